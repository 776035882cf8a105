page-names-first = Quiet Amber Silver Lucky Gentle Golden Early Northern Velvet Clever Bright Merry Calm Distant Gallant
page-names-second = Heron Fox Harbour Lantern Otter Willow Falcon Comet Maple Swift Panda Lynx Orchid Raven Tide
page-names-whole = { $first } { $second }
