/** Calls of the server. Every error it gives has a code and a text. */

import type { ErrorReply, ProblemBody } from "../generated/api";
import type { Words } from "./i18n.svelte";

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Words;
  readonly problems: readonly ProblemBody[];

  constructor(status: number, code: string, text: Words, problems: readonly ProblemBody[] = []) {
    super(typeof text === "string" ? text : text.key);
    this.status = status;
    this.code = code;
    this.text = text;
    this.problems = problems;
  }
}

const UNREACHABLE = "page-common-unreachable";
const UNREADABLE = "page-common-unreadable";

/** How often to come back to a server that has too much to read and says when to ask again. */
const TIMES_BACK = 5;

async function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  for (let left = TIMES_BACK; ; left -= 1) {
    const response = await sendOnce(method, path, body, signal);
    if (left === 0 || !(await isBusy(response))) return response;
    const seconds = Number(response.headers.get("Retry-After") ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    signal?.throwIfAborted();
  }
}

/** Whether the server has not even begun with it; of all else that goes wrong, the one who asked is told. */
async function isBusy(response: Response): Promise<boolean> {
  if (response.status !== 503) return false;
  try {
    return ((await response.clone().json()) as { error?: { code?: string } }).error?.code === "busy";
  } catch {
    return false;
  }
}

async function sendOnce(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: "same-origin",
      headers:
        body === undefined
          ? { Accept: "application/json" }
          : { Accept: "application/json", "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiError(0, "unreachable", UNREACHABLE);
  }
}

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return answer<T>(await send(method, path, body, signal));
}

async function answer<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  let data: unknown;
  try {
    data = await response.json();
  } catch {
    throw new ApiError(response.status, "unreadable", UNREADABLE);
  }
  if (!response.ok) {
    const error = (data as Partial<ErrorReply>).error;
    if (!error) throw new ApiError(response.status, "unreadable", UNREADABLE);
    throw new ApiError(response.status, error.code, error.text, error.problems);
  }
  return data as T;
}

export const api = {
  get: <T>(path: string, signal?: AbortSignal) => call<T>("GET", path, undefined, signal),
  /** What is no JSON, as it is. */
  bytes: async (path: string, signal?: AbortSignal): Promise<ArrayBuffer> => {
    const response = await send("GET", path, undefined, signal);
    return response.ok ? response.arrayBuffer() : answer<never>(response);
  },
  post: <T>(path: string, body: unknown, signal?: AbortSignal) => call<T>("POST", path, body, signal),
  patch: <T>(path: string, body: unknown) => call<T>("PATCH", path, body),
  delete: <T = void>(path: string) => call<T>("DELETE", path),
};
