/** The third-card rules as the page shows them beside the drills: the values to which Banker draws, by its total. */

const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** By Banker's two-card total, 0 to 7. A test compares it with what the server's drills say. */
export const DRAWS_TO: readonly (readonly number[])[] = [all, all, all, all.filter((value) => value !== 8), [2, 3, 4, 5, 6, 7], [4, 5, 6, 7], [6, 7], []];

/** The grid of the tableau: does Banker with this total draw to a third card of this value? */
export const draws = (total: number, value: number): boolean => DRAWS_TO[total]?.includes(value) ?? false;
