/** Shapes of the server's answers that the page uses in more than one place. Money is minor units. */

import type { TableauBody } from "../generated/api";
import type { Text } from "./i18n.svelte";

export type { Text };
export type Side = "player" | "banker";
export type Winner = Side | "tie";

export type { PurseBody as Purse, SessionBody as Session, TableBody as TableLine, TablesBody as Tables } from "../generated/api";

// ------------------------------------------------------------------------------------- houses

export interface BetRow {
  name: Text;
  when: Text;
  pays: string;
  commission: boolean;
}

/** A bet as its house offers it. */
export interface Bet {
  bet: string;
  name: Text;
  kind: "main" | "side";
  side: "player" | "banker" | "centre";
  about: Text | null;
  varies: Text | null;
  rows: BetRow[];
  requires: "none" | "any main" | "player or banker" | "same side";
  limits: { minimum: string; maximum: string; increment: string };
  limits_minor: { minimum: number; maximum: number; increment: number };
}

export interface House {
  house: string;
  title: Text;
  about: Text;
  source: string;
  style: "mini" | "midi";
  currency: string;
  symbol: string;
  decimals: number;
  chips: string[];
  chips_minor: number[];
  seats: number;
  helpline: Text | null;
  shoe: { decks: number; burn: string | number; cut_card: number };
  time: { betting_seconds: number; pause_seconds: number };
  combinations: { main: "any" | string[][]; never_together: string[][]; tie_alone: boolean };
  commission: { rate: string; collected: string[]; rounding: { unit: string; favour: string } } | null;
  payout_rounding: { unit: string; favour: string };
  differential: string | null;
  differential_minor: number | null;
  side_payout_cap: string | null;
  side_payout_cap_minor: number | null;
  tableau: TableauBody;
  handling: {
    by: "patrons" | "dealer";
    dealt: "face up" | "face down";
    squeeze_seconds: number;
    ceding: boolean;
    may: Text | null;
    may_not: Text | null;
  };
  bets: Bet[];
}

// ---------------------------------------------------------------------------- the view of a table

export type {
  BetSettled as SettledBet,
  BetView,
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

/** A house in a list. */
export interface HouseLine {
  house: string;
  title: Text;
  about: Text;
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
  main_bets: Text[];
  side_bets: Text[];
}
