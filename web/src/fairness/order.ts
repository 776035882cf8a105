/**
 * From a seed and the cuts to the order of a shoe: the page's own implementation, with WebCrypto and nothing else.
 *
 *     commitment = SHA-256("punto commitment 1" + seed)
 *     cut        = SHA-256("punto cut 1" + number of cuts + for each: length of who, who, length of entropy, entropy)
 *     shoe key   = HMAC-SHA256(key: seed, message: "punto shoe 1" + cut)
 *     order      = shuffle version 1 of the decks in their canonical order, by the shoe key
 *
 * Lengths and numbers take 4 bytes, big end first; texts are UTF-8. Shuffle version 1 is Fisher and Yates's with
 * rejection over the words of HMAC-SHA256(shoe key, "punto shuffle 1" + block number in 8 bytes), block 0, 1, 2, ...
 */

import { bigEndian, joined, utf8 } from "./bytes.ts";

export interface Cut {
  readonly who: string;
  readonly entropy: Uint8Array;
}

export const SHUFFLE_VERSION = 1;
export const SEED_BYTES = 32;

const RANKS = "A23456789TJQK";
const SUITS = "shdc";
const WORDS = 2 ** 32;

/** Whether this browser lets the page compute at all: WebCrypto wants https or the machine itself. */
export const canCompute = (): boolean => globalThis.crypto?.subtle !== undefined;

/** What is shown before anybody cuts. */
export const commitment = (seed: Uint8Array): Promise<Uint8Array> => sha256(utf8("punto commitment 1"), seed);

/** All cuts in one. */
export function mixCuts(cuts: readonly Cut[]): Promise<Uint8Array> {
  const parts = cuts.flatMap(({ who, entropy }) => {
    const name = utf8(who);
    return [bigEndian(name.length, 4), name, bigEndian(entropy.length, 4), entropy];
  });
  return sha256(utf8("punto cut 1"), bigEndian(cuts.length, 4), ...parts);
}

/** The key of the shuffle. */
export async function shoeKey(seed: Uint8Array, cut: Uint8Array): Promise<Uint8Array> {
  return (await keyed(seed))(joined(utf8("punto shoe 1"), cut));
}

/** The cards of so many decks before they are shuffled: rank by rank from Ace to King, spades, hearts, diamonds, clubs. */
export function fullOrder(decks: number): string[] {
  const deck = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
  return Array.from({ length: decks }, () => deck).flat();
}

/** The cards shuffled by the key; `onpart` hears how far it is, 0 to 1. */
export async function shuffled<T>(
  cards: readonly T[],
  key: Uint8Array,
  onpart: (part: number) => void = () => undefined,
): Promise<T[]> {
  const order = [...cards];
  const words = wordsOf(key);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = await below(last + 1, words);
    [order[last], order[other]] = [order[other]!, order[last]!];
    onpart(1 - last / order.length);
  }
  return order;
}

/** How many cards the burn takes: a fixed number, or the first card and as many as it counts, ten for a picture. */
export function burnCount(order: readonly string[], burn: number | "first card"): number {
  if (burn !== "first card") return burn;
  const rank = RANKS.indexOf(order[0]?.[0] ?? "");
  return 1 + Math.min(rank + 1, 10);
}

export async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined(...parts)));
}

type Keyed = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

async function keyed(key: Uint8Array): Promise<Keyed> {
  const imported = await crypto.subtle.importKey("raw", joined(key), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
}

async function* wordsOf(key: Uint8Array): AsyncGenerator<number, never> {
  const sign = await keyed(key);
  const label = utf8("punto shuffle 1");
  for (let block = 0; ; block += 1) {
    const digest = await sign(joined(label, bigEndian(block, 8)));
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let at = 0; at < digest.byteLength; at += 4) yield view.getUint32(at);
  }
}

/** A number below `bound`: words that would favour the small ones are passed over. */
async function below(bound: number, words: AsyncGenerator<number, never>): Promise<number> {
  const fair = WORDS - (WORDS % bound);
  for (;;) {
    const { value } = await words.next();
    if (value < fair) return value % bound;
  }
}
