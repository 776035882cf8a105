/** What the page's modules ask of a browser, for tests without one. Import it before the module under test. */

class Storage {
  readonly #kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

/** The address bar: what is pushed is what `location` says. */
class Place extends URL {
  readonly #visited: string[] = [];

  pushState(_: unknown, __: string, address: string): void {
    this.#visited.push(this.href);
    this.href = new URL(address, this.href).href;
  }

  replaceState(_: unknown, __: string, address: string): void {
    this.href = new URL(address, this.href).href;
  }

  back(): void {
    this.href = this.#visited.pop() ?? this.href;
    browser.dispatchEvent(new Event("popstate"));
  }
}

/** The window's events. */
export const browser = new EventTarget();
export const place = new Place("http://punto.test/");
/** The document: its events, whether it is seen, and whether a dialog is open in it. */
export const page = Object.assign(new EventTarget(), {
  visibilityState: "visible",
  documentElement: { lang: "", style: { setProperty: () => undefined } },
  dialog: false,
  querySelector: (selector: string) => (selector === "dialog[open]" && page.dialog ? {} : null),
});

Object.assign(globalThis, {
  localStorage: new Storage(),
  sessionStorage: new Storage(),
  location: place,
  history: place,
  document: page,
  window: { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) },
  addEventListener: browser.addEventListener.bind(browser),
  removeEventListener: browser.removeEventListener.bind(browser),
  scrollTo: () => undefined,
});
