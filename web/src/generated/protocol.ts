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
 * First come who asks and when, then what was asked. The codes of a slip, which are the house's
 * (`punto.house.slip.RefusalCode`), stand together.
 */
export type Code =
  | "same_id_other_content"
  | "table_not_open"
  | "table_already_open"
  | "table_closed"
  | "table_closing"
  | "not_seated"
  | "already_seated"
  | "already_waiting"
  | "not_waiting"
  | "table_full"
  | "seat_held"
  | "seat_free"
  | "waiting_list_full"
  | "house_forbids"
  | "self_excluded"
  | "patron_leaving"
  | "table_paused"
  | "table_not_paused"
  | "shoe_not_wanted"
  | "cut_not_open"
  | "already_cut"
  | "betting_not_open"
  | "already_ready"
  | "too_many_slips"
  | "no_slip"
  | "no_result_to_skip"
  | "not_alone"
  | "no_round_to_void"
  | "no_round_to_correct"
  | "control_not_offered"
  | "nothing_owed"
  | "no_reminder"
  | "already_connected"
  | "not_connected"
  | "other_round"
  | "other_currency"
  | "unknown_seat"
  | "seat_taken"
  | "name_out_of_range"
  | "reason_needed"
  | "no_bet_to_correct"
  | "nothing_to_correct"
  | "patron_short"
  | "amount_out_of_range"
  | "limit_not_positive"
  | "exclusion_not_longer"
  | "entropy_out_of_range"
  | "no_such_card"
  | "not_your_card"
  | "card_already_exposed"
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
  | "purse_short"
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
    | PlaceSlip
    | WithdrawSlip
    | SayReady
    | AcceptControl
    | CedeControl
    | PeelCard
    | ExposeCard
    | LeaveToDealer
    | SkipResult
    | BuyIn
    | CashOut
    | ChooseCommission
    | PayCommission
    | LeaveTable
    | SetLimits
    | ExcludeSelf
    | AcknowledgeReminder
    | HurryDealer
    | CutShoe
    | TipDealer
    | TakeSeat
    | JoinWaitingList
    | LeaveWaitingList
    | CorrectRound
    | ChangeHouse
    | ChangeSettings
    | PauseTable
    | ResumeTable
    | VoidRound
    | CloseTable;
}
/**
 * Bet this whole slip in the current round; it replaces an earlier one.
 */
export interface PlaceSlip {
  kind: "PlaceSlip";
  shoe: number;
  number: number;
  stakes: {
    [k: string]: number;
  };
}
/**
 * Take the slip of this round back.
 */
export interface WithdrawSlip {
  kind: "WithdrawSlip";
  shoe: number;
  number: number;
}
/**
 * No need to wait for me: in betting, and when the shoe may be cut.
 */
export interface SayReady {
  kind: "SayReady";
  shoe?: number | null;
  number?: number | null;
}
/**
 * Take the cards of this side.
 */
export interface AcceptControl {
  kind: "AcceptControl";
  shoe: number;
  number: number;
  side: "player" | "banker";
}
/**
 * Leave the cards of this side to the next largest bet.
 */
export interface CedeControl {
  kind: "CedeControl";
  shoe: number;
  number: number;
  side: "player" | "banker";
}
/**
 * Begin to look at a card that one controls.
 */
export interface PeelCard {
  kind: "PeelCard";
  shoe: number;
  number: number;
  place: number;
}
/**
 * Turn a card that one controls face up.
 */
export interface ExposeCard {
  kind: "ExposeCard";
  shoe: number;
  number: number;
  place: number;
}
/**
 * Leave the cards of a side that one has to the dealer, who turns the rest of them.
 */
export interface LeaveToDealer {
  kind: "LeaveToDealer";
  shoe: number;
  number: number;
  side: "player" | "banker";
}
/**
 * Go on to the next round: the result is seen.
 */
