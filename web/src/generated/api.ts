/* Made by `npm run types` from the server's models. Do not change by hand. */

export type Api =
  | AccountBody
  | AccountsBody
  | AnswerFrame
  | AuditBody
  | AuditCheckBody
  | AuditProgress
  | AuditsBody
  | BestBet
  | BetName
  | BetOdds
  | BetOutcome
  | BetResult
  | BulletList
  | CardPicture
  | ChangeHouse
  | ChangeSettings
  | CheckReport
  | Choice
  | ChoicesForm
  | CloseTable
  | Code
  | CombinationsDescription
  | CommissionDescription
  | CompareAsked
  | CompareBody
  | ComparedBet
  | ComparedBets
  | CorrectRound
  | Correction
  | CountAsked
  | CountsBody
  | Cover
  | Currency
  | CutForm
  | DayResult
  | DealtTable
  | DrawDecision
  | DrillBody
  | DrillsBody
  | ErrorBody
  | ErrorReply
  | EventBody
  | Example
  | ExplainedBet
  | Failure
  | FillForm
  | GivenHouse
  | HandPicture
  | HandPictures
  | HandlingDescription
  | HandsPart
  | HealthBody
  | HouseAsked
  | HouseCheck
  | HouseDescription
  | HouseLine
  | HouseNames
  | HouseProblem
  | HouseTexts
  | HousesBody
  | JobBody
  | JournalBody
  | KindBody
  | KnownAsked
  | KnownBody
  | KnownCase
  | LayoutPart
  | Leaflet
  | LeafletSettings
  | LeafletTable
  | LedgerBody
  | Limits
  | LimitsBody
  | LimitsInDecimals
  | LocateForm
  | Look
  | MarkedBody
  | Name
  | NewAudit
  | NewCommand
  | NewOwnTable
  | NewTable
  | NotePart
  | NotedBody
  | OddsAsked
  | OddsBody
  | OfferDescription
  | OpenedTable
  | OperatorBody
  | PaperBody
  | PaperHandedIn
  | Paragraph
  | PastCard
  | PastRound
  | PastSeat
  | PatronBody
  | PatronResults
  | PauseTable
  | Phase
  | Picture
  | PileBody
  | PlanBody
  | PlansBody
  | ProblemBody
  | PurseBody
  | PursesBody
  | QrCode
  | QuestionBody
  | ReasonsBody
  | ReckoningLine
  | RecordBody
  | RefusalBody
  | ReportBody
  | ResultBody
  | ResumeTable
  | RoadCell
  | RoadMark
  | RoadPart
  | RoundReplay
  | RoundStep
  | RoundingDescription
  | RoundsBody
  | RowDescription
  | RowOdds
  | SeatPart
  | Section
  | ServerBody
  | ServersBody
  | SessionBody
  | ShoePhase
  | ShoeRules
  | ShoeSummary
  | ShoesBody
  | SimulationAsked
  | SimulationProgress
  | StackPart
  | Stake
  | StoredTable
  | StoredTables
  | StudyAsked
  | Subheading
  | TableAuditBody
  | TableBody
  | TableCell
  | TableColumn
  | TableOdds
  | Tableau
  | TablesBody
  | TakeoverBody
  | Text
  | TimeDescription
  | Token
  | TopicBody
  | TransferBody
  | UsualReason
  | VerificationReport
  | VoidRound;
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
 * An open account, in minor units.
 */
export interface AccountBody {
  name: string;
  balance: number;
  held: number;
  available: number;
  debits_posted: number;
  debits_pending: number;
  credits_posted: number;
  credits_pending: number;
}
/**
 * The open accounts of a table.
 */
export interface AccountsBody {
  table: string;
  currency: string;
  decimals: number;
  accounts: AccountBody[];
  total: number;
}
/**
 * The answer to a command, after the step that it caused.
 */
