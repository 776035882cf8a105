/** The server's end of a table's socket, played by the test. Import it before the module under test. */

import type { ClientFrame, CommandFrame, HelloFrame, ServerFrame, TableDocument } from "../src/generated/protocol.ts";
import "./browser.ts";

/** One connection as the page opened it. */
export class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All connections that were opened, the first one first. */
  static readonly opened: Line[] = [];

  static get latest(): Line {
    const line = Line.opened.at(-1);
    if (!line) throw new Error("the page opened no connection");
    return line;
  }

  readonly address: URL;
  readonly frames: ClientFrame[] = [];
  readyState: number = Line.CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(address: string) {
    this.address = new URL(address);
    Line.opened.push(this);
  }

  send(text: string): void {
    this.frames.push(JSON.parse(text) as ClientFrame);
  }

  close(): void {
    this.readyState = Line.CLOSED;
  }

  // ------------------------------------------------------------------------- what the server does

  /** The commands that arrived over this connection. */
  get commands(): CommandFrame[] {
    return this.frames.filter((frame) => frame.type === "command");
  }

  tell(frame: ServerFrame): void {
    this.readyState = Line.OPEN;
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  greet(sequence: number, document: TableDocument | null, more: Partial<HelloFrame> = {}): void {
    this.tell({
      type: "hello",
      protocol: 1,
      server: "test",
      table: "one",
      role: "patron",
      patron_name: "Ana",
      audience: "seat-1",
      now: Date.now(),
      sequence,
      resumed: document === null,
      document,
      ...more,
    });
  }

  accept({ id }: CommandFrame): void {
    this.tell({ type: "answer", id, accepted: true, repeated: false, sequence: 0, refusal: null });
  }

  /** Break the connection; a browser says 1006 when nobody said goodbye. */
  fail(code = 1006): void {
    this.readyState = Line.CLOSED;
    this.onclose?.({ code });
  }
}

Object.assign(globalThis, { WebSocket: Line });
