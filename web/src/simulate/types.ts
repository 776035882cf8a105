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
  agreement: {
    chi_square: number;
    degrees_of_freedom: number;
    p_value: number;
    verdict: "agrees" | "doubtful" | "cut_card" | "differs";
  };
  job_sha256: string;
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
  /** Null of a single session, like whatever else tells how sessions differ. */
  standard_error: number | null;
  standard_deviation: number | null;
  staked_per_session: number;
  edge_percent: number | null;
  ruin_probability: number;
  stopped_probability: number;
  result_quantiles: Record<string, number> | null;
  drawdown_quantiles: Record<string, number> | null;
}

/** One part of the shoe in a study. */
export interface Depth {
  /** The share of the shoe's cards that has been seen when it begins. */
  begins: number;
  rounds: number;
  positive_share: number;
  average_edge: number;
  units_per_shoe: number;
  expectation: number;
}

/** What `punto study --json` writes. */
export interface StudyResult {
  shoes: number;
  rounds: number;
  bets: {
    key: string;
    units_per_shoe: number;
    /** None of a single shoe. */
    standard_error: number | null;
    positive_share: number;
    average_edge: number;
    by_depth: Depth[];
  }[];
  /** Bets that look further than points or pairs, which are not studied. */
  left_out: string[];
}

/** What `punto count --json` writes of one count. */
export interface Design {
  tags: number[];
  trigger: number;
  level: number;
  units_per_shoe: number;
}

/** What is known for the design of a count. */
export interface CountResult {
  bet: string;
  shoes: number;
  effects: Record<string, number>;
  /** For which the best tags have been sought. */
  levels: number[];
  /** The best first. */
  designs: Design[];
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

export type Kind = JobBody["kind"];

interface Results {
  shoes: ShoesResult;
  plan: PlanResult;
  study: StudyResult;
  count: CountResult;
}

type JobOf<Of extends Kind> = Omit<JobBody, "kind" | "result" | "convergence" | "bands"> & {
  kind: Of;
  result: Results[Of] | null;
  convergence: Convergence | null;
  bands: Bands | null;
};

export type Job = JobOf<"shoes"> | JobOf<"plan"> | JobOf<"study"> | JobOf<"count">;

export const ended = (job: Job): boolean => job.state === "done" || job.state === "stopped" || job.state === "failed";
