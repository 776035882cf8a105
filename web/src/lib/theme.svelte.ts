/** Light, dark, or as the system has it. The colours themselves are in app.css. */

export type Theme = "system" | "light" | "dark";

const KEY = "punto.theme";

function initial(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === "light" || kept === "dark" ? kept : "system";
}

class ThemeChoice {
  #current = $state<Theme>(initial());

  constructor() {
    this.#mark();
  }

  get current(): Theme {
    return this.#current;
  }

  set current(theme: Theme) {
    this.#current = theme;
    localStorage.setItem(KEY, theme);
    this.#mark();
  }

  #mark() {
    const root = document.documentElement;
    if (this.#current === "system") delete root.dataset.theme;
    else root.dataset.theme = this.#current;
  }
}

export const theme = new ThemeChoice();
