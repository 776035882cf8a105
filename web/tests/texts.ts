/** Texts of the server for tests. */

import type { Text } from "../src/lib/text.ts";

/** What somebody wrote, in whatever language. */
export const verbatim = (said: string) => ({ key: "verbatim", values: { said } }) satisfies Text;