export interface SkipResult {
  kind: "SkipResult";
  shoe: number;
  number: number;
}
/**
 * Buy chips from the cashier.
 */
export interface BuyIn {
  kind: "BuyIn";
  amount: number;
}
/**
 * Give chips back to the cashier and stay.
 */
export interface CashOut {
  kind: "CashOut";
  amount: number;
}
/**
 * Pay commission at the payout, or let it be owed.
 */
export interface ChooseCommission {
  kind: "ChooseCommission";
  later: boolean;
}
/**
 * Pay the commission that is owed, now.
 */
export interface PayCommission {
  kind: "PayCommission";
}
/**
 * Get up: owed commission is collected and the rest cashed out. A stake in play is settled first.
 */
export interface LeaveTable {
  kind: "LeaveTable";
}
/**
 * Ask for these limits of one's own.
 */
export interface SetLimits {
  kind: "SetLimits";
  limits: PatronLimitsBody;
}
/**
 * What a patron set as limits for themselves; None is no limit.
 */
export interface PatronLimitsBody {
  round_stake_max?: number | null;
  day_loss_max?: number | null;
  reminder_minutes?: number | null;
}
/**
 * Keep me from playing until then.
 */
export interface ExcludeSelf {
  kind: "ExcludeSelf";
  until: number;
}
/**
 * I have seen the reminder of the time.
 */
export interface AcknowledgeReminder {
  kind: "AcknowledgeReminder";
}
/**
 * Have the dealer hurry, as far as nobody at the table wants to take their time.
 */
export interface HurryDealer {
  kind: "HurryDealer";
  fast: boolean;
}
/**
 * Mix these bytes into the order of the new shoe.
 */
export interface CutShoe {
  kind: "CutShoe";
  entropy: string;
}
/**
 * Give the dealer a tip.
 */
export interface TipDealer {
  kind: "TipDealer";
  amount: number;
}
/**
 * Sit down.
 */
export interface TakeSeat {
  kind: "TakeSeat";
  seat?: number | null;
}
/**
 * Wait for a seat at a table where none is free.
 */
export interface JoinWaitingList {
  kind: "JoinWaitingList";
}
/**
 * Wait no longer.
 */
export interface LeaveWaitingList {
  kind: "LeaveWaitingList";
}
/**
 * Correct what a paid round brought a seat.
 */
export interface CorrectRound {
  kind: "CorrectRound";
  shoe: number;
  number: number;
  seat: number;
  after: number;
  reason: string;
}
/**
 * Play under another house from the next shoe on.
 */
export interface ChangeHouse {
  kind: "ChangeHouse";
  house: string;
}
/**
 * Give the table another pace, at once.
 */
export interface ChangeSettings {
  kind: "ChangeSettings";
  pace: "calm" | "normal" | "fast" | "instant";
}
/**
 * Stop the table where it is.
 */
export interface PauseTable {
  kind: "PauseTable";
  reason?: string;
}
/**
 * Go on after a pause; every deadline moves by its length.
 */
export interface ResumeTable {
  kind: "ResumeTable";
}
/**
 * Void the current round: every stake goes back.
 */
export interface VoidRound {
  kind: "VoidRound";
  reason: string;
  end_shoe?: boolean;
}
/**
 * Close the table after the current round.
 */
