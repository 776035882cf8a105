/** Choosing a voice for the dealer among those that a device has: the right language first, then the best made. */

export interface Voice {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}

/** The regions in which a language of the page is at home, best first. */
const REGIONS: Record<string, readonly string[]> = {
  en: ["en-GB", "en-US", "en-AU"],
  "zh-Hans": ["zh-CN", "zh-SG", "cmn-CN"],
  "zh-Hant": ["zh-HK", "yue-HK", "zh-TW", "cmn-TW"],
  vi: ["vi-VN"],
  ko: ["ko-KR"],
};

/** What makers call their good voices, and what sounds like a machine. */
const GOOD = [/natural|neural/i, /premium|enhanced|siri/i, /google|online/i];
const POOR = /espeak|compact|pico|festival|robot/i;

/** The best voice for a language of the page; null where the device has none that speaks it. */
export function bestVoice<V extends Voice>(voices: readonly V[], tag: string): V | null {
  const regions = REGIONS[tag] ?? [tag];
  const family = tag.split("-")[0]!.toLowerCase();
  const written = (voice: V) => voice.lang.replace("_", "-").toLowerCase();
  const speaks = voices.filter((voice) => {
    const lang = written(voice);
    return lang.split("-")[0] === family || regions.some((region) => region.toLowerCase() === lang);
  });
  const score = (voice: V): number => {
    const region = regions.findIndex((each) => each.toLowerCase() === written(voice));
    const made = GOOD.findIndex((name) => name.test(voice.name));
    return (
      (region < 0 ? 0 : 100 - 10 * region) +
      (made < 0 ? 0 : 60 - 15 * made) -
      (POOR.test(voice.name) ? 80 : 0) +
      (voice.default ? 2 : 0)
    );
  };
  return speaks.reduce<V | null>((best, next) => (best === null || score(next) > score(best) ? next : best), null);
}
