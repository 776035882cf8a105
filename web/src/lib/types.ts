/** Shapes of the server's answers that the page uses in more than one place. Money is minor units. */

export type { Text } from "./text";
export type Side = "player" | "banker";
export type Winner = Side | "tie";

export type {
  HouseDescription as House,
  HouseLine,
  OfferDescription as Bet,
  PurseBody as Purse,
  PursesBody as Purses,
  SessionBody as Session,
  TableBody as TableLine,
  TablesBody as Tables,
} from "../generated/api";

// ---------------------------------------------------------------------------- the view of a table

export type {
  BetOutcome,
  CardView,
  ControlView,
  HandView,
  OwnView,
  PatronLimits,
  Phase,
  RoundPlayed,
  RoundView,
  SeatView,
  ShoeView,
  View,
} from "../generated/protocol";
