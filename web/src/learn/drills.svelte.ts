/** A learner at work: questions from the server, answers in boxes, and a score. */

import { api, ApiError } from "../lib/api";
import type { Currency, DrillBody, DrillsBody, KindBody, Tableau, TopicBody } from "../generated/api";
import { answered, nextTopics, parsed, type Boxes } from "./boxes";

const BATCH = 6;
/** A topic is not asked again before so many others. */
const JUST_NOW = 2;

const today = () => new Date().toISOString().slice(0, 10);

interface Day {
  day: string;
  right: number;
  all: number;
}

export class Learner {
  readonly house: string;
  kinds = $state.raw<KindBody[]>([]);
  topics = $state.raw<TopicBody[]>([]);
  currency = $state.raw<Currency>({ code: "USD", symbol: "$", decimals: 2 });
  tableau = $state.raw<Tableau | null>(null);
  boxes = $state.raw<Boxes>({});
  drill = $state.raw<DrillBody | null>(null);
  /** What was answered to the drill; null while it is open, and when the time ran out. */
  given = $state<string | null>(null);
  late = $state(false);
  streak = $state(0);
  day = $state.raw<Day>({ day: today(), right: 0, all: 0 });
  error = $state.raw<ApiError | null>(null);
  /** How many drills were shown: another one is another question, whatever it asks. */
  number = $state(0);
  #kinds: readonly string[] = [];
  #waiting: DrillBody[] = [];
  /** Questions on their way. */
  #coming: Promise<void> | null = null;
  #recent: string[] = [];
  #turn = 0;

  constructor(house: string) {
    this.house = house;
    this.boxes = parsed(localStorage.getItem(this.#key("boxes")));
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key("day")) ?? "null") as Day | null;
      if (kept?.day === today()) this.day = kept;
    } catch {
      // A day that cannot be read begins anew.
    }
  }

  #key(what: string): string {
    return `punto.learn.${what}.${this.house}`;
  }

  /** Whether the answer to the drill is told. */
  get told(): boolean {
    return this.given !== null || this.late;
  }

  get right(): boolean {
    return this.given !== null && (this.drill?.answers.includes(this.given) ?? false);
  }

  /** What there is to know in the house. */
  async load(): Promise<void> {
    if (this.tableau !== null) return;
    const found = await api.get<DrillsBody>(`${this.#path}?count=0`);
    ({ kinds: this.kinds, topics: this.topics, tableau: this.tableau, currency: this.currency } = found);
  }

  get #path(): string {
    return `/api/houses/${encodeURIComponent(this.house)}/drills`;
  }

  /** Ask only questions of these kinds from now on; of every kind where none is named. */
  async ask(kinds: readonly string[]): Promise<void> {
    this.#kinds = kinds;
    this.#waiting = [];
    this.#coming = null;
    this.drill = null;
    this.given = null;
    this.late = false;
    await this.next();
  }

  /** On to the next question. The answered one stays until it is there. */
  async next(): Promise<void> {
    const turn = ++this.#turn;
    this.error = null;
    try {
      if (this.#waiting.length === 0) await (this.#coming ??= this.#fetch());
    } catch (error) {
      this.#coming = null;
      if (turn !== this.#turn) return;
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
      return;
    }
    if (turn !== this.#turn) return;
    this.#coming = null;
    this.drill = this.#waiting.shift() ?? null;
    this.given = null;
    this.late = false;
    this.number++;
    if (this.drill) this.#recent = [...this.#recent, this.drill.topic].slice(-JUST_NOW);
  }

  async #fetch(): Promise<void> {
    const kinds = this.#kinds;
    await this.load();
    const open = this.topics
      .filter((topic) => kinds.length === 0 || kinds.includes(topic.kind))
      .map((topic) => topic.topic);
    // Where there is little to ask, the same thing may come twice in a row.
    const except = open.length > JUST_NOW ? this.#recent : [];
    const wanted = nextTopics(open, this.boxes, Date.now(), BATCH, except);
    if (wanted.length === 0) return;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const query = new URLSearchParams([...wanted.map((topic) => ["topic", topic]), ["seed", String(seed)]]);
    const found = await api.get<DrillsBody>(`${this.#path}?${query}`);
    if (kinds === this.#kinds) this.#waiting = found.drills;
  }

  /** Answer the drill; null when the time is up. */
  answer(given: string | null): void {
    if (!this.drill || this.told) return;
    this.given = given;
    this.late = given === null;
    const right = this.right;
    this.boxes = answered(this.boxes, this.drill.topic, right, Date.now());
    this.streak = right ? this.streak + 1 : 0;
    const day = this.day.day === today() ? this.day : { day: today(), right: 0, all: 0 };
    this.day = { ...day, right: day.right + Number(right), all: day.all + 1 };
    localStorage.setItem(this.#key("boxes"), JSON.stringify(this.boxes));
    localStorage.setItem(this.#key("day"), JSON.stringify(this.day));
    // What was missed is asked again soon, with other cards.
    if (!right) this.#waiting = this.#waiting.slice(0, JUST_NOW);
    // While the reasons are read, the next questions come.
    if (this.#waiting.length === 0) {
      this.#coming ??= this.#fetch();
      this.#coming.catch(() => undefined);
    }
  }

  reset(): void {
    this.boxes = {};
    this.streak = 0;
    this.day = { day: today(), right: 0, all: 0 };
    localStorage.removeItem(this.#key("boxes"));
    localStorage.removeItem(this.#key("day"));
  }
}
