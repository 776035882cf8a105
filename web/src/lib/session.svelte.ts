/** Who is signed in: a patron with a name, an operator, or nobody. */

import { api } from "./api";
import type { Session } from "./types";

class SessionState {
  #current = $state<Session | null>(null);

  /** Null until it is known. */
  get current(): Session | null {
    return this.#current;
  }

  /** How the patron is called; null for whoever has not signed in. */
  get name(): string | null {
    return this.#current?.patron?.name ?? null;
  }

  get isOperator(): boolean {
    return Boolean(this.#current?.operator);
  }

  async load(): Promise<Session> {
    return (this.#current = await api.get<Session>("/api/session"));
  }

  async signIn(name: string): Promise<Session> {
    return (this.#current = await api.post<Session>("/api/session", { name }));
  }

  async rename(name: string): Promise<Session> {
    return (this.#current = await api.patch<Session>("/api/session", { name }));
  }

  async signOut(): Promise<void> {
    await api.delete("/api/session");
    await this.load();
  }

  async signInOperator(token: string): Promise<Session> {
    await api.post("/api/operator/session", { token });
    return this.load();
  }

  async signOutOperator(): Promise<void> {
    await api.delete("/api/operator/session");
    await this.load();
  }
}

export const session = new SessionState();
