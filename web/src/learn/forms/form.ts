/** What every form of an answer is given, and what it gives back. */

import type { Currency } from "../../generated/api";

export interface FormProps<Form> {
  form: Form;
  currency: Currency;
  /** What was answered; null while it is open. */
  given: string | null;
  /** Every right answer, once it may be told; null before, and during an exam. */
  answers: readonly string[] | null;
  onanswer: (answer: string) => void;
}

/** What joins the parts of an answer. */
export const JOINT = "+";
/** The answer that picks none. */
export const NOTHING = "-";

/** Whether a key press is meant for a control, and not for the question. */
export const typing = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target as HTMLElement).closest("select, input, textarea, [role=slider], dialog") !== null;
