/** What the clock of the table says: a word for the phase, the seconds that are left, and how pressing they are. */

import type { House, View } from "../lib/types.ts";

export interface ClockFace {
  word:
    | "betting"
    | "last"
    | "waiting"
    | "closed"
    | "dealing"
    | "control"
    | "exposing"
    | "third"
    | "settled"
    | "cutting"
    | "shuffling"
    | "paused"
    | "ended";
  seconds: number | null;
  /** The share of the time that is left; null when no time runs. */
  part: number | null;
  mood: "calm" | "soon" | "now";
}

const LAST_SECONDS = 5;
const SOON_SECONDS = 10;

const WORDS: Record<View["phase"], ClockFace["word"]> = {
  shuffling: "shuffling",
  cutting: "cutting",
  betting: "betting",
  closed: "closed",
  dealing: "dealing",
  control: "control",
  exposing: "exposing",
  third_cards: "third",
  settled: "settled",
  ended: "ended",
};

/** How long a phase lasts when it is whole, in seconds; only the ring needs it. */
function wholeOf(view: View, house: House | null): number {
  switch (view.phase) {
    case "betting":
      return house?.time.betting_seconds ?? 20;
    case "settled":
      return house?.time.pause_seconds ?? 5;
    case "exposing":
    case "third_cards":
      return house?.handling.squeeze_seconds ?? 20;
    case "control":
      return 10;
    default:
      return 8;
  }
}

export function clockOf(view: View, house: House | null, now: number): ClockFace {
  if (view.paused) return { word: "paused", seconds: null, part: null, mood: "calm" };
  const word = WORDS[view.phase];
  if (view.deadline === null) {
    return { word: view.phase === "betting" ? "waiting" : word, seconds: null, part: null, mood: "calm" };
  }
  const left = Math.max(0, (view.deadline - now) / 1000);
  const seconds = Math.ceil(left);
  const part = Math.min(1, left / wholeOf(view, house));
  const pressing = view.phase === "betting" || view.phase === "control" || view.phase === "exposing" || view.phase === "third_cards";
  if (!pressing) return { word, seconds, part, mood: "calm" };
  const mood = seconds <= LAST_SECONDS ? "now" : seconds <= SOON_SECONDS ? "soon" : "calm";
  return { word: view.phase === "betting" && mood === "now" ? "last" : word, seconds, part, mood };
}
