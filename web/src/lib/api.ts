/** Calls of the server. Every error it gives has a code and a sentence in both languages. */

import type { Text } from "./i18n.svelte";

export interface Problem {
  message: Text | string;
  [key: string]: unknown;
}

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Text;
  readonly problems: Problem[];

  constructor(status: number, code: string, text: Text, problems: Problem[] = []) {
    super(text.en);
    this.status = status;
    this.code = code;
    this.text = text;
    this.problems = problems;
  }
}

const UNREACHABLE: Text = { en: "The server cannot be reached.", zh: "无法连接服务器。" };
const UNREADABLE: Text = { en: "The server gave an answer that is not understood.", zh: "服务器的回应无法识别。" };

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? { Accept: "application/json" } : { Accept: "application/json", "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiError(0, "unreachable", UNREACHABLE);
  }
  if (response.status === 204) return undefined as T;
  let data: unknown;
  try {
    data = await response.json();
  } catch {
    throw new ApiError(response.status, "unreadable", UNREADABLE);
  }
  if (!response.ok) {
    const error = (data as { error?: { code: string; message: Text; problems?: Problem[] } }).error;
    if (!error) throw new ApiError(response.status, "unreadable", UNREADABLE);
    throw new ApiError(response.status, error.code, error.message, error.problems);
  }
  return data as T;
}

export const api = {
  get: <T>(path: string, signal?: AbortSignal) => call<T>("GET", path, undefined, signal),
  post: <T>(path: string, body: unknown, signal?: AbortSignal) => call<T>("POST", path, body, signal),
  patch: <T>(path: string, body: unknown) => call<T>("PATCH", path, body),
  delete: <T = void>(path: string) => call<T>("DELETE", path),
};
