/** What can be seen along the side of a card, and what cards are worth. */

import { alongSide, legend } from "../lib/pips.ts";

/** By sight: the ranks that it leaves. */
export const SIGHTS = legend(alongSide);

/** What a rank counts; tens and pictures nothing. */
export const worth = (rank: string): number => Math.max(0, "0A23456789".indexOf(rank === "10" ? "T" : rank));
