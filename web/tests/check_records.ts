/**
 * The page's verifier over many records: a JSON list of texts comes in, and for each the failed steps go out, or null
 * when the text is no record. The Python tests compare it with the server's own verification.
 */

import { readFileSync } from "node:fs";
import { NotARecord, readRecord } from "../src/fairness/record.ts";
import { verifyRecord } from "../src/fairness/verify.ts";

async function failedSteps(text: string): Promise<string[] | null> {
  try {
    const { steps } = await verifyRecord(readRecord(text));
    return steps.filter((step) => step.failures.length > 0).map((step) => step.key);
  } catch (error) {
    if (error instanceof NotARecord) return null;
    throw error;
  }
}

const texts = JSON.parse(readFileSync(0, "utf8")) as string[];
process.stdout.write(JSON.stringify(await Promise.all(texts.map(failedSteps))));
