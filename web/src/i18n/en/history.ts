import type { StepTold } from "../../history/rounds";

const SIDES = { player: "Player", banker: "Banker" } as const;

const WHY: Record<string, string> = {
  "nobody bet this side": "nobody bet this side",
  "all ceded": "everybody ceded",
  "offer ran out": "the offer ran out",
  "squeeze ran out": "the time ran out",
};

const side = (step: StepTold) => (step.side ? SIDES[step.side] : "");
const who = (step: StepTold) => (step.seat === null ? "The dealer" : `Seat ${step.seat}`);

export default {
  title: "History",
  tabs: { shoe: "This shoe", session: "My session" },
  sides: { player: "Player", banker: "Banker", tie: "Tie" },
  letters: { player: "P", banker: "B", tie: "T" },
  shoeRound: (shoe: number, number: number) => `Shoe ${shoe}, round ${number}`,
  void: "Void",
  totals: (player: number, banker: number) => `${player} to ${banker}`,
  empty: "No round is over yet.",
  emptySession: "You have not bet yet. Your rounds will be listed here, with what each brought.",
  older: "Older rounds",
  loading: "Loading…",
  session: {
    net: "Won and lost",
    rounds: "Rounds with a bet",
    won: "Won",
    lost: "Lost",
    even: "Even",
    chart: (rounds: number, now: string, best: string, worst: string) =>
      `Won and lost over ${rounds} rounds: now ${now}, best ${best}, worst ${worst}.`,
  },
  replay: {
    again: "Watch again",
    play: "Play",
    pause: "Pause",
    back: "Step back",
    next: "Step forward",
    first: "To the start",
    last: "To the end",
    position: "Position",
    step: (at: number, all: number) => `Step ${at} of ${all}`,
  },
  steps: {
    closed: () => "Betting is closed.",
    dealt: (step: StepTold) => `A card for ${side(step)}.`,
    offered: (step: StepTold) => `${side(step)}'s cards are offered to seat ${step.seat}.`,
    passed: (step: StepTold) => `${who(step)} does not take ${side(step)}'s cards.`,
    accepted: (step: StepTold) => `${who(step)} takes ${side(step)}'s cards.`,
    dealer: (step: StepTold) =>
      `The dealer turns ${side(step)}'s cards${step.reason ? `: ${WHY[step.reason] ?? step.reason}` : ""}.`,
    peeled: (step: StepTold) => `${who(step)} looks at a card.`,
    exposed: () => "A card is turned.",
    settled: () => "The bets are settled.",
    void: () => "The round is void; every stake comes back.",
  },
  bets: {
    title: "Bets",
    seat: (seat: number, you: boolean) => (you ? `Seat ${seat}, you` : `Seat ${seat}`),
    results: { win: "won", lose: "lost", push: "push", void: "returned" },
    none: "Nobody bet in this round.",
    own: "Your bets",
  },
  decisions: "Third cards",
  share: "Share",
  copied: "Link copied",
  open: "Open",
  page: {
    back: "To the table",
    previous: "Previous round",
    next: "Next round",
    when: (text: string) => `Ended ${text}`,
    fairness: "The shoe that these cards came from",
    gone: "There is no such round, or it is not over yet.",
  },
};
