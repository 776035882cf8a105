/* Made by `npm run types` from the server's models. Do not change by hand. */

export type Protocol = ClientFrame | ServerFrame;
export type ClientFrame = CommandFrame | FoldFrame | SyncFrame | PingFrame;
export type ServerFrame =
  HelloFrame | StepFrame | DocumentFrame | AnswerFrame | FoldShownFrame | PongFrame | ErrorFrame | GoodbyeFrame;
/**
 * What the table is doing.
 */
export type Phase =
  | "shuffling"
  | "cutting"
  | "betting"
  | "closed"
  | "dealing"
  | "control"
  | "exposing"
  | "third_cards"
  | "settled"
  | "ended";
/**
 * How far the shoe is.
 */
export type ShoePhase = "committed" | "cut" | "burned" | "dealt" | "closed" | "revealed";
/**
 * Who has the cards of a side in Midi.
 */
export type Ownership = "open" | "offered" | "patron" | "dealer";
/**
 * Why a command is refused, in order of precedence.
 *
 * The codes of a slip, which are the house's (`punto.house.slip.RefusalCode`), stand together in the middle.
 */
export type Code =
  | "same_id_other_content"
  | "table_not_open"
  | "table_already_open"
  | "table_closed"
  | "table_closing"
  | "not_seated"
  | "already_seated"
  | "self_excluded"
  | "patron_leaving"
  | "unknown_seat"
  | "seat_taken"
  | "table_full"
  | "name_out_of_range"
  | "amount_out_of_range"
  | "limit_not_positive"
  | "exclusion_not_longer"
  | "entropy_out_of_range"
  | "empty_slip"
  | "unknown_bet"
  | "stake_not_positive"
  | "below_minimum"
  | "above_maximum"
  | "off_increment"
  | "tie_alone_below_minimum"
  | "combination_not_permitted"
  | "bets_never_together"
  | "prerequisite_missing"
  | "table_paused"
  | "table_not_paused"
  | "other_round"
  | "seed_not_wanted"
  | "cut_not_open"
  | "already_cut"
  | "betting_not_open"
  | "no_slip"
  | "no_round_to_void"
  | "other_currency"
  | "control_not_offered"
  | "no_such_card"
  | "not_your_card"
  | "card_already_exposed"
  | "no_reminder"
  | "already_connected"
  | "not_connected"
  | "too_many_slips"
  | "insufficient_balance"
  | "round_limit_exceeded"
  | "day_loss_limit_exceeded"
  | "differential_exceeded";

/**
 * A command; the same id again gets the same answer.
 */
export interface CommandFrame {
  type: "command";
  id: string;
  command:
    | TakeSeat
    | BuyIn
    | CashOut
    | LeaveTable
    | PlaceSlip
    | WithdrawSlip
    | SayReady
    | CutShoe
    | AcceptControl
    | CedeControl
    | PeelCard
    | ExposeCard
    | SetLimits
    | ExcludeSelf
    | AcknowledgeReminder
    | PauseTable
    | ResumeTable
    | VoidRound
    | CloseTable
    | ChangeHouse
    | ChangeSettings;
}
/**
 * Sit down.
 */
export interface TakeSeat {
  kind: "TakeSeat";
  seat?: number | null;
}
/**
 * Buy chips from the purse.
 */
export interface BuyIn {
  kind: "BuyIn";
  amount: number;
}
/**
 * Give chips back to the purse.
 */
export interface CashOut {
  kind: "CashOut";
  amount: number;
}
/**
 * Get up.
 */
export interface LeaveTable {
  kind: "LeaveTable";
}
/**
 * Bet this whole slip; stakes are minor units by bet.
 */
export interface PlaceSlip {
  shoe: number;
  number: number;
  kind: "PlaceSlip";
  stakes: {
    [k: string]: number;
  };
}
/**
 * Take the slip back.
 */
export interface WithdrawSlip {
  shoe: number;
  number: number;
  kind: "WithdrawSlip";
}
/**
 * Do not wait for me, in betting or at the cut.
 */
export interface SayReady {
  kind: "SayReady";
  shoe?: number | null;
  number?: number | null;
}
/**
 * Mix these bytes into the order of the shoe.
 */
export interface CutShoe {
  kind: "CutShoe";
  entropy: string;
}
/**
 * Take the cards of a side.
 */
export interface AcceptControl {
  shoe: number;
  number: number;
  kind: "AcceptControl";
  side: "player" | "banker";
}
/**
 * Leave the cards of a side to the next.
 */
export interface CedeControl {
  shoe: number;
  number: number;
  kind: "CedeControl";
  side: "player" | "banker";
}
/**
 * Begin to look at a card.
 */
export interface PeelCard {
  shoe: number;
  number: number;
  kind: "PeelCard";
  place: number;
}
/**
 * Turn a card face up.
 */
export interface ExposeCard {
  shoe: number;
  number: number;
  kind: "ExposeCard";
  place: number;
}
/**
 * Ask for these limits of one's own.
 */