export interface CloseTable {
  kind: "CloseTable";
  reason?: string;
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
 * The first frame; without a document the client goes on from the one it has.
 */
export interface HelloFrame {
  type: "hello";
  protocol: number;
  server: string;
  table: string;
  role: "patron" | "spectator" | "operator";
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
  lasts_ms: number | null;
  paused: boolean;
  pause_reason: string;
  closing: boolean;
  seats_max: number;
  seats_to_stay: number;
  seats_free: number;
  seats: SeatView[];
  waiting: WaitingView[];
  shoe: ShoeView | null;
  current: RoundView | null;
  own: OwnView | null;
  operator: OperatorView | null;
  may: string[];
  title: Text;
}
/**
 * A message key with the values of its places.
 *
 * >>> str(Text("refusal-seat-taken", seat=3))
 * 'Seat 3 is taken.'
 */
export interface Text {
  key: string;
  values: {
    [k: string]: number | string | Text | (number | string | Text)[];
  };
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
  bets: BetOutcome[];
  you: boolean;
  bot: boolean;
}
/**
 * What became of one bet, in plain values: as it is stored, sent, recorded and shown. Amounts are minor units.
 */
export interface BetOutcome {
  bet: string;
  stake: number;
  result: "win" | "push" | "lose" | "void";
  row: string | null;
  pays: string | null;
  winnings: number;
  commission: number;
  owed: boolean;
  capped: boolean;
  returned: number;
  net: number;
}
/**
 * Somebody on the waiting list, as everybody sees them.
 */
export interface WaitingView {
  name: string;
  you: boolean;
  held_until: number | null;
}
/**
 * The shoe on the table.
 */
export interface ShoeView {
  number: number;
  phase: ShoePhase;
  commitment: string | null;
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
  hand: Text | null;
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
  turn: TurnView | null;
  calls: Text[];
  winner: ("player" | "banker" | "tie") | null;
  hand: Text | null;
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
  lasts_ms: number | null;
  passed: number[];
  reason:
    ("nobody bet this side" | "all ceded" | "offer ran out" | "squeeze ran out" | "holder gone" | "handed over") | null;
}
/**
 * The card that is turned next, and what it would do; said from the cards that lie face up, and from no other.
 */
export interface TurnView {
  side: "player" | "banker";
  place: number;
  holds: number | null;
  need: Text;
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
  pays_later: boolean | null;
  collected: number;
  bought_in: number;
  session_net: number;
  day_net: number;
  seated_at: number;
  held_until: number | null;
  idle: IdleWarning | null;
  limits: PatronLimits;
  plan: LimitPlan;
  reminded_at: number | null;
  excluded_until: number | null;
  fast: boolean;
  bets: ExplainedBet[];
}
/**
 * Why a seat goes back, and when.
 */
export interface IdleWarning {
  reason: "no chips" | "no bet";
  until: number;
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
  version: number;
}
/**
 * What became of a bet, and why, in words.
 */
export interface ExplainedBet {
  bet: string;
  stake: number;
  result: "win" | "push" | "lose" | "void";
  row: string | null;
  pays: string | null;
  winnings: number;
  commission: number;
  owed: boolean;
  capped: boolean;
  returned: number;
  net: number;
  row_name: Text | null;
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
  marked: {
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
  offer_ms: number | null;
  gone_ms: number;
  seat_held_ms: number;
  idle: IdleRules | null;
  first_in_line_ms: number;
  waiting_most: number;
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
 * The idle timeout of a seat: seats are for those who play. A rule that is None is off.
 *
 * A bet counts when it stands at the close of betting, so that placing and taking back keeps no seat.
 */
export interface IdleRules {
  no_chips_ms: number | null;
  rounds: number | null;
  wanted_ms: number | null;
  unwanted_ms: number | null;
  notice_ms: number;
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
  ask_banker: AskMarks;
  ask_player: AskMarks;
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
 * The mark that each derived road would get from one hypothetical next result.
 */
export interface AskMarks {
  big_eye_boy: ("R" | "B") | null;
  small_road: ("R" | "B") | null;
  cockroach_pig: ("R" | "B") | null;
}
/**
 * How many rounds of the shoe had each winner, and each mark (those of tied rounds too).
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
 * The document moves on; `since` is the number that the client must hold.
 */
export interface StepFrame {
  type: "step";
  sequence: number;
  since: number;
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
 * Why a command is refused: a rule of the table, or an address that has seats enough.
 */
export interface RefusalBody {
  code: Code | "too_many_seats";
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
