/** What the server says of a simulation. */

import type { JobBody } from "../generated/api";

/** What `punto simulate --json` writes of shoes. */
export interface ShoesResult {
  house: string;
  shoes: number;
  rounds: number;
  seed: number;
  interrupted: boolean;
  bets: { bet: string; ev_float: number; standard_error: number | null; exact_ev_float: number }[];
  shoe_lengths: Record<string, number>;
  agreement: { chi_square: number; degrees_of_freedom: number; p_value: number };
  counts_sha256: string;
}

/** What it writes of a betting plan; money in whole units of the currency. */
export interface PlanResult {
  plan: string;
  sessions: number;
  rounds: number;
  bets: number;
  interrupted: boolean;
  mean: number;
  standard_error: number;
  standard_deviation: number;
  staked_per_session: number;
  edge_percent: number | null;
  ruin_probability: number;
  stopped_probability: number;
  result_quantiles: Record<string, number>;
  drawdown_quantiles: Record<string, number>;
}

export interface Convergence {
  shoes: number[];
  rounds: number[];
  bets: Record<string, { edge_percent: number[]; error_percent: number[] }>;
}

export interface Bands {
  rounds: number[];
  quantiles: Record<string, number[]>;
  mean: number[];
  results: { edges: number[]; sessions: number[] };
}

export type Job = Omit<JobBody, "result" | "convergence" | "bands"> & {
  result: ShoesResult | PlanResult | null;
  convergence: Convergence | null;
  bands: Bands | null;
};

export const isPlan = (result: ShoesResult | PlanResult): result is PlanResult => "sessions" in result;
export const ended = (job: Job): boolean => job.state === "done" || job.state === "stopped" || job.state === "failed";
