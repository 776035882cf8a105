/* Made by `npm run types` from the server's models. Do not change by hand. */

export type Api =
  | AccountBody
  | AccountsBody
  | AnswerBody
  | AuditBody
  | AuditCheckBody
  | AuditsBody
  | BetName
  | BetOdds
  | CardBody
  | ChangeHouse
  | ChangeSettings
  | CheckBody
  | ChoiceBody
  | CloseTable
  | Code
  | CombinationsBody
  | CommissionBody
  | CompareAsked
  | CompareBody
  | ComparedBet
  | ComparedBets
  | CountsBody
  | DecisionBody
  | DrillBody
  | DrillsBody
  | ErrorBody
  | ErrorReply
  | EventBody
  | FailureBody
  | HandlingBody
  | HealthBody
  | HouseAsked
  | HouseBody
  | HouseCheck
  | HouseLine
  | HouseProblem
  | HouseText
  | HousesBody
  | JobBody
  | JournalBody
  | LedgerBody
  | MinorLimitsBody
  | Name
  | NewAudit
  | NewCommand
  | NotedBody
  | OddsAsked
  | OddsBody
  | OpenedTable
  | OperatorBody
  | OwnBetBody
  | PatronBody
  | PauseTable
  | Phase
  | PlanBody
  | PlansBody
  | ProblemBody
  | PurseBody
  | RecordBet
  | RecordBody
  | RecordClosing
  | RecordCut
  | RecordHeader
  | RecordHouse
  | RecordRound
  | RecordSeat
  | RecordSlip
  | RecordSums
  | RefusalBody
  | ReplayBody
  | ReportBody
  | ResumeTable
  | RoadCell
  | RoundBody
  | RoundHouse
  | RoundingBody
  | RoundsBody
  | RowBody
  | RowOdds
  | SeatBody
  | SessionBody
  | ShoeBody
  | ShoePhase
  | ShoeRulesBody
  | ShoesBody
  | SimulationAsked
  | StepBody
  | StoredTable
  | StoredTables
  | TableAuditBody
  | TableBody
  | TableOdds
  | TableauBody
  | TablesBody
  | Text
  | TextBody
  | TimeBody
  | Token
  | TopicBody
  | TransferBody
  | VerificationBody
  | VoidRound
  | Punto_Server_Api_Audits__ProgressBody
  | Punto_Server_Api_History__BetBody
  | Punto_Server_Api_Houses__BetBody
  | Punto_Server_Api_Houses__LimitsBody
  | Punto_Server_Api_Operator__NewTable
  | Punto_Server_Api_Simulations__ProgressBody
  | Punto_Server_Api_Tables__LimitsBody
  | Punto_Server_Api_Tables__NewTable;
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
 * The answer to a command, as over the socket.
 */