export interface SetLimits {
  kind: "SetLimits";
  limits: Limits;
}
/**
 * Limits that a patron sets; null is none.
 */
export interface Limits {
  round_stake_max?: number | null;
  day_loss_max?: number | null;
  reminder_minutes?: number | null;
}
/**
 * Keep me from playing until then (milliseconds).
 */
export interface ExcludeSelf {
  kind: "ExcludeSelf";
  until: number;
}
/**
 * I have seen the reminder.
 */
export interface AcknowledgeReminder {
  kind: "AcknowledgeReminder";
}
/**
 * Stop the table where it is.
 */
export interface PauseTable {
  kind: "PauseTable";
  reason?: string;
}
/**
 * Go on after a pause.
 */
export interface ResumeTable {
  kind: "ResumeTable";
}
/**
 * Void the current round; every stake goes back.
 */
export interface VoidRound {
  kind: "VoidRound";
  reason: string;
  end_shoe?: boolean;
}
/**
 * Close the table after the round.
 */
export interface CloseTable {
  kind: "CloseTable";
  reason?: string;
}
/**
 * Play under another house from the next shoe on.
 */
export interface ChangeHouse {
  kind: "ChangeHouse";
  house: string;
}
/**
 * Give the table another pace.
 */
export interface ChangeSettings {
  kind: "ChangeSettings";
  pace: "calm" | "normal" | "fast" | "instant";
}
/**
 * How the card that one squeezes is folded now, in units of the card.
 */
export interface FoldFrame {
  type: "fold";
  place: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  grab: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  to: [number, number];
}
/**
 * Send the whole document.
 */
export interface SyncFrame {
  type: "sync";
}
/**
 * Are you there, and what time is it?
 */
export interface PingFrame {
  type: "ping";
  id: string;
}
/**
 * The first frame.
 */
export interface HelloFrame {
  type: "hello";
  protocol: number;
  server: string;
  table: string;
  role: "spectator" | "patron" | "operator";
  patron_name: string | null;
  audience: string;
  now: number;
  sequence: number;
  resumed: boolean;
  document: TableDocument | null;
}
/**
 * Everything that one audience may see of a table.
 */
export interface TableDocument {
  view: View;
  roads: RoadsDocument;
}
/**
 * Everything that one viewer may see at one moment.
 */
export interface View {
  table: string;
  house: string;
  style: string;
  currency: string;
  helpline: Text | null;
  now: number;
  sequence: number;
  phase: Phase;
  deadline: number | null;
  paused: boolean;
  pause_reason: string;
  closing: boolean;
  seats_max: number;
  seats: SeatView[];
  shoe: ShoeView | null;
  current: RoundView | null;
  own: OwnView | null;
  operator: OperatorView | null;
  may: string[];
  title: Text;
}
/**
 * One thing said in English and in Simplified Chinese.
 */
export interface Text {
  en: string;
  zh: string;
}
/**
 * A patron as everybody sees them.
 */
export interface SeatView {
  seat: number;
  name: string;
  connected: boolean;
  ready: boolean;
  leaving: boolean;
  stakes: [string, number][];
  bets: BetView[];
  you: boolean;
  bot: boolean;
}
/**
 * What became of a bet, for everybody to see.
 */
export interface BetView {
  bet: string;
  stake: number;
  result: "win" | "push" | "lose";
  returned: number;
  net: number;
}
/**
 * The shoe on the table.
 */
export interface ShoeView {
  number: number;
  phase: ShoePhase;
  commitment: string;
  cut_until: number | null;
  cut_by: string[];
  burned: number;
  shown: string | null;
  cards_left: number;
  rounds: RoundPlayed[];
  results: string;
  seed: string | null;
  cut: string | null;
}
/**
 * A round of the current shoe that is over.
 */
export interface RoundPlayed {
  number: number;
  cards: string | null;
  result: string | null;
}
/**
 * The current round.
 */
export interface RoundView {
  number: number;
  last: boolean;
  closes_at: number | null;
  player: HandView;
  banker: HandView;
  player_control: ControlView | null;
  banker_control: ControlView | null;
  calls: Text[];
  winner: ("player" | "banker" | "tie") | null;
  void: Text | null;
}
/**
 * One side's cards.
 */
export interface HandView {
  cards: CardView[];
  total: number | null;
  natural: boolean;
}
/**
 * A card on the table.
 */
export interface CardView {
  place: number;
  face: string | null;
  exposed: boolean;
  peeled: boolean;
}
/**
 * Who has a side's cards.
 */
export interface ControlView {
  owner: Ownership;
  seat: number | null;
  until: number | null;
  passed: number[];
  reason: ("nobody bet this side" | "all ceded" | "offer ran out" | "squeeze ran out") | null;
}
/**
 * What only the patron sees. Amounts are minor units.
 */
export interface OwnView {
  seat: number;
  balance: number;
  available: number;
  staked: number;
  owed: number;
  collected: number;
  bought_in: number;
  session_net: number;
  day_net: number;
  seated_at: number;
  held_until: number | null;
  limits: PatronLimits;
  plan: LimitPlan;
  reminded_at: number | null;
  excluded_until: number | null;
  bets: BetSettled[];
}
/**
 * What a patron set as limits for themselves; None is no limit.
 */
