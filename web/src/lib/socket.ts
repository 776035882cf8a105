/** One table over one socket: it connects, resumes where it was, and gives every command its answer.

    The connection may break at any moment. A command that was sent and not answered is sent again under its id after
    the next connection, which is harmless: the server answers the same id the same way. */

import type { ClientFrame, CommandFrame, FoldShownFrame, HelloFrame, ServerFrame } from "../generated/protocol.ts";
import { ServerClock } from "./clock.ts";
import { apply, type TableDocument } from "./document.ts";
import type { Words } from "./i18n.svelte.ts";

export type Command = CommandFrame["command"];

/** Why something was not done: a refusal of the table, or an error of the server. */
export interface Refused {
  code: string;
  message: Words;
  /** The bet at fault, where it is one. */
  bet: string | null;
}

export interface Answer {
  accepted: boolean;
  refusal: Refused | null;
}

export type Status = "connecting" | "live" | "silent" | "reconnecting" | "missing" | "ended" | "outdated";

export const PROTOCOL = 1;

/** Who plays has to know within four seconds that nobody listens; who watches, or does not look, can wait. */
const PING_MS = { playing: 1500, watching: 10_000 };
/** A ping without an answer for so long: what is put down now may not arrive, and the patron is told. */
const DOUBT_MS = 2000;
/** Silence for so long after a ping means that the connection is gone, whatever the browser thinks. */
const SILENCE_MS = 8000;
const BACKOFF_MS = [0, 400, 1000, 2000, 4000, 8000];
/** Codes after which connecting again would meet the same answer. */
const FINAL: Record<number, Status> = { 4404: "missing", 4406: "outdated", 4410: "ended" };
/** The session is expired: who one is has to be asked again before the next connection. */
const EXPIRED = 4401;

export interface Listener {
  document(document: TableDocument): void;
  hello(frame: HelloFrame): void;
  status(status: Status, retryAt: number | null): void;
  fold(frame: FoldShownFrame): void;
  error(refused: Refused): void;
  expired(): void;
}

interface Waiting {
  frame: CommandFrame;
  sent: boolean;
  resolve(answer: Answer): void;
}

