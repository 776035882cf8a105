/** A long press: of a finger, it asks about a thing and is no tap; where something else is to be done, of a mouse too. */

const HELD_MS = 450;
const STILL_PX = 10;

export class LongPress {
  /** Whether what was asked for is shown, until the patron touches something else. */
  shown = $state(false);
  /** Whether the last press came from a finger or a pen. */
  touched = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: { x: number; y: number } | null = null;
  #held = false;
  #target: EventTarget | null = null;
  readonly #act: (() => void) | undefined;

  /** With an act, that is done instead of something being shown. */
  constructor(act?: () => void) {
    this.#act = act;
  }

  down(event: PointerEvent): void {
    this.touched = event.pointerType !== "mouse";
    this.#held = false;
    if (!this.touched && !this.#act) return;
    this.#target = event.currentTarget;
    this.#from = { x: event.clientX, y: event.clientY };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#held = true;
      if (this.#act) this.#act();
      else this.shown = true;
    }, HELD_MS);
  }

  /** A finger that wanders scrolls the page. */
  move(event: PointerEvent): void {
    if (!this.#from) return;
    if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > STILL_PX) this.up();
  }

  up(): void {
    clearTimeout(this.#timer);
    this.#from = null;
  }

  /** Whether the click that follows belongs to a long press, and means nothing more. */
  swallows(): boolean {
    const held = this.#held;
    this.#held = false;
    return held;
  }

  /** A touch anywhere else puts it away. */
  elsewhere(event: PointerEvent): void {
    if (this.shown && !(this.#target instanceof Node && this.#target.contains(event.target as Node | null)))
      this.shown = false;
    else if (this.shown && event.pointerType !== "mouse") this.shown = false;
  }
}
