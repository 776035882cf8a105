/** Addresses of the page, by the History API. The server answers index.html for every one of them. */

import type { Component } from "svelte";

export type Params = Record<string, string>;
// A route's component takes its parameters as properties; each route knows its own.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = Component<any>;

interface Route {
  pattern: string;
  load: () => Promise<{ default: Page }>;
}

const ROUTES: Route[] = [
  { pattern: "/", load: () => import("../lobby/Lobby.svelte") },
  { pattern: "/table/:table", load: () => import("../table/Table.svelte") },
  { pattern: "/table/:table/round/:shoe/:number", load: () => import("../history/Replay.svelte") },
  { pattern: "/operator", load: () => import("../operator/Operator.svelte") },
  { pattern: "/odds", load: () => import("../odds/Odds.svelte") },
  { pattern: "/simulate", load: () => import("../simulate/Simulate.svelte") },
  { pattern: "/learn", load: () => import("../learn/Learn.svelte") },
  { pattern: "/verify", load: () => import("../fairness/Verify.svelte") },
];

/** The parameters of a path under a pattern, or null if it does not match. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/");
  const given = path.replace(/\/+$/, "").split("/");
  if (path === "/") given.push("");
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) {
      const name = decoded(value);
      if (name === null) return null;
      params[part.slice(1)] = name;
    } else if (part !== value) return null;
  }
  return params;
}

/** A part of a path in plain letters, or null where its percent signs stand for none. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

class Router {
  #path = $state(location.pathname);
  #search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  get path(): string {
    return this.#path;
  }

  /** The query of the address, such as `?house=dragon-mini`. */
  get query(): URLSearchParams {
    return new URLSearchParams(this.#search);
  }

  find(): { route: Route; params: Params } | null {
    for (const route of ROUTES) {
      const params = match(route.pattern, this.#path);
      if (params) return { route, params };
    }
    return null;
  }

  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Follow links within the page without loading it again. */
  follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  #read() {
    this.#path = location.pathname;
    this.#search = location.search;
  }
}

export const router = new Router();