/** Where the socket of a table is. */
export const addressOf = (table: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;

const random = () => crypto.getRandomValues(new Uint32Array(2)).reduce((made, each) => made + each.toString(36), "");

export class TableSocket {
  readonly clock = new ServerClock();
  readonly #address: () => string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #document: TableDocument | null = null;
  #sequence = -1;
  #audience: string | null = null;
  #waiting = new Map<string, Waiting>();
  #pings = new Map<string, number>();
  #pinging: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #doubted = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #closed = false;

  /** `address` is asked anew for each connection, without the query. */
  constructor(address: () => string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
  }

  open(): void {
    addEventListener("online", this.#atOnce);
    document.addEventListener("visibilitychange", this.#visible);
    this.#listener.status("connecting", null);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#atOnce);
    document.removeEventListener("visibilitychange", this.#visible);
    this.#stopTimers();
    clearTimeout(this.#retry);
    this.#socket?.close(1000);
    this.#socket = null;
  }

  /** Start over with another identity: the session changed. */
  restart(): void {
    this.#sequence = -1;
    this.#audience = null;
    this.#attempt = 0;
    this.#drop();
    this.#connect();
  }

  /** Try now, not when the waiting time is over. */
  retryNow(): void {
    if (this.#socket === null && !this.#closed) {
      clearTimeout(this.#retry);
      this.#connect();
    }
  }

  /** Send a command; the answer comes once the server has it stored. */
  send(command: Command): Promise<Answer> {
    const frame: CommandFrame = { type: "command", id: `${Date.now().toString(36)}-${random()}`, command };
    return new Promise((resolve) => {
      const waiting: Waiting = { frame, sent: false, resolve };
      this.#waiting.set(frame.id, waiting);
      this.#post(waiting);
    });
  }

  /** Show the others how a card is folded; lost if there is no connection. */
  fold(place: number, grab: [number, number], to: [number, number]): void {
    this.#write({ type: "fold", place, grab, to });
  }

  #atOnce = () => this.retryNow();

  #visible = () => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket === null) this.retryNow();
    else this.#ping();
  };

  #connect(): void {
    if (this.#closed) return;
    const query = new URLSearchParams({ protocol: String(PROTOCOL) });
    if (this.#document && this.#audience !== null && this.#sequence >= 0) {
      query.set("after", String(this.#sequence));
      query.set("audience", this.#audience);
    }
    const socket = new WebSocket(`${this.#address()}?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#read(JSON.parse(event.data as string) as ServerFrame);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number, retryMs?: number): void {
    this.#drop();
    const final = FINAL[code];
    if (final) {
      this.#closed = true;
      this.#listener.status(final, null);
      return;
    }
    if (code === EXPIRED) this.#listener.expired();
    const step = BACKOFF_MS[Math.min(this.#attempt, BACKOFF_MS.length - 1)] ?? 0;
    // A little chance, so that a thousand pages do not come back in the same moment.
    const wait = (retryMs ?? step) + Math.random() * Math.min(1000, 200 + step / 2);
    this.#attempt += 1;
    this.#listener.status("reconnecting", Date.now() + wait);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    this.#stopTimers();
    const socket = this.#socket;
    this.#socket = null;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close(1000);
    for (const each of this.#waiting.values()) each.sent = false;
    this.#pings.clear();
  }

  #stopTimers(): void {
    clearTimeout(this.#pinging);
    clearTimeout(this.#retry);
    this.#heard();
    this.#doubted = false;
  }

  #write(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  #post(waiting: Waiting): void {
    if (!waiting.sent) waiting.sent = this.#write(waiting.frame);
  }

  #ping(): void {
    const id = random();
    if (!this.#write({ type: "ping", id })) return;
    this.#pings.set(id, Date.now());
    clearTimeout(this.#pinging);
    const plays = document.visibilityState === "visible" && Boolean(this.#document?.view.own);
    this.#pinging = setTimeout(() => this.#ping(), plays ? PING_MS.playing : PING_MS.watching);
    // The first ping without an answer counts, however many follow it.
    if (this.#silence !== undefined) return;
    this.#doubt = setTimeout(() => {
      this.#doubted = true;
      this.#listener.status("silent", null);
    }, DOUBT_MS);
    this.#silence = setTimeout(() => this.#lost(0), SILENCE_MS);
  }

  #heard(): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #read(frame: ServerFrame): void {
    this.#heard();
    if (this.#doubted) {
      this.#doubted = false;
      this.#listener.status("live", null);
    }
    switch (frame.type) {
      case "hello":
        return this.#greet(frame);
      case "step":
        return this.#step(frame);
      case "document":
        this.clock.noteTime(frame.now);
        this.#audience = frame.audience;
        return this.#hold(frame.document, frame.sequence);
      case "answer":
        return this.#settle(frame.id, frame);
      case "fold":
        return this.#listener.fold(frame);
      case "pong": {
        const sent = this.#pings.get(frame.id);
        this.#pings.delete(frame.id);
        if (sent !== undefined) this.clock.noteJourney(sent, frame.now);
        return;
      }
      case "error":
        return this.#refused({ code: frame.code, message: frame.message, bet: null }, frame.id);
      case "goodbye":
        return this.#lost(1012, frame.retry_ms);
    }
  }

  #greet(frame: HelloFrame): void {
    this.#attempt = 0;
    this.#audience = frame.audience;
    this.clock.noteTime(frame.now);
    this.#listener.hello(frame);
    if (frame.document) this.#hold(frame.document, frame.sequence);
    this.#listener.status("live", null);
    for (const each of this.#waiting.values()) this.#post(each);
    this.#ping();
  }

  #step({ since, sequence, changes }: Extract<ServerFrame, { type: "step" }>): void {
    if (!this.#document || since !== this.#sequence) {
      this.#write({ type: "sync" });
      return;
    }
    this.#hold(apply(this.#document, changes), sequence);
  }

  #hold(document: TableDocument, sequence: number): void {
    this.#document = document;
    this.#sequence = sequence;
    this.#listener.document(document);
  }

  #refused(refusal: Refused, id: string | null): void {
    if (id !== null) this.#settle(id, { accepted: false, refusal });
    else this.#listener.error(refusal);
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
  }
}
