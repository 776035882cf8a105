/** What the clock of the table says: a word for the phase, the seconds that are left, and how pressing they are. */

import type { View } from "../lib/types.ts";

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
    | "result"
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

/** While cards are drawn it depends on what lies there: with a natural there is no third card, and then none is named. */
function wordOf({ phase, current }: View): ClockFace["word"] {
  if (phase !== "third_cards" || !current) return WORDS[phase];
  if (current.winner !== null) return "result";
  const third = current.player.cards.length > 2 || current.banker.cards.length > 2;
  return third ? "third" : "exposing";
}

export function clockOf(view: View, now: number): ClockFace {
  if (view.paused) return { word: "paused", seconds: null, part: null, mood: "calm" };
  const word = wordOf(view);
  if (view.deadline === null) {
    return { word: view.phase === "betting" ? "waiting" : word, seconds: null, part: null, mood: "calm" };
  }
  const left = Math.max(0, (view.deadline - now) / 1000);
  const seconds = Math.ceil(left);
  // Which part of the time is left only the server can say: it knows the house and the pace.
  const part = view.lasts_ms ? Math.min(1, (left * 1000) / view.lasts_ms) : null;
  const pressing =
    view.phase === "betting" || view.phase === "control" || view.phase === "exposing" || view.phase === "third_cards";
  if (!pressing) return { word, seconds, part, mood: "calm" };
  const mood = seconds <= LAST_SECONDS ? "now" : seconds <= SOON_SECONDS ? "soon" : "calm";
  return { word: view.phase === "betting" && mood === "now" ? "last" : word, seconds, part, mood };
}
