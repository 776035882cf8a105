/**
 * The sounds of a card table, made by the browser itself: no files, nothing to wait for, and no two quite alike.
 *
 * Cards and chips have no pitch that one could sing. A card is noise through a band that glides, as paper over cloth; a
 * chip is a short knock that rings in a few bands that belong to no scale, as fired clay does; the room is low noise.
 */

export type Sound = "card" | "turn" | "bend" | "chip" | "win" | "closing";

/** Make one sound now, into `out`. `force` says how hard, from 0 to 1. */
export function make(sound: Sound, out: AudioNode, force = 1): void {
  const at = out.context.currentTime + 0.005;
  switch (sound) {
    case "card":
      brush(out, { at, length: 0.19, from: near(1300), to: near(3400), width: 0.8, loud: 0.16 });
      brush(out, { at: at + 0.15, length: 0.05, from: near(700), to: near(420), width: 1.2, loud: 0.14 });
      break;
    case "turn":
      brush(out, { at, length: 0.08, from: near(2600), to: near(1300), width: 0.9, loud: 0.18 });
      brush(out, { at: at + 0.085, length: 0.06, from: near(640), to: near(300), width: 1.4, loud: 0.34 });
      break;
    case "bend":
      brush(out, { at, length: 0.07, from: near(2100), to: near(2900), width: 2.4, loud: 0.02 + 0.08 * force });
      break;
    case "chip":
      knock(out, at, 1);
      knock(out, at + near(0.042), 0.55);
      break;
    case "win":
      // A stack is pushed over: chips that fall one upon the other, faster and softer.
      for (let index = 0, after = 0; index < 7; index += 1, after += near(0.085 - 0.007 * index))
        knock(out, at + after, 0.9 - 0.09 * index);
      break;
    case "closing":
      // A knuckle on the rail.
      brush(out, { at, length: 0.06, from: near(420), to: near(230), width: 2.2, loud: 0.4 });
      break;
  }
}

/** The sound of the room for as long as it is wanted; what is given back ends it. */
export function roomTone(out: AudioNode): () => void {
  const { context } = out;
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true, playbackRate: 0.5 });
  const low = new BiquadFilterNode(context, { type: "lowpass", frequency: 420, Q: 0.4 });
  // Far voices: a band that slowly comes and goes.
  const murmur = new BiquadFilterNode(context, { type: "bandpass", frequency: 520, Q: 1.1 });
  const swell = new GainNode(context, { gain: 0.5 });
  const slow = new OscillatorNode(context, { frequency: 0.11 });
  const deep = new GainNode(context, { gain: 0.3 });
  source.connect(low).connect(out);
  source.connect(murmur).connect(swell).connect(out);
  slow.connect(deep).connect(swell.gain);
  source.start();
  slow.start();
  return () => {
    source.stop();
    slow.stop();
  };
}

/** About so much: by a twelfth more or less, so that nothing sounds like a machine. */
const near = (value: number): number => value * (1 + (Math.random() - 0.5) / 6);

interface Brush {
  at: number;
  length: number;
  from: number;
  to: number;
  /** How narrow the band is. */
  width: number;
  loud: number;
}

/** Noise through a band that glides. */
function brush(out: AudioNode, { at, length, from, to, width, loud }: Brush): void {
  const { context } = out;
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context) });
  const band = new BiquadFilterNode(context, { type: "bandpass", Q: width });
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(band).connect(fading(out, { at, length, loud, rise: Math.min(0.03, length / 3) }));
  source.start(at, Math.random() * (NOISE_SECONDS - length), length);
}

/** How a chip rings: bands of no scale, each with its own share. */
const RINGS = [
  [2140, 26, 0.5],
  [3370, 34, 0.34],
  [5210, 40, 0.2],
] as const;

/** One chip upon another. */
function knock(out: AudioNode, at: number, force: number): void {
  const { context } = out;
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context) });
  const pitch = near(1);
  for (const [frequency, Q, share] of RINGS) {
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: frequency * pitch, Q });
    source.connect(band).connect(fading(out, { at, length: 0.07, loud: force * share, rise: 0.001 }));
  }
  const body = new BiquadFilterNode(context, { type: "highpass", frequency: 1800 });
  source.connect(body).connect(fading(out, { at, length: 0.012, loud: 0.09 * force, rise: 0.001 }));
  source.start(at, Math.random() * (NOISE_SECONDS - 0.1), 0.09);
}

function fading(
  out: AudioNode,
  { at, length, loud, rise }: { at: number; length: number; loud: number; rise: number },
): AudioNode {
  const gain = new GainNode(out.context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

const NOISE_SECONDS = 4;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Pink noise, as most of what is heard in a room is: the deeper the stronger. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made) return made;
  const noise = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = noise.getChannelData(0);
  let [slow, middle] = [0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    const white = Math.random() * 2 - 1;
    slow = 0.995 * slow + 0.05 * white;
    middle = 0.9 * middle + 0.2 * white;
    samples[at] = 0.5 * slow + 0.35 * middle + 0.45 * white;
  }
  noises.set(context, noise);
  return noise;
}
