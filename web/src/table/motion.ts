/** How cards come to the table and leave it. */

import type { Action } from "svelte/action";
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motion } from "../lib/motion.svelte";

const fade = (ms: number): TransitionConfig => ({ duration: motion.ms(ms), css: (t) => `opacity: ${t}` });

/** A card slides out of the shoe to its place; a third card a little slower. */
export function fromShoe(node: Element, { slow = false }: { slow?: boolean } = {}): TransitionConfig {
  const shoe = document.querySelector("[data-shoe]")?.getBoundingClientRect();
  if (motion.reduced || !shoe) return fade(200);
  const own = node.getBoundingClientRect();
  const x = shoe.left + shoe.width * 0.2 - (own.left + own.width / 2);
  const y = shoe.top + shoe.height * 0.8 - (own.top + own.height / 2);
  return {
    duration: motion.ms(slow ? 460 : 350),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) rotate(${-22 * u}deg) scale(${1 - 0.3 * u}); opacity: ${Math.min(1, t * 4)}`,
  };
}

/** The cards of a finished round are swept off to the discards. */
export function toDiscards(node: Element): TransitionConfig {
  const felt = node.closest("[data-felt]")?.getBoundingClientRect();
  if (motion.reduced || !felt) return fade(160);
  const own = node.getBoundingClientRect();
  const x = felt.left - own.left - own.width;
  return {
    duration: motion.ms(380),
    easing: cubicIn,
    css: (t, u) => `transform: translate(${x * u}px, ${-60 * u}px) rotate(${-30 * u}deg); opacity: ${t}`,
  };
}

/** Chips come home to the rack. */
export function toRack(_: Element): TransitionConfig {
  if (motion.reduced) return fade(120);
  return {
    duration: motion.ms(260),
    easing: cubicIn,
    css: (t, u) => `transform: translateY(${110 * u}px); opacity: ${t}`,
  };
}

/** How far it is to the dealer's rack, for chips that are taken there or paid from it; measured when bets are settled. */
export const towardsRack: Action<HTMLElement, boolean> = (node, settled) => {
  const measure = (now: boolean) => {
    const rack = now ? document.querySelector("[data-rack]")?.getBoundingClientRect() : undefined;
    if (!rack) return;
    const own = node.getBoundingClientRect();
    node.style.setProperty("--rack-x", `${rack.left + rack.width / 2 - own.left - own.width / 2}px`);
    node.style.setProperty("--rack-y", `${rack.top - own.top}px`);
  };
  measure(settled);
  return { update: measure };
};
