/** One movement at a time, frame by frame, at the speed that the patron chose; at once where movement is not wanted. */

import { motion } from "./motion.svelte";

export class Glide {
  #frame = 0;

  /** `step` gets how far it is, 0 to 1, soon fast and slow at the end; a movement under way is given up. */
  run(ms: number, step: (done: number) => void, then: () => void = () => undefined): void {
    this.stop();
    const length = motion.reduced ? 0 : motion.ms(ms);
    const began = performance.now();
    const tick = (now: number) => {
      const time = length === 0 ? 1 : Math.min(1, Math.max(0, (now - began) / length));
      step(1 - (1 - time) ** 3);
      if (time < 1) this.#frame = requestAnimationFrame(tick);
      else then();
    };
    tick(began);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
