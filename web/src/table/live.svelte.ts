/** One table as this page sees it: the document, the connection, the house, and the ticking clock. */

import type { FoldShownFrame } from "../generated/protocol";
import { api } from "../lib/api";
import type { TableDocument } from "../lib/document";
import type { Currency } from "../lib/money";
import { motion } from "../lib/motion.svelte";
import { addressOf, TableSocket, type Answer, type Command, type Refused, type Status } from "../lib/socket";
import { session } from "../lib/session.svelte";
import type { House, OwnView, RoundView, SeatView, View } from "../lib/types";
import { haste, ofOneRound, steps, turnedBetween, type Step } from "./reveal";

export type Fold = Pick<FoldShownFrame, "seat" | "grab" | "to">;

const TICK_MS = 200;
/** Between two tries to fetch the house of a table. */
const ASK_AGAIN_MS = 2000;

/** What is told step by step. */
interface Telling {
  readonly document: TableDocument;
  /** When the step that is shown now ends, and what is shown then. */
  readonly ends: number;
  readonly later: readonly Step[];
  /** What has come meanwhile. */
  readonly newest: TableDocument;
}

export class LiveTable {
  readonly id: string;
  #document = $state.raw<TableDocument | null>(null);
  #status = $state<Status>("connecting");
  #retryAt = $state<number | null>(null);
  #role = $state<"spectator" | "patron" | "operator">("spectator");
  #house = $state.raw<House | null>(null);
  #folds = $state.raw<Readonly<Record<number, Fold>>>({});
  #now = $state(Date.now());
  /** What the server said last that belongs to no place of its own; the page shows it until it is closed. */
  notice = $state.raw<Refused | null>(null);