export interface PatronLimits {
  round_stake_max: number | null;
  day_loss_max: number | null;
  reminder_minutes: number | null;
}
/**
 * The limits that hold now and, if the patron asked for looser ones, those that will.
 */
export interface LimitPlan {
  now: PatronLimits;
  later: PatronLimits | null;
  later_from: number | null;
}
/**
 * What became of one bet, with the reason in words. All amounts are minor units.
 */
export interface BetSettled {
  seat: number;
  patron: string;
  bet: string;
  stake: number;
  result: "win" | "push" | "lose";
  row: Text | null;
  pays: string | null;
  winnings: number;
  commission: number;
  commission_owed: boolean;
  returned: number;
  net: number;
  explanation: Text;
}
/**
 * What only an operator sees.
 */
export interface OperatorView {
  balances: {
    [k: string]: number;
  };
  held: {
    [k: string]: number;
  };
  settings: Settings;
  next_house: string | null;
  patrons: {
    [k: string]: string;
  };
}
/**
 * The settings of one table.
 */
export interface Settings {
  pace: Pace;
  cut_ms: number;
  offer_ms: number;
  seat_held_ms: number;
  raise_after_ms: number;
  day_begins_ms: number;
  slips_per_round: number;
}
/**
 * How long the dealer takes, so that a page can show each step; a Mini round stays under nine seconds.
 */
export interface Pace {
  first_card_ms: number;
  card_ms: number;
  expose_ms: number;
  third_ms: number;
  result_ms: number;
  pause_ms: number | null;
}
/**
 * The roads of the shoe.
 */
export interface RoadsDocument {
  bead_plate: RoadBead[];
  big_road: RoadCell[];
  waiting_ties: number;
  big_eye_boy: RoadMark[];
  small_road: RoadMark[];
  cockroach_pig: RoadMark[];
  ask_banker: RoadAsk;
  ask_player: RoadAsk;
  counts: RoadCounts;
}
/**
 * One round on the bead plate.
 */
export interface RoadBead {
  result: "B" | "P" | "T";
  banker_pair: boolean;
  player_pair: boolean;
  natural: boolean;
  total: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  place: [number, number];
}
/**
 * One decision on the big road, and the ties marked on it.
 */
export interface RoadCell {
  result: "B" | "P" | "T";
  ties: number;
  banker_pair: boolean;
  player_pair: boolean;
  natural: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  place: [number, number];
}
/**
 * One mark of a derived road: R, red, repeats; B, blue, breaks.
 */
export interface RoadMark {
  mark: "R" | "B";
  /**
   * @minItems 2
   * @maxItems 2
   */
  place: [number, number];
}
/**
 * The mark that each derived road would get from one next result.
 */
export interface RoadAsk {
  big_eye_boy: ("R" | "B") | null;
  small_road: ("R" | "B") | null;
  cockroach_pig: ("R" | "B") | null;
}
/**
 * How many rounds of the shoe had each winner and each mark.
 */
export interface RoadCounts {
  rounds: number;
  banker: number;
  player: number;
  tie: number;
  banker_pair: number;
  player_pair: number;
  natural: number;
}
/**
 * The document moves on; `from` is the number that the client must hold.
 */
export interface StepFrame {
  type: "step";
  sequence: number;
  from: number;
  now: number;
  changes: Change[];
}
/**
 * One change of a document.
 */
export interface Change {
  path: string[];
  value: unknown;
}
/**
 * The document whole, and the audience it is for, which changes when a patron sits down or gets up.
 */
export interface DocumentFrame {
  type: "document";
  sequence: number;
  audience: string;
  now: number;
  document: TableDocument;
}
/**
 * The answer to a command, after the step that it caused.
 */
export interface AnswerFrame {
  type: "answer";
  id: string;
  accepted: boolean;
  repeated: boolean;
  sequence: number;
  refusal: RefusalBody | null;
}
/**
 * Why a command is refused: a rule of the table, or a purse that does not hold that much.
 */
export interface RefusalBody {
  code: Code | "purse_short";
  message: Text;
  bet: string | null;
}
/**
 * How another patron folds a card.
 */
export interface FoldShownFrame {
  type: "fold";
  seat: number;
  place: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  grab: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  to: [number, number];
}
/**
 * Here, and this is the time.
 */
export interface PongFrame {
  type: "pong";
  id: string;
  now: number;
}
/**
 * A message that was not carried out at all.
 */
export interface ErrorFrame {
  type: "error";
  code: "malformed" | "not_text" | "too_fast" | "not_permitted" | "unknown_name" | "store_unavailable" | "fault";
  message: Text;
  id: string | null;
}
/**
 * The server closes; come back after so many milliseconds.
 */
export interface GoodbyeFrame {
  type: "goodbye";
  reason: string;
  retry_ms: number;
}
