/**
 * What is heard and felt at the table: sounds of cards and chips, the room, the dealer's voice, and vibration.
 *
 * A browser lets a page sound only after a touch or a key. Before that, when muted, and while the page is not seen,
 * nothing is made at all. One switch silences everything; how loud each is and what is on stays as it was.
 */

import { make, roomTone, type Sound } from "./foley.ts";
import { dealersVoice, Switch, Volume } from "./preferences.svelte.ts";
import { bestVoice } from "./voices.ts";

export type { Sound };

/** What a hand feels, in milliseconds of vibration and rest. */
const FELT: Partial<Record<Sound, number[]>> = {
  card: [8],
  turn: [18],
  bend: [4],
  chip: [6],
  win: [20, 50, 20, 50, 40],
};

class Sounds {
  readonly #muted = new Switch("muted", false);
  readonly effects = new Volume("volume.effects", 0.8);
  readonly room = new Volume("volume.room", 0.25);
  readonly voice = new Volume("volume.voice", 0.9);
  readonly haptics = new Switch("haptics", true);
  #context: AudioContext | null = null;
  #out: Outlets | null = null;
  #endRoom: (() => void) | null = null;

  get muted(): boolean {
    return this.#muted.on;
  }

  set muted(muted: boolean) {
    this.#muted.on = muted;
    if (muted) {
      void this.#context?.suspend();
      globalThis.speechSynthesis?.cancel();
    } else void this.#context?.resume();
  }

  /** Whether this device can be felt. */
  get canVibrate(): boolean {
    return typeof navigator.vibrate === "function";
  }

  /** Play a sound if it may be heard now; never waits and never fails. */
  play(sound: Sound, force = 1): void {
    if (!this.#mayBeHeard()) return;
    if (this.haptics.on && this.canVibrate && FELT[sound]) navigator.vibrate(FELT[sound]);
    this.#with((out) => make(sound, out.effects, force));
  }

  /** The room is heard from now on, as soon as it may be, until what is given back is called. */
  enterRoom(): () => void {
    const begin = () => {
      if (this.#endRoom || !this.#mayBeHeard()) return;
      this.#with((out) => (this.#endRoom = roomTone(out.room)));
    };
    const seen = () => {
      if (document.visibilityState === "visible" && !this.muted) void this.#context?.resume();
      else void this.#context?.suspend();
    };
    addEventListener("pointerdown", begin);
    addEventListener("keydown", begin);
    document.addEventListener("visibilitychange", seen);
    begin();
    return () => {
      removeEventListener("pointerdown", begin);
      removeEventListener("keydown", begin);
      document.removeEventListener("visibilitychange", seen);
      this.#endRoom?.();
      this.#endRoom = null;
    };
  }

  /** The dealer says it aloud, in the language of the page; what was being said gives way. */
  say(text: string, tag: string): void {
    if (!dealersVoice.on || !text || !this.#mayBeHeard() || !globalThis.speechSynthesis) return;
    const spoken = new SpeechSynthesisUtterance(text);
    const voice = bestVoice(speechSynthesis.getVoices(), tag);
    // A language that nobody here speaks is left to the captions.
    if (!voice) return;
    spoken.voice = voice;
    spoken.lang = voice.lang;
    spoken.volume = this.voice.level;
    spoken.rate = 1.04;
    speechSynthesis.cancel();
    speechSynthesis.speak(spoken);
  }

  #mayBeHeard(): boolean {
    return !this.muted && navigator.userActivation?.hasBeenActive === true && document.visibilityState === "visible";
  }

  #with(use: (out: Outlets) => void): void {
    try {
      const context = (this.#context ??= new AudioContext({ latencyHint: "interactive" }));
      if (context.state === "suspended") void context.resume();
      this.#out ??= outletsOf(context);
      this.follow();
      use(this.#out);
    } catch {
      // A machine without a loudspeaker plays in silence.
    }
  }

  /** What sounds now gets as loud as was chosen. */
  follow(): void {
    if (!this.#out) return;
    this.#out.effects.gain.value = this.effects.level;
    this.#out.room.gain.value = ROOM * this.room.level;
  }
}

interface Outlets {
  effects: GainNode;
  room: GainNode;
}

/** The room at its loudest is still behind everything else. */
const ROOM = 0.12;

function outletsOf(context: AudioContext): Outlets {
  const [effects, room] = [new GainNode(context), new GainNode(context)];
  effects.connect(context.destination);
  room.connect(context.destination);
  return { effects, room };
}

export const sound = new Sounds();