  readonly #socket: TableSocket;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #wanted: string | null = null;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #round = "";
  #telling = $state.raw<Telling | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.#socket = new TableSocket(() => addressOf(id), {
      document: (document) => this.#hold(document),
      hello: (frame) => (this.#role = frame.role),
      status: (status, retryAt) => {
        this.#status = status;
        this.#retryAt = retryAt;
      },
      fold: (frame) => (this.#folds = { ...this.#folds, [frame.place]: frame }),
      error: (notice) => (this.notice = notice),
      expired: () => void session.load().catch(() => undefined),
    });
  }

  open(): () => void {
    this.#socket.open();
    this.#ticking = setInterval(() => (this.#now = this.#socket.clock.now()), TICK_MS);
    return () => {
      clearInterval(this.#ticking);
      clearTimeout(this.#timer);
      clearTimeout(this.#asking);
      this.#wanted = null;
      this.#socket.close();
    };
  }

  get document(): TableDocument | null {
    return this.#document;
  }

  get view(): View | null {
    return this.#document?.view ?? null;
  }

  /** Whether more is known than is shown: a card has just been turned. */
  get telling(): boolean {
    return this.#telling !== null;
  }

  get current(): RoundView | null {
    return this.view?.current ?? null;
  }

  get own(): OwnView | null {
    return this.view?.own ?? null;
  }

  get seat(): SeatView | null {
    return this.view?.seats.find((each) => each.you) ?? null;
  }

  get status(): Status {
    return this.#status;
  }

  get live(): boolean {
    return this.#status === "live";
  }

  get retryAt(): number | null {
    return this.#retryAt;
  }

  get role(): "spectator" | "patron" | "operator" {
    return this.#role;
  }

  /** Null until it is fetched. */
  get house(): House | null {
    return this.#house;
  }

  get currency(): Currency {
    return this.#house
      ? { code: this.#house.currency, symbol: this.#house.symbol, decimals: this.#house.decimals }
      : { code: "", symbol: "", decimals: 2 };
  }

  get folds(): Readonly<Record<number, Fold>> {
    return this.#folds;
  }

  /** The server's time; it moves a few times a second. */
  get now(): number {
    return this.#now;
  }

  /** Whole seconds until a moment of the server's clock, never below zero. */
  secondsTo(moment: number): number {
    return Math.max(0, Math.ceil((moment - this.#now) / 1000));
  }

  may(command: Command["kind"]): boolean {
    return this.live && (this.view?.may.includes(command) ?? false);
  }

  /** Send a command; a refusal is returned, and shown by whoever asked. */
  send(command: Command): Promise<Answer> {
    return this.#socket.send(command);
  }

  /** Send a command whose refusal has no better place than a notice; refusals of the quiet codes need none. */
  async ask(command: Command, quiet: readonly string[] = []): Promise<boolean> {
    const answer = await this.send(command);
    if (answer.refusal && !quiet.includes(answer.refusal.code)) this.notice = answer.refusal;
    return answer.accepted;
  }

  /** Send a command for the current round. */
  async askOfRound<T extends { kind: Command["kind"] }>(command: T, quiet: readonly string[] = []): Promise<boolean> {
    const { shoe, current } = this.view ?? {};
    if (!shoe || !current) return false;
    return this.ask({ ...command, shoe: shoe.number, number: current.number } as unknown as Command, quiet);
  }

  fold(place: number, grab: [number, number], to: [number, number]): void {
    this.#socket.fold(place, grab, to);
  }

  retryNow(): void {
    this.#socket.retryNow();
  }

  /** After signing in or out: the same table through other eyes. */
  restart(): void {
    this.#socket.restart();
  }

  #hold(document: TableDocument): void {
    const round = `${document.view.shoe?.number}/${document.view.current?.number}`;
    if (round !== this.#round) this.#folds = {};
    this.#round = round;
    this.#now = this.#socket.clock.now();
    this.#show(document);
    if (document.view.house !== this.#wanted) void this.#fetchHouse(document.view.house);
  }

  #show(document: TableDocument): void {
    const telling = this.#telling;
    if (telling && isMore(telling.document.view, document.view)) {
      // It is shown when the card has been told; a quick table does not wait for it.
      const now = performance.now();
      const left = telling.later.reduce((sum, step) => sum + step.ms, telling.ends - now);
      const factor = document.view.phase === "settled" ? haste(document.view, left) : 1;
      const later = telling.later.map((step) => ({ ...step, ms: step.ms * factor }));
      this.#wait({ ...telling, later, newest: document, ends: now + (telling.ends - now) * factor });
      return;
    }
    const before = telling?.document ?? this.#document;
    this.#tell(before && !motion.reduced ? steps(before.view, document.view) : [], document, document);
  }

  /** Show the first of these steps and then the others; in the end what is newest then. */
  #tell([step, ...later]: readonly Step[], document: TableDocument, newest: TableDocument): void {
    clearTimeout(this.#timer);
    this.#document = step ? { ...document, view: step.view } : newest;
    if (step) this.#wait({ later, document, newest, ends: performance.now() + motion.ms(step.ms) });
    else this.#telling = null;
  }

  #wait(telling: Telling): void {
    clearTimeout(this.#timer);
    this.#telling = telling;
    const { later, document, newest, ends } = telling;
    this.#timer = setTimeout(() => this.#tell(later, document, newest), Math.max(0, ends - performance.now()));
  }

  async #fetchHouse(key: string): Promise<void> {
    clearTimeout(this.#asking);
    this.#wanted = key;
    try {
      const house = await api.get<House>(`/api/houses/${encodeURIComponent(key)}`);
      if (this.#wanted === key) this.#house = house;
    } catch {
      // Nobody can bet without it, and at a quiet table nothing else would ask again.
      if (this.#wanted === key) this.#asking = setTimeout(() => void this.#fetchHouse(key), ASK_AGAIN_MS);
    }
  }
}

/** Whether a view says more of the card that is being told, and not of another card, another round or its end. */
const isMore = (told: View, next: View): boolean =>
  ofOneRound(told, next) && !turnedBetween(told, next) && next.current?.void == null;
