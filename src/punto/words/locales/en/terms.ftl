# The words of the casino. Each stands here once; `case: "capital"` asks for the form that begins a title or a sentence.

-player = Player
-banker = Banker
-tie = Tie
-natural =
    { $case ->
        [capital] Natural
       *[lower] natural
    }
-commission =
    { $case ->
        [capital] Commission
       *[lower] commission
    }
-shoe =
    { $case ->
        [capital] Shoe
       *[lower] shoe
    }
-cut-card = cut card
