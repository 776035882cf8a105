/**
 * Spaced repetition by Leitner's boxes: what is known moves up a box and comes back later, what is missed goes back to
 * the first and comes back at once.
 */

export interface Kept {
  /** From 1; a topic that was never asked is in none. */
  box: number;
  /** When it is to be asked again, in milliseconds. */
  due: number;
  right: number;
  wrong: number;
}

export type Boxes = Readonly<Record<string, Kept>>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long a topic rests in each box. */
export const RESTS = [MINUTE, 10 * MINUTE, DAY, 3 * DAY, 7 * DAY] as const;
export const BOXES = RESTS.length;

/** The boxes after a topic was answered. */
export function answered(boxes: Boxes, topic: string, right: boolean, now: number): Boxes {
  const before = boxes[topic] ?? { box: 0, due: 0, right: 0, wrong: 0 };
  const box = right ? Math.min(BOXES, before.box + 1) : 1;
  const rest = right ? (RESTS[box - 1] ?? 0) : 0;
  return {
    ...boxes,
    [topic]: { box, due: now + rest, right: before.right + Number(right), wrong: before.wrong + Number(!right) },
  };
}

/**
 * The topics to ask next: those that are due, longest first; then new ones, in the order of a shuffle; then whatever
 * comes back soonest. `except` were asked just now.
 */
export function nextTopics(
  topics: readonly string[],
  boxes: Boxes,
  now: number,
  count: number,
  except: readonly string[] = [],
  random: () => number = Math.random,
): string[] {
  const open = topics.filter((topic) => !except.includes(topic));
  const met = open
    .filter((topic) => boxes[topic])
    .sort((one, other) => (boxes[one]?.due ?? 0) - (boxes[other]?.due ?? 0));
  const due = met.filter((topic) => (boxes[topic]?.due ?? 0) <= now);
  const fresh = shuffled(
    open.filter((topic) => !boxes[topic]),
    random,
  );
  const later = met.filter((topic) => (boxes[topic]?.due ?? 0) > now);
  // A new thing now and then keeps a long list of missed ones bearable.
  const mixed: string[] = [];
  while (due.length || fresh.length) {
    const from = fresh.length && (due.length === 0 || mixed.length % 3 === 2) ? fresh : due;
    mixed.push(from.shift() as string);
  }
  return [...mixed, ...later].slice(0, count);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  for (let place = left.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1));
    [left[place], left[other]] = [left[other] as T, left[place] as T];
  }
  return left;
}

/** How many of the topics lie in each box; the first number is those that were never asked. */
export function counts(topics: readonly string[], boxes: Boxes): number[] {
  const found = Array<number>(BOXES + 1).fill(0);
  for (const topic of topics) found[boxes[topic]?.box ?? 0] = (found[boxes[topic]?.box ?? 0] ?? 0) + 1;
  return found;
}

/** Boxes from what was kept; whatever does not look like it is left out. */
export function parsed(text: string | null): Boxes {
  try {
    const read = JSON.parse(text ?? "{}") as Record<string, Partial<Kept>>;
    const whole = (value: unknown): value is number =>
      typeof value === "number" && Number.isFinite(value) && value >= 0;
    return Object.fromEntries(
      Object.entries(read).flatMap(([topic, { box, due, right, wrong }]) =>
        whole(box) && box >= 1 && box <= BOXES && whole(due) && whole(right) && whole(wrong)
          ? [[topic, { box, due, right, wrong }]]
          : [],
      ),
    );
  } catch {
    return {};
  }
}