export interface AnswerBody {
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
 * One thing said in English and in Simplified Chinese.
 */
export interface Text {
  en: string;
  zh: string;
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
  progress: Punto_Server_Api_Audits__ProgressBody[];
  report: ReportBody | null;
  problem: string | null;
}
/**
 * How far the audit of one table is.
 */
export interface Punto_Server_Api_Audits__ProgressBody {
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
  shown: string | null;
  differences: number;
  first: string[];
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
 * What a bet is called.
 */
export interface BetName {
  bet: string;
  name: TextBody;
}
/**
 * A text in both languages.
 */
export interface TextBody {
  en: string;
  zh: string;
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
 * A card of a round, in the order of the deal.
 */
export interface CardBody {
  place: number;
  side: "player" | "banker";
  face: string | null;
  exposed: boolean;
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
 * One check of a record.
 */
export interface CheckBody {
  check:
    "seal" | "commitment" | "house" | "order" | "burn" | "cards" | "tableau" | "end" | "slips" | "payouts" | "sums";
  ok: boolean;
  shown: string | null;
  failures: FailureBody[];
}
/**
 * One thing that is not as it must be.
 */
export interface FailureBody {
  place: string;
  message: string;
}
/**
 * Something that may be answered.
 */
export interface ChoiceBody {
  key: string;
  text: TextBody;
}
/**
 * Close the table after the round.
 */
export interface CloseTable {
  kind: "CloseTable";
  reason?: string;
}
/**
 * Which bets go together.
 */
export interface CombinationsBody {
  main: "any" | string[][];
  never_together: string[][];
  tie_alone: boolean;
}
/**
 * What the house charges on winnings.
 */
export interface CommissionBody {
  rate: string;
  collected: ("payout" | "end of shoe" | "leaving")[];
  rounding: RoundingBody;
}
/**
 * How an amount becomes whole.
 */
export interface RoundingBody {
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
 * A hand drew a third card or stood, and why.
 */
export interface DecisionBody {
  side: "player" | "banker";
  draws: boolean;
  reason: TextBody;
}
/**
 * A question, what may be answered, what is right and why.
 */
export interface DrillBody {
  topic: string;
  kind: "player_draws" | "banker_draws" | "winner" | "payout" | "commission";
  question: TextBody;
  player: string[];
  banker: string[];
  bet: string | null;
  stake: number | null;
  choices: ChoiceBody[];
  answer: string;
  reasons: TextBody[];
  title: TextBody;
}
/**
 * Drills of a house. The same seed gives the same drills.
 */
export interface DrillsBody {
  house: string;
  seed: string;
  tableau: TableauBody;
  topics: TopicBody[];
  drills: DrillBody[];
}
/**
 * The third-card rules, as two-card totals and values of cards.
 */
export interface TableauBody {
  natural: number[];
  player_draws: number[];
  banker_draws_if_player_stood: number[];
  banker_draws_to: number[][];
}
/**
 * One thing to know; scores go by its key.
 */
export interface TopicBody {
  topic: string;
  kind: "player_draws" | "banker_draws" | "winner" | "payout" | "commission";
  title: TextBody;
}
/**
 * What went wrong.
 */
export interface ErrorBody {
  code: string;
  message: TextBody;
  problems?: ProblemBody[];
}
/**
 * One of several things that are wrong: where, and what would be right.
 */
export interface ProblemBody {
  file?: string | null;
  line?: number | null;
  key: string;
  message: string;
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
 * Who handles the cards.
 */
export interface HandlingBody {
  by: "patrons" | "dealer";
  dealt: "face up" | "face down";
  squeeze_seconds: number;
  ceding: boolean;
  may: TextBody | null;
  may_not: TextBody | null;
}
/**
 * Whether the server can do its work.
 */
export interface HealthBody {
  ok: boolean;
  version: string;
  store: string;
  tables: number;
  out_of_service: string[];
}
/**
 * Everything about a house. Money stands as decimals and, in fields that end in `_minor`, in minor units.
 */
export interface HouseBody {
  house: string;
  about: TextBody;
  source: string;
  style: "mini" | "midi";
  currency: string;
  symbol: string;
  decimals: number;
  chips: string[];
  chips_minor: number[];
  seats: number;
  helpline: TextBody | null;
  shoe: ShoeRulesBody;
  time: TimeBody;
  combinations: CombinationsBody;
  commission: CommissionBody | null;
  payout_rounding: RoundingBody;
  differential: string | null;
  differential_minor: number | null;
  side_payout_cap: string | null;
  side_payout_cap_minor: number | null;
  handling: HandlingBody;
  tableau: TableauBody;
  bets: Punto_Server_Api_Houses__BetBody[];
  title: TextBody;
}
/**
 * The shoe of the house.
 */
export interface ShoeRulesBody {
  decks: number;
  burn: "first card" | number;
  cut_card: number;
}
/**
 * How long things take.
 */
export interface TimeBody {
  betting_seconds: number;
  pause_seconds: number;
}
/**
 * A bet as the house offers it; `side` and `kind` say where it lies on the felt.
 */
export interface Punto_Server_Api_Houses__BetBody {
  bet: string;
  name: TextBody;
  kind: "main" | "side";
  side: "player" | "banker" | "centre";
  about: TextBody | null;
  varies: TextBody | null;
  rows: RowBody[];
  requires: "none" | "any main" | "player or banker" | "same side";
  limits: Punto_Server_Api_Houses__LimitsBody;
  limits_minor: MinorLimitsBody;
}
/**
 * One line of a pay table.
 */
export interface RowBody {
  name: TextBody;
  when: TextBody;
  pays: string;
  commission: boolean;
}
/**
 * What may be staked on a bet, as decimals of the currency.
 */
export interface Punto_Server_Api_Houses__LimitsBody {
  minimum: string;
  maximum: string;
  increment: string;
}
/**
 * The same in minor units.
 */
export interface MinorLimitsBody {
  minimum: number;
  maximum: number;
  increment: number;
}
/**
 * Whether a house file is sound: every problem, or the house.
 */
export interface HouseCheck {
  ok: boolean;
  problems: HouseProblem[];
  house: HouseBody | null;
}
/**
 * One thing that is wrong in a house file.
 */
export interface HouseProblem {
  file: string;
  line: number;
  column: number | null;
  key: string;
  message: string;
}
/**
 * A house in a list.
 */
export interface HouseLine {
  house: string;
  about: TextBody;
  style: "mini" | "midi";
  currency: string;
  symbol: string;
  decimals: number;
  seats: number;
  decks: number;
  betting_seconds: number;
  commission: string | null;
  minimum_minor: number;
  maximum_minor: number;
  main_bets: TextBody[];
  side_bets: TextBody[];
  title: TextBody;
}
/**
 * A house file as text.
 */
export interface HouseText {
  text: string;
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
  state: "waiting" | "running" | "done" | "stopped" | "failed";
  ahead: number;
  house: string;
  shoes: number;
  seed: number;
  plan: string | null;
  progress: Punto_Server_Api_Simulations__ProgressBody;
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
export interface Punto_Server_Api_Simulations__ProgressBody {
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
  command: PauseTable | ResumeTable | VoidRound | CloseTable | ChangeHouse | ChangeSettings;
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
      [k: string]: number;
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
 * A bet of one's own, with the reason of its payout.
 */
export interface OwnBetBody {
  seat: number;
  bet: string;
  stake: number;
  result: "win" | "push" | "lose";
  row: TextBody | null;
  pays: string | null;
  winnings: number;
  commission: number;
  commission_owed: boolean;
  returned: number;
  net: number;
  explanation: TextBody;
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
 * A shipped betting plan.
 */
export interface PlanBody {
  plan: string;
  about: TextBody;
  bets: string[];
  text: string;
  title: TextBody;
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
 * A bet and what became of it; amounts are decimals of the currency.
 */
export interface RecordBet {
  bet: string;
  stake: string;
  result: ("win" | "push" | "lose") | "void";
  row: string | null;
  pays: string | null;
  winnings: string;
  commission: string;
  owed: boolean;
  capped: boolean;
  returned: string;
  net: string;
}
/**
 * The record of a shoe, exactly as `punto export` writes it and `punto verify` reads it.
 */
export interface RecordBody {
  record: "punto shoe";
  version: number;
  header: RecordHeader;
  rounds: RecordRound[];
  closing: RecordClosing;
}
/**
 * What was known before the first card.
 */
export interface RecordHeader {
  name: string;
  house: RecordHouse;
  currency: string;
  shuffle: number;
  decks: number;
  burn: "first card" | number;
  cut_card: number;
  commitment: string;
  cuts: RecordCut[];
  seal: string;
}
/**
 * The house, written out whole.
 */
export interface RecordHouse {
  key: string;
  digest: string;
  toml: string;
}
/**
 * What one seat gave to the order of the shoe.
 */
export interface RecordCut {
  who: string;
  entropy: string;
}
/**
 * One round; a result or the reason why it is void.
 */
export interface RecordRound {
  number: number;
  first_card: number;
  cards: string;
  result: string | null;
  void: string | null;
  slips: RecordSlip[];
  seal: string;
}
/**
 * The bets of one seat.
 */
export interface RecordSlip {
  seat: number;
  bets: RecordBet[];
}
/**
 * What is known only when the shoe is over.
 */
export interface RecordClosing {
  how: "cut card" | "out of cards" | "operator" | "void";
  reason: string | null;
  rounds: number;
  cards_used: number;
  seed: string | null;
  order: string;
  burned: string;
  seats: RecordSeat[];
  total: RecordSums;
  seal: string;
}
/**
 * The sums of one seat.
 */
export interface RecordSeat {
  staked: string;
  returned: string;
  commission: string;
  owed: string;
  net: string;
  seat: number;
}
/**
 * What was staked and paid.
 */
export interface RecordSums {
  staked: string;
  returned: string;
  commission: string;
  owed: string;
  net: string;
}
/**
 * A round with every step of it.
 */
export interface ReplayBody {
  sequence: number;
  shoe: number;
  number: number;
  last: boolean;
  opened_at: number;
  ended_at: number;
  cards: CardBody[];
  player_total: number | null;
  banker_total: number | null;
  winner: ("player" | "banker" | "tie") | null;
  result: string | null;
  void: TextBody | null;
  decisions: DecisionBody[];
  calls: TextBody[];
  seats: SeatBody[];
  own: OwnBetBody[];
  table: string;
  house: RoundHouse;
  /**
   * @minItems 1
   */
  steps: [StepBody, ...StepBody[]];
}
/**
 * The bets of one seat.
 */
export interface SeatBody {
  seat: number;
  you: boolean;
  bets: Punto_Server_Api_History__BetBody[];
}
/**
 * What became of a bet. Amounts are minor units.
 */
export interface Punto_Server_Api_History__BetBody {
  bet: string;
  stake: number;
  result: ("win" | "push" | "lose") | "void";
  returned: number;
  net: number;
}
/**
 * The house under which the round was played, as far as it is needed to show it.
 */
export interface RoundHouse {
  house: string;
  style: "mini" | "midi";
  currency: string;
  symbol: string;
  decimals: number;
  bets: BetName[];
  title: TextBody;
}
/**
 * Something that everybody saw, and what the dealer said to it.
 */
export interface StepBody {
  at: number;
  kind: "closed" | "dealt" | "offered" | "passed" | "accepted" | "dealer" | "peeled" | "exposed" | "settled" | "void";
  side: ("player" | "banker") | null;
  place: number | null;
  seat: number | null;
  reason: string | null;
  said: TextBody[];
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
 * A round that is over.
 */
export interface RoundBody {
  sequence: number;
  shoe: number;
  number: number;
  last: boolean;
  opened_at: number;
  ended_at: number;
  cards: CardBody[];
  player_total: number | null;
  banker_total: number | null;
  winner: ("player" | "banker" | "tie") | null;
  result: string | null;
  void: TextBody | null;
  decisions: DecisionBody[];
  calls: TextBody[];
  seats: SeatBody[];
  own: OwnBetBody[];
}
/**
 * A page of rounds, newest first.
 */
export interface RoundsBody {
  table: string;
  rounds: RoundBody[];
  next_before: number | null;
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
 * A shoe, as everybody may know it.
 */
export interface ShoeBody {
  number: number;
  phase: ShoePhase;
  commitment: string;
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
  shoes: ShoeBody[];
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
}
/**
 * Every table of the database.
 */
export interface StoredTables {
  tables: StoredTable[];
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
  limits: Punto_Server_Api_Tables__LimitsBody;
  pace: ("calm" | "normal" | "fast" | "instant") | null;
  seats_taken: number;
  seats_max: number;
  bots: number;
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
  title: TextBody;
}
/**
 * What may be staked on the main bets, in minor units.
 */
export interface Punto_Server_Api_Tables__LimitsBody {
  minimum: number;
  maximum: number;
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
      [k: string]: number;
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
 * Every check of a record, as `punto verify --json` says it.
 */
export interface VerificationBody {
  ok: boolean;
  shoe: string;
  house: string;
  rounds: number;
  checks: CheckBody[];
}
/**
 * A table that is to be opened.
 */
export interface Punto_Server_Api_Operator__NewTable {
  name: string;
  house: string;
  pace?: "calm" | "normal" | "fast" | "instant";
}
/**
 * A table that a patron wants to open.
 */
export interface Punto_Server_Api_Tables__NewTable {
  house: string;
  pace?: "calm" | "normal" | "fast" | "instant";
}
