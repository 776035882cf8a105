/** What of a study or a count stands in the address besides the question: how it is looked at. */

import { decodeTags, encodeTags, type Count } from "./states";

export const MEASURES = ["units", "share", "edge", "expectation"] as const;
export type Measure = (typeof MEASURES)[number];

export const decodeMeasure = (text: string | null): Measure => MEASURES.find((each) => each === text) ?? "units";

/** The count of an address, or null if there is none. */
export function decodeCount(query: URLSearchParams): Count | null {
  const tags = decodeTags(query.get("tags") ?? "");
  const trigger = Number(query.get("trigger") ?? NaN);
  return tags && Math.abs(trigger) <= 1000 ? { tags, trigger, running: query.get("by") === "running" } : null;
}

export const encodeCount = ({ tags, trigger, running }: Count): Record<string, string | null> => ({
  tags: encodeTags(tags),
  trigger: String(trigger),
  by: running ? "running" : null,
});
