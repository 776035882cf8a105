/**
 * Short sounds, made by the browser itself: no files, nothing to wait for.
 *
 * A browser lets a page sound only after a touch or a key; before that, and when muted, nothing is made at all.
 */

export type Sound = "card" | "turn" | "chip" | "win" | "closing";

const KEY = "punto.muted";

class Sounds {
  #muted = $state(localStorage.getItem(KEY) === "yes");
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  get muted(): boolean {
    return this.#muted;
  }

  set muted(muted: boolean) {
    this.#muted = muted;
    localStorage.setItem(KEY, muted ? "yes" : "no");
    if (muted) void this.#context?.suspend();
  }

  /** Play a sound if it may be heard now; never waits and never fails. */
  play(sound: Sound): void {
    if (this.#muted || !navigator.userActivation?.hasBeenActive || document.visibilityState !== "visible") return;
    try {
      const context = (this.#context ??= new AudioContext({ latencyHint: "interactive" }));
      if (context.state === "suspended") void context.resume();
      this.#make(sound, context);
    } catch {
      // A machine without a loudspeaker plays in silence.
    }
  }

  #make(sound: Sound, context: AudioContext): void {
    const now = context.currentTime + 0.005;
    switch (sound) {
      case "card":
        this.#brush(context, { at: now, length: 0.16, from: 1400, to: 3600, loud: 0.12 });
        break;
      case "turn":
        this.#brush(context, { at: now, length: 0.07, from: 2600, to: 1200, loud: 0.14 });
        this.#brush(context, { at: now + 0.075, length: 0.04, from: 900, to: 500, loud: 0.2 });
        break;
      case "chip":
        for (const [after, pitch] of [
          [0, 2350],
          [0.045, 2890],
        ] as const) {
          this.#tone(context, { at: now + after, length: 0.07, pitch, loud: 0.05, shape: "triangle" });
          this.#brush(context, { at: now + after, length: 0.02, from: 5200, to: 3800, loud: 0.06 });
        }
        break;
      case "win":
        for (const [index, pitch] of [523.25, 659.25, 783.99].entries()) {
          this.#tone(context, { at: now + 0.09 * index, length: 0.5, pitch, loud: 0.05, shape: "sine" });
        }
        break;
      case "closing":
        this.#tone(context, { at: now, length: 0.05, pitch: 1180, loud: 0.045, shape: "sine" });
        break;
    }
  }

  #tone(
    context: AudioContext,
    {
      at,
      length,
      pitch,
      loud,
      shape,
    }: { at: number; length: number; pitch: number; loud: number; shape: OscillatorType },
  ): void {
    const source = new OscillatorNode(context, { type: shape, frequency: pitch });
    source.connect(this.#fading(context, at, length, loud));
    source.start(at);
    source.stop(at + length);
  }

  /** Noise through a band that glides: paper on felt. */
  #brush(
    context: AudioContext,
    { at, length, from, to, loud }: { at: number; length: number; from: number; to: number; loud: number },
  ): void {
    const source = new AudioBufferSourceNode(context, { buffer: this.#noiseOf(context) });
    const band = new BiquadFilterNode(context, { type: "bandpass", Q: 0.9 });
    band.frequency.setValueAtTime(from, at);
    band.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(band).connect(this.#fading(context, at, length, loud));
    source.start(at, 0, length);
  }

  #fading(context: AudioContext, at: number, length: number, loud: number): AudioNode {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + Math.min(0.012, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(context.destination);
    return gain;
  }

  #noiseOf(context: AudioContext): AudioBuffer {
    if (this.#noise) return this.#noise;
    const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    return (this.#noise = noise);
  }
}

export const sound = new Sounds();