export interface AnswerFrame {
  type?: "answer";
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
 * An audit.
 */
export interface AuditBody {
  id: string;
  by: string;
  state: "running" | "done" | "failed";
  started_at: number;
  ended_at: number | null;
  progress: AuditProgress[];
  report: ReportBody | null;
  problem: Text | null;
}
/**
 * How far the audit of one table is.
 */
export interface AuditProgress {
  table: string;
  events: number;
  total: number;
}
/**
 * What an audit found.
 */
export interface ReportBody {
  ok: boolean;
  differences: number;
  whole: AuditCheckBody;
  grants: AuditCheckBody;
  tables: TableAuditBody[];
}
/**
 * One check.
 */
export interface AuditCheckBody {
  check:
    | "tables"
    | "grants"
    | "chain"
    | "replay"
    | "rounds"
    | "shoes"
    | "ledger"
    | "balances"
    | "answers"
    | "snapshots"
    | "patrons"
    | "purses";
  ok: boolean;
  shown: Text | null;
  differences: number;
  first: Text[];
}
/**
 * The audit of one table.
 */
export interface TableAuditBody {
  table: string;
  ok: boolean;
  noted: NotedBody | null;
  counts: CountsBody;
  checks: AuditCheckBody[];
}
/**
 * A hash to be noted: the journal up to this event cannot be written anew unseen.
 */
export interface NotedBody {
  sequence: number;
  hash: string;
}
/**
 * How much there was to audit.
 */
export interface CountsBody {
  events: number;
  rounds: number;
  void: number;
  bets: number;
  shoes: number;
  transfers: number;
  answers: number;
  accounts: number;
}
/**
 * The audits since the server started, newest first.
 */
export interface AuditsBody {
  audits: AuditBody[];
}
/**
 * The best bet, and what it is worth.
 */
export interface BestBet {
  known: string;
  bet: string;
  edge: number;
  edge_exact: string;
  edge_of_always_betting: number;
  edge_of_always_betting_exact: string;
}
/**
 * What a bet is called.
 */
export interface BetName {
  bet: string;
  name: Text;
}
/**
 * The price of a bet; `ev` is an exact fraction.
 */
export interface BetOdds {
  bet: string;
  ev: string;
  ev_float: number;
  edge_percent: number;
  variance: number;
  standard_deviation: number;
  p_win: number;
  p_push: number;
  p_lose: number;
  hit_frequency: number;
  rows: RowOdds[];
}
/**
 * One row of a bet's pay table.
 */
export interface RowOdds {
  name: string;
  pays: string;
  probability: number;
  probability_exact: string;
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
 * What all bets of one kind brought together, as they were paid. Amounts are minor units.
 */
export interface BetResult {
  bet: string;
  times: number;
  staked: number;
  net: number;
}
/**
 * A list, one point below the other.
 */
export interface BulletList {
  items: Paragraph[];
  kind?: "points";
}
/**
 * A paragraph, perhaps with a few words in bold that lead into it.
 */
export interface Paragraph {
  text: string;
  lead?: string;
  kind?: "paragraph";
}
/**
 * One playing card, face up.
 */
export interface CardPicture {
  rank: string;
  suit: "s" | "h" | "d" | "c";
  name: string;
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
 * One check of a record.
 */
export interface CheckReport {
  check:
    | "seal"
    | "commitment"
    | "house"
    | "order"
    | "burn"
    | "cards"
    | "tableau"
    | "end"
    | "slips"
    | "payouts"
    | "sums"
    | "corrections";
  ok: boolean;
  shown: Text | null;
  failures: Failure[];
}
/**
 * One thing that is not as it must be: where in the record, and what would be right.
 */
export interface Failure {
  place: Text;
  message: Text;
}
/**
 * Something that may be chosen.
 */
export interface Choice {
  key: string;
  text: Text;
}
/**
 * Choose one, pick any number, or arrange all. An answer is a key, or keys joined by `+`; `-` picks none.
 */
export interface ChoicesForm {
  form: "choose" | "pick" | "arrange";
  choices: Choice[];
}
/**
 * Close the table after the current round.
 */
export interface CloseTable {
  kind: "CloseTable";
  reason?: string;
}
/**
 * Which bets go together.
 */
export interface CombinationsDescription {
  main: "any" | string[][];
  never_together: string[][];
  tie_alone: boolean;
}
/**
 * What the house charges on winnings.
 */
export interface CommissionDescription {
  rate: string;
  collected: ("payout" | "end of shoe" | "leaving")[];
  owed: "held" | "marked";
  rounding: RoundingDescription;
}
/**
 * How an amount becomes whole.
 */
export interface RoundingDescription {
  unit: string;
  favour: "patron" | "house" | "nearest";
}
/**
 * Houses to compare, bet by bet.
 */
export interface CompareAsked {
  decks?: number | null;
  composition?: string | null;
  removed?: string;
  /**
   * @minItems 2
   * @maxItems 4
   */
  houses:
    [HouseAsked, HouseAsked] | [HouseAsked, HouseAsked, HouseAsked] | [HouseAsked, HouseAsked, HouseAsked, HouseAsked];
}
/**
 * A house of this server by its key, or a house file as text.
 */
export interface HouseAsked {
  house?: string | null;
  text?: string | null;
}
/**
 * What `punto compare --json` writes.
 */
export interface CompareBody {
  houses: string[];
  bets: ComparedBets[];
}
/**
 * One bet, by the keys of the houses that have it.
 */
export interface ComparedBets {
  bet: string;
  houses: {
    [k: string]: ComparedBet;
  };
}
/**
 * A bet as one of the houses pays it.
 */
export interface ComparedBet {
  ev: string;
  edge_percent: number;
  standard_deviation: number;
  p_win: number;
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
 * A later entry that put right what a round brought a seat. Amounts are minor units.
 */
export interface Correction {
  at: number;
  by: string;
  seat: number;
  you: boolean;
  reason: Text;
  before: number;
  after: number;
}
/**
 * A bet to design a count for, as `punto count` does it.
 */
export interface CountAsked {
  house?: string | null;
  text?: string | null;
  bet: string;
  shoes?: number;
  seed: number;
  decks?: number | null;
}
/**
 * The front.
 */
export interface Cover {
  kicker: string;
  about: string;
  hand: HandPicture;
  facts: Paragraph[];
  slogan?: string;
  logo?: Picture | null;
  title: string;
}
/**
 * Some cards beside each other, with what they are and what they come to.
 */
export interface HandPicture {
  label: string;
  cards: CardPicture[];
  result: string;
  tone?: "plain" | "blue" | "red" | "green";
  strong?: boolean;
}
/**
 * A picture file, such as a logo.
 */
export interface Picture {
  format: "svg" | "png";
  data: string;
  name: string;
}
/**
 * A currency: its code, its mark, and how many decimals it has.
 *
 * >>> usd = Currency("USD", "$", 2)
 * >>> usd.parse("19"), usd.format(1900), str(usd.mark(123456700))
 * (1900, '19.00', '$1,234,567.00')
 */
export interface Currency {
  code: string;
  symbol: string;
  decimals: number;
}
/**
 * How many chips of each value. An answer is the counts joined by `+`.
 */
export interface CutForm {
  form: "cut";
  chips: number[];
}
/**
 * What the rounds of one day, by universal time, brought together.
 */
export interface DayResult {
  day: string;
  rounds: number;
  staked: number;
  net: number;
}
/**
 * A table, and since when it is dealt where it is, in milliseconds by the clock of the database.
 */
export interface DealtTable {
  table: string;
  epoch: number;
  since: number | null;
}
/**
 * One hand draws or stands, with the reason as a sentence.
 */
export interface DrawDecision {
  side: "player" | "banker";
  draws: boolean;
  reason: Text;
}
/**
 * A question with its answer.
 */
export interface DrillBody {
  kind: string;
  question: Text;
  scene: (HandsPart | NotePart | LayoutPart | StackPart | RoadPart)[];
  form: ChoicesForm | FillForm | CutForm | LocateForm;
  topic: string;
  answers: string[];
  told: Text;
  reasons: Text[];
  title: Text;
}
/**
 * The cards of both hands, to be counted.
 */
export interface HandsPart {
  part: "hands";
  player: string[];
  banker: string[];
}
/**
 * What happens at the table, in words.
 */
export interface NotePart {
  part: "note";
  text: Text;
}
/**
 * The seats in play.
 */
export interface LayoutPart {
  part: "layout";
  seats: SeatPart[];
}
/**
 * What lies before a seat.
 */
export interface SeatPart {
  number: number;
  stakes: Stake[];
  lammers: number;
}
/**
 * Chips on a bet.
 */
export interface Stake {
  bet: Text;
  amount: number;
}
/**
 * Chips: how many of each value.
 */
export interface StackPart {
  part: "stack";
  chips: PileBody[];
}
/**
 * Chips of one value, in minor units.
 */
export interface PileBody {
  value: number;
  count: number;
}
/**
 * One road: the cells of the big road, or the marks of a derived one.
 */
export interface RoadPart {
  part: "road";
  road: "big_road" | "big_eye_boy" | "small_road" | "cockroach_pig";
  cells: RoadCell[];
  marks: RoadMark[];
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
 * A number for each field, money in minor units. An answer is the numbers joined by `+`.
 */
export interface FillForm {
  form: "fill";
  fields: Text[];
  money: boolean;
}
/**
 * A square of the big road. An answer is column and row, from 1, joined by `+`.
 */
export interface LocateForm {
  form: "locate";
  columns: number;
  cells: RoadCell[];
}
/**
 * Drills of a house. The same seed gives the same drills.
 */
export interface DrillsBody {
  house: string;
  currency: Currency;
  seed: string;
  tableau: Tableau;
  kinds: KindBody[];
  topics: TopicBody[];
  drills: DrillBody[];
}
/**
 * The third-card rules as sets of totals and values.
 */
export interface Tableau {
  natural: number[];
  player_draws: number[];
  banker_draws_if_player_stood: number[];
  banker_draws_to: number[][];
}
/**
 * A kind of question.
 */
export interface KindBody {
  kind: string;
  name: Text;
  short: Text;
}
/**
 * One thing to know; scores go by its key.
 */
export interface TopicBody {
  topic: string;
  kind: string;
  title: Text;
}
/**
 * What went wrong.
 */
export interface ErrorBody {
  code: string;
  message: string;
  text: Text;
  problems: ProblemBody[];
}
/**
 * One of several things that are wrong: where, and what would be right.
 */
export interface ProblemBody {
  file: string | null;
  line: number | null;
  key: string;
  message: string;
  text: Text;
}
/**
 * The body of every reply that is an error.
 */
export interface ErrorReply {
  error: ErrorBody;
}
/**
 * An event of the journal. What is secret while it lies face down is null, and named in `hidden`.
 */
export interface EventBody {
  sequence: number;
  type: string;
  at: number;
  command: string;
  event: {
    [k: string]: unknown;
  };
  hidden: string[];
  previous: string | null;
  hash: string | null;
}
/**
 * A worked example: hands, what happened step by step, and the reckoning.
 */
export interface Example {
  hands: HandPicture[];
  steps: string[];
  lines: ReckoningLine[];
  kind?: "example";
  title: string;
}
/**
 * One line of a reckoning: what it is about, how it goes, and what it comes to.
 */
export interface ReckoningLine {
  label: string;
  text: string;
  amount: string;
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
 * A house file as text.
 */
export interface GivenHouse {
  text: string;
}
/**
 * Hands of cards, as pictures.
 */
export interface HandPictures {
  hands: HandPicture[];
  kind?: "hands";
}
/**
 * How the cards lie, and who handles them.
 */
export interface HandlingDescription {
  dealt: "face up" | "face down";
  offer_seconds: number;
  squeeze_seconds: number;
  ceding: boolean;
  may: Text | null;
  may_not: Text | null;
  by: "patrons" | "dealer";
}
/**
 * Whether the server can do its work.
 */
export interface HealthBody {
  ok: boolean;
  version: string;
  store: "ok" | "failing" | "gone";
  problem: string | null;
  tables: number;
  out_of_service: string[];
  draining: boolean;
}
/**
 * Whether a house file is sound: every problem, or the house.
 */
export interface HouseCheck {
  ok: boolean;
  problems: HouseProblem[];
  house: HouseDescription | null;
}
/**
 * One thing that is wrong in a house file.
 */
export interface HouseProblem {
  file: string;
  line: number;
  column: number | null;
  key: string;
  message: Text;
}
/**
 * Everything about a house. Money stands as decimals and, in fields that end in `_minor`, in minor units.
 */
export interface HouseDescription {
  house: string;
  style: "mini" | "midi";
  currency: string;
  symbol: string;
  decimals: number;
  about: Text;
  source: string;
  chips: string[];
  chips_minor: number[];
  seats: number;
  permits: string[];
  helpline: Text | null;
  texts: HouseTexts;
  leaflet: LeafletSettings;
  shoe: ShoeRules;
  time: TimeDescription;
  combinations: CombinationsDescription;
  commission: CommissionDescription | null;
  payout_rounding: RoundingDescription;
  differential: string | null;
  differential_minor: number | null;
  side_payout_cap: string | null;
  side_payout_cap_minor: number | null;
  handling: HandlingDescription;
  tableau: Tableau;
  bets: OfferDescription[];
  title: Text;
}
/**
 * The own words of a house, each None where it has none. Its helpline is a key of the house itself.
 */
export interface HouseTexts {
  slogan?: Text | null;
  welcome?: Text | null;
  more_information?: Text | null;
  web_address?: string | null;
  edition?: string | null;
  trademark?: Text | null;
  unstated?: Text | null;
}
/**
 * What a house says of its leaflet; None where the usual is meant.
 */
export interface LeafletSettings {
  place?: "screen" | "table";
  paper?: ("a4" | "letter") | null;
  counting?: string[];
  logo?: string | null;
  colour?: string | null;
  accent?: string | null;
  address?: string | null;
}
/**
 * What a house says of its shoe.
 */
export interface ShoeRules {
  decks: number;
  burn: "first card" | number;
  cut_card: number;
}
/**
 * How long things take.
 */
export interface TimeDescription {
  betting_seconds: number;
  pause_seconds: number;
}
/**
 * A bet as the house offers it.
 */
export interface OfferDescription {
  bet: string;
  name: Text;
  kind: "main" | "side";
  side: "player" | "banker" | "centre";
  about: Text | null;
  varies: Text | null;
  rows: RowDescription[];
  requires: "none" | "any main" | "player or banker" | "same side";
  limits: LimitsInDecimals;
  limits_minor: Limits;
  unstated: string[];
}
/**
 * One line of a pay table.
 */
export interface RowDescription {
  name: Text;
  when: Text;
  pays: string;
  commission: boolean;
  hand: Text | null;
}
/**
 * What may be staked on a bet, as decimals of the currency.
 */
export interface LimitsInDecimals {
  minimum: string;
  maximum: string;
  increment: string;
}
/**
 * What may be staked on a bet, in minor units.
 */
export interface Limits {
  minimum: number;
  maximum: number;
  increment: number;
}
/**
 * A house in a list.
 */
export interface HouseLine {
  house: string;
  style: "mini" | "midi";
  currency: string;
  symbol: string;
  decimals: number;
  about: Text;
  seats: number;
  decks: number;
  betting_seconds: number;
  commission: string | null;
  minimum_minor: number;
  maximum_minor: number;
  slogan: Text | null;
  helpline: Text | null;
  main_bets: Text[];
  side_bets: Text[];
  title: Text;
}
/**
 * The house under which a round was played, as far as it is needed to show it.
 */
export interface HouseNames {
  house: string;
  style: "mini" | "midi";
  currency: string;
  symbol: string;
  decimals: number;
  bets: BetName[];
  title: Text;
}
/**
 * The houses of this server.
 */
export interface HousesBody {
  houses: HouseLine[];
}
/**
 * A simulation.
 */
export interface JobBody {
  job: string;
  kind: "shoes" | "plan" | "study" | "count";
  state: "waiting" | "running" | "done" | "stopped" | "failed";
  ahead: number;
  house: string;
  shoes: number;
  seed: number;
  plan: string | null;
  bet: string | null;
  progress: SimulationProgress;
  result: {
    [k: string]: unknown;
  } | null;
  convergence: {
    [k: string]: unknown;
  } | null;
  bands: {
    [k: string]: unknown;
  } | null;
}
/**
 * How far a simulation has come.
 */
export interface SimulationProgress {
  done: number;
  wanted: number;
  rounds: number;
  seconds: number;
  rounds_per_second: number;
}
/**
 * A part of a journal, oldest first.
 */
export interface JournalBody {
  table: string;
  events: EventBody[];
  next_after: number;
  more: boolean;
}
/**
 * Something that a patron knows of the cards to come, as `punto odds` takes it: one of three.
 */
export interface KnownAsked {
  decks?: number | null;
  composition?: string | null;
  removed?: string;
  house?: string | null;
  text?: string | null;
  known?: string | null;
  sorted?: string | null;
  best_sort?: boolean;
}
/**
 * What `punto odds --known --json` writes.
 */
export interface KnownBody {
  house: string;
  composition: string;
  best: BestBet;
  cases: KnownCase[];
  sorted?: string | null;
}
/**
 * One thing that may be seen, and the best bet then.
 */
export interface KnownCase {
  seen: string;
  probability: number;
  bet: string;
  edge: number;
  edge_exact: string;
}
/**
 * A whole leaflet in one language.
 */
export interface Leaflet {
  language: string;
  paper: "a4" | "us-letter";
  cover: Cover;
  sections: Section[];
  notice: string;
  colophon: string;
  closing?: string[];
  code?: QrCode | null;
  look?: Look;
}
/**
 * A heading and what stands below it.
 */
export interface Section {
  key: string;
  blocks: (Paragraph | BulletList | LeafletTable | HandPictures | Example | Subheading)[];
  new_sheet?: boolean;
  title: string;
}
/**
 * A table with a head. An empty first cell means the one above it goes on; a row of one cell spans the table.
 */
export interface LeafletTable {
  columns: TableColumn[];
  rows: TableCell[][];
  kind?: "table";
  title: string;
}
/**
 * The head of a column and how its cells stand.
 */
export interface TableColumn {
  align?: "left" | "right" | "centre";
  title: string;
}
/**
 * One cell of a table.
 */
export interface TableCell {
  text: string;
  detail?: string;
  indented?: boolean;
  weight?: "usual" | "strong" | "plain";
}
/**
 * A heading within a section.
 */
export interface Subheading {
  text: string;
  kind?: "subheading";
}
/**
 * A QR code: an address that a telephone reads.
 */
export interface QrCode {
  address: string;
  caption: string;
  rows: string[];
}
/**
 * The colours of the house; empty where the usual ones are meant.
 */
export interface Look {
  colour?: string;
  accent?: string;
}
/**
 * A part of a ledger, oldest first; it ends with the last transfer of an event.
 */
export interface LedgerBody {
  table: string;
  currency: string;
  decimals: number;
  transfers: TransferBody[];
  next_after: number;
  more: boolean;
}
/**
 * A movement of money, in minor units.
 */
export interface TransferBody {
  sequence: number;
  id: string;
  kind: "immediate" | "pending" | "post" | "void";
  debit: string;
  credit: string;
  amount: number;
  pending: string | null;
}
/**
 * What may be staked on the main bets, in minor units.
 */
export interface LimitsBody {
  minimum: number;
  maximum: number;
}
/**
 * A question of an exam when marked.
 */
export interface MarkedBody {
  kind: string;
  question: Text;
  scene: (HandsPart | NotePart | LayoutPart | StackPart | RoadPart)[];
  form: ChoicesForm | FillForm | CutForm | LocateForm;
  topic: string;
  answers: string[];
  told: Text;
  reasons: Text[];
  seen: Text[];
  right: boolean;
  given: string | null;
  given_told: Text | null;
  title: Text;
}
/**
 * How a guest wants to be called.
 */
export interface Name {
  name: string;
}
/**
 * What is to be audited.
 */
export interface NewAudit {
  tables?: [string, ...string[]] | null;
}
/**
 * A command; the same id again gets the same answer.
 */
export interface NewCommand {
  id: string;
  command: CorrectRound | ChangeHouse | ChangeSettings | PauseTable | ResumeTable | VoidRound | CloseTable;
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
 * A table that a patron wants to open.
 */
export interface NewOwnTable {
  house: string;
  pace?: "calm" | "normal" | "fast" | "instant";
}
/**
 * A table that is to be opened.
 */
export interface NewTable {
  name: string;
  house: string;
  pace?: "calm" | "normal" | "fast" | "instant";
}
/**
 * A question for the odds, as `punto odds` takes it.
 */
export interface OddsAsked {
  decks?: number | null;
  composition?: string | null;
  removed?: string;
  house?: string | null;
  text?: string | null;
  seen?: string;
  bets?: [string, ...string[]] | null;
  stake?: string | null;
  effects?: boolean;
  matrices?: boolean;
}
/**
 * What `punto odds --json` writes.
 */
export interface OddsBody {
  house: string;
  decks: number | null;
  cards: number;
  composition: string;
  seen: string[];
  bets: BetOdds[];
  covariance?: {
    [k: string]: {
      [k: string]: number;
    };
  } | null;
  correlation?: {
    [k: string]: {
      [k: string]: number | null;
    };
  } | null;
  effects?: {
    [k: string]: {
      [k: string]: number;
    };
  } | null;
  effects_exact?: {
    [k: string]: {
      [k: string]: string;
    };
  } | null;
}
/**
 * A table that was opened.
 */
export interface OpenedTable {
  table: string;
  house: string;
  pace: "calm" | "normal" | "fast" | "instant";
}
/**
 * A signed-in operator.
 */
export interface OperatorBody {
  name: string;
  until: number;
}
/**
 * The questions of an exam, without answers. The same seed, kinds and count give the same paper.
 */
export interface PaperBody {
  house: string;
  currency: Currency;
  seed: string;
  questions: QuestionBody[];
}
/**
 * A question: what can be seen, and the form of an answer. Its topic would tell too much.
 */
export interface QuestionBody {
  kind: string;
  question: Text;
  scene: (HandsPart | NotePart | LayoutPart | StackPart | RoadPart)[];
  form: ChoicesForm | FillForm | CutForm | LocateForm;
}
/**
 * A paper that is handed in: its terms, and an answer a question; null where it was left open.
 */
export interface PaperHandedIn {
  seed: string;
  count?: number;
  /**
   * @maxItems 40
   */
  kinds?: string[];
  limit_seconds?: number | null;
  pass_percent?: number;
  name?: string;
  date?: string;
  seconds?: number | null;
  /**
   * @maxItems 60
   */
  answers: (string | null)[];
}
/**
 * A card of a round, in the order of the deal.
 */
export interface PastCard {
  place: number;
  side: "player" | "banker";
  face: string | null;
  exposed: boolean;
}
/**
 * A round that is over.
 */
export interface PastRound {
  sequence: number;
  shoe: number;
  number: number;
  last: boolean;
  opened_at: number;
  ended_at: number;
  cards: PastCard[];
  player_total: number | null;
  banker_total: number | null;
  winner: ("player" | "banker" | "tie") | null;
  result: string | null;
  hand: Text | null;
  void: Text | null;
  decisions: DrawDecision[];
  calls: Text[];
  seats: PastSeat[];
  own: ExplainedBet[];
  corrections?: Correction[];
}
/**
 * The bets of one seat.
 */
export interface PastSeat {
  seat: number;
  you: boolean;
  bets: BetOutcome[];
}
/**
 * A signed-in patron.
 */
export interface PatronBody {
  id: string;
  name: string;
  until: number;
}
/**
 * What a table brought a patron, corrections included. Amounts are minor units.
 */
export interface PatronResults {
  rounds: number;
  won: number;
  lost: number;
  even: number;
  staked: number;
  net: number;
  bets: BetResult[];
  days: DayResult[];
  nets: number[];
  before: number;
}
/**
 * A shipped betting plan.
 */
export interface PlanBody {
  plan: string;
  about: Text;
  bets: string[];
  text: string;
  title: Text;
}
/**
 * The shipped plans.
 */
export interface PlansBody {
  plans: PlanBody[];
}
/**
 * A patron's play chips of one currency, in minor units.
 */
export interface PurseBody {
  currency: string;
  decimals: number;
  free: number;
  playing: number;
  granted: number;
}
/**
 * All play chips of a patron, one purse for each currency in which any were given.
 */
export interface PursesBody {
  purses: PurseBody[];
}
/**
 * The usual reasons; an operator may also write another.
 */
export interface ReasonsBody {
  reasons: UsualReason[];
}
/**
 * A usual reason for voiding or correcting a round.
 */
export interface UsualReason {
  reason: string;
  said: Text;
}
/**
 * The record of one shoe.
 */
export interface RecordBody {
  record: "punto shoe";
  version: 1;
  /**
   * What is known before the first card.
   */
  header: {
    name: string;
    /**
     * The house that the shoe was dealt in: its key, and its complete house file with the SHA-256 of it.
     */
    house: {
      key: string;
      digest: string;
      toml: string;
    };
    currency:
      | "AUD"
      | "CAD"
      | "CHF"
      | "CNY"
      | "EUR"
      | "GBP"
      | "HKD"
      | "JPY"
      | "KRW"
      | "MOP"
      | "NZD"
      | "PHP"
      | "SGD"
      | "THB"
      | "USD";
    shuffle: number;
    decks: number;
    burn: "first card" | number;
    cut_card: number;
    commitment: string;
    /**
     * Items: What one patron gave to the order of a shoe: who it was, by any name, and the bytes.
     */
    cuts: {
      who: string;
      entropy: string;
    }[];
    seal: string;
  };
  /**
   * Items: One round; when it is void, perhaps only its first cards.
   */
  rounds: {
    number: number;
    first_card: number;
    cards: string;
    result: string | null;
    void: string | null;
    /**
     * Items: Everything that one seat bet in a round.
     */
    slips: {
      seat: number;
      /**
       * Items: What became of one bet, in plain values: as it is stored, sent, recorded and shown. Amounts are minor units.
       */
      bets: {
        bet: string;
        stake: string;
        result: "win" | "push" | "lose" | "void";
        row: string | null;
        pays: string | null;
        winnings: string;
        commission: string;
        owed: boolean;
        capped: boolean;
        returned: string;
        net: string;
      }[];
    }[];
    seal: string;
  }[];
  /**
   * What is known only when the shoe has ended.
   */
  closing: {
    how: "cut card" | "out of cards" | "operator" | "void";
    reason: string | null;
    rounds: number;
    cards_used: number;
    seed: string | null;
    order: string;
    burned: string;
    /**
     * Items: The sums of one seat over the whole shoe.
     */
    seats: {
      seat: number;
      staked: string;
      returned: string;
      commission: string;
      owed: string;
      net: string;
    }[];
    /**
     * What was staked and paid, in minor units.
     */
    total: {
      staked: string;
      returned: string;
      commission: string;
      owed: string;
      net: string;
    };
    seal: string;
  };
  /**
   * Everything that was put right after it was paid, in the order in which it was entered.
   */
  corrections?: {
    /**
     * Items: A later entry that put right what a paid round brought a seat, in minor units.
     */
    entries: {
      round: number;
      seat: number;
      by: string;
      reason: string;
      before: string;
      after: string;
    }[];
    net: string;
    seal: string;
  };
}
/**
 * An exam when marked. Whoever has the house can make it again from what it says.
 */
export interface ResultBody {
  house: string;
  seed: string;
  kinds: string[];
  count: number;
  limit_seconds: number | null;
  pass_percent: number;
  name: string;
  date: string;
  seconds: number | null;
  score: number;
  in_time: boolean;
  passed: boolean;
  questions: MarkedBody[];
  title: Text;
}
/**
 * A round that is over, with everything that is needed to show it again.
 */
export interface RoundReplay {
  sequence: number;
  shoe: number;
  number: number;
  last: boolean;
  opened_at: number;
  ended_at: number;
  cards: PastCard[];
  player_total: number | null;
  banker_total: number | null;
  winner: ("player" | "banker" | "tie") | null;
  result: string | null;
  hand: Text | null;
  void: Text | null;
  decisions: DrawDecision[];
  calls: Text[];
  seats: PastSeat[];
  own: ExplainedBet[];
  corrections?: Correction[];
  table: string;
  house: HouseNames;
  steps: RoundStep[];
}
/**
 * Something that everybody saw in a round, and what the dealer said to it.
 */
export interface RoundStep {
  at: number;
  kind: "closed" | "dealt" | "offered" | "passed" | "accepted" | "dealer" | "peeled" | "exposed" | "settled" | "void";
  side: ("player" | "banker") | null;
  place: number | null;
  seat: number | null;
  reason: string | null;
  said: Text[];
}
/**
 * A page of rounds, newest first.
 */
export interface RoundsBody {
  table: string;
  rounds: PastRound[];
  next_before: number | null;
}
/**
 * A server that lives.
 */
export interface ServerBody {
  node: number;
  address: string;
  started: number;
  draining: boolean;
  this: boolean;
  tables: DealtTable[];
}
/**
 * The servers of the house.
 */
export interface ServersBody {
  servers: ServerBody[];
  unowned: string[];
  takeovers: TakeoverBody[];
}
/**
 * A table that changed hands, at that moment by the clock of the database.
 */
export interface TakeoverBody {
  table: string;
  epoch: number;
  node: number;
  previous: number | null;
  at: number;
}
/**
 * Who the page talks for: a patron, an operator, both, or nobody.
 */
export interface SessionBody {
  patron: PatronBody | null;
  operator: OperatorBody | null;
  play_chips: number;
  own_tables: boolean;
  now: number;
}
/**
 * A shoe as everybody may know it.
 */
export interface ShoeSummary {
  number: number;
  phase: ShoePhase;
  commitment: string | null;
  rounds: number;
  opened_at: number;
  closed_at: number | null;
  ended: ("cut card" | "out of cards" | "void" | "table closed") | null;
  cards_left: number | null;
  seed: string | null;
  recorded: boolean;
}
/**
 * A page of shoes, newest first.
 */
export interface ShoesBody {
  table: string;
  shoes: ShoeSummary[];
  next_before: number | null;
}
/**
 * What to simulate: shoes of a house, or sessions of a betting plan in it.
 */
export interface SimulationAsked {
  house?: string | null;
  text?: string | null;
  shoes?: number;
  seed: number;
  decks?: number | null;
  bets?: [string, ...string[]] | null;
  plan?: string | null;
  plan_text?: string | null;
}
/**
 * A table of the database, in service or not.
 */
export interface StoredTable {
  table: string;
  events: number;
  commands: number;
  in_service: boolean;
  out_of_service: boolean;
  trouble: Text | null;
  may: string[];
}
/**
 * Every table of the database.
 */
export interface StoredTables {
  tables: StoredTable[];
}
/**
 * Shoes to study: what every bet is worth before each of their rounds, as `punto study` does it.
 */
export interface StudyAsked {
  house?: string | null;
  text?: string | null;
  shoes?: number;
  seed: number;
  decks?: number | null;
  bets?: [string, ...string[]] | null;
}
/**
 * A table in the lobby.
 */
export interface TableBody {
  id: string;
  house: string;
  style: "mini" | "midi";
  currency: string;
  decimals: number;
  limits: LimitsBody;
  pace: ("calm" | "normal" | "fast" | "instant") | null;
  seats_taken: number;
  seats_max: number;
  bots: number;
  waiting: number;
  may: ("TakeSeat" | "JoinWaitingList")[];
  watching: number;
  phase: Phase;
  paused: boolean;
  closing: boolean;
  deadline: number | null;
  shoe: number;
  round: number;
  results: string;
  big_road: RoadCell[];
  own: boolean;
  yours: boolean;
  seated: boolean;
  title: Text;
}
/**
 * The odds at a table, given what everybody there has seen.
 */
export interface TableOdds {
  house: string;
  decks: number | null;
  cards: number;
  composition: string;
  seen: string[];
  bets: BetOdds[];
  covariance?: {
    [k: string]: {
      [k: string]: number;
    };
  } | null;
  correlation?: {
    [k: string]: {
      [k: string]: number | null;
    };
  } | null;
  effects?: {
    [k: string]: {
      [k: string]: number;
    };
  } | null;
  effects_exact?: {
    [k: string]: {
      [k: string]: string;
    };
  } | null;
  table: string;
  sequence: number;
  shoe: number;
  round: number;
}
/**
 * The lobby.
 */
export interface TablesBody {
  tables: TableBody[];
  out_of_service: string[];
  now: number;
}
/**
 * The operator's token.
 */
export interface Token {
  token: string;
}
/**
 * Every check of a record, as the API and `punto verify --json` say it.
 */
export interface VerificationReport {
  ok: boolean;
  shoe: string;
  house: string;
  rounds: number;
  checks: CheckReport[];
}
