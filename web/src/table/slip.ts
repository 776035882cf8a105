/** The patron's own slip before it is sent: undo, clear, repeat and double are done here, the server knows only whole slips. */

export type Slip = Readonly<Record<string, number>>;

export const EMPTY: Slip = Object.freeze({});

/** A slip and what it was before each act, so that each can be undone, the last first. */
export interface Draft {
  readonly slip: Slip;
  readonly before: readonly Slip[];
}

export const fresh = (slip: Slip = EMPTY): Draft => ({ slip, before: [] });

export const total = (slip: Slip): number => Object.values(slip).reduce((sum, stake) => sum + stake, 0);

export const isEmpty = (slip: Slip): boolean => Object.keys(slip).length === 0;

export function same(one: Slip, other: Slip): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** The slip that the table holds, as it stands in a view. */
export const ofStakes = (stakes: readonly (readonly [string, number])[]): Slip => Object.fromEntries(stakes);

function changed(draft: Draft, slip: Slip): Draft {
  return same(draft.slip, slip) ? draft : { slip, before: [...draft.before, draft.slip] };
}

export const add = (draft: Draft, bet: string, chip: number): Draft =>
  changed(draft, { ...draft.slip, [bet]: (draft.slip[bet] ?? 0) + chip });

/** Take one chip off a bet; a stake below the chip goes whole. */
export function remove(draft: Draft, bet: string, chip: number): Draft {
  const { [bet]: stake = 0, ...others } = draft.slip;
  return changed(draft, stake > chip ? { ...draft.slip, [bet]: stake - chip } : others);
}

export function undo(draft: Draft): Draft {
  const slip = draft.before.at(-1);
  return slip === undefined ? draft : { slip, before: draft.before.slice(0, -1) };
}

/** The draft as it was when it held that slip, with what can be undone from there. */
export function backTo(draft: Draft, slip: Slip): Draft {
  const at = draft.before.findLastIndex((each) => same(each, slip));
  return { slip, before: at < 0 ? [] : draft.before.slice(0, at) };
}

/** What one slip has more than another, by bet. */
export const surplus = (slip: Slip, other: Slip): Slip =>
  Object.fromEntries(
    Object.entries(slip)
      .map(([bet, stake]) => [bet, stake - (other[bet] ?? 0)] as const)
      .filter(([, more]) => more > 0),
  );

export const clear = (draft: Draft): Draft => changed(draft, EMPTY);

export const repeat = (draft: Draft, last: Slip): Draft => changed(draft, last);

export const double = (draft: Draft): Draft =>
  changed(draft, Object.fromEntries(Object.entries(draft.slip).map(([bet, stake]) => [bet, 2 * stake])));
