/** How a chip looks, by what it is worth. */

export interface ChipColours {
  /** The body. */
  body: string;
  /** The darker rim of the body. */
  rim: string;
  /** The marks on the edge. */
  marks: string;
  /** What is written on it. */
  ink: string;
}

// By the customs of the trade: white 1, red 5, green 25, black 100, violet 500, gold 1,000, brown 5,000.
const BY_STEP: Record<number, ChipColours> = {
  6: { body: "#e9e6dc", rim: "#c3beae", marks: "#2d5fa8", ink: "#26323f" },
  7: { body: "#9fc6d9", rim: "#76a2b7", marks: "#fbf7ec", ink: "#12303d" },
  8: { body: "#c3342c", rim: "#8e1f1a", marks: "#fbf1e2", ink: "#ffffff" },
  9: { body: "#2b62b8", rim: "#1b4386", marks: "#f7efdc", ink: "#ffffff" },
  10: { body: "#1f7a4a", rim: "#125433", marks: "#f7efdc", ink: "#ffffff" },
  11: { body: "#d9772b", rim: "#a85615", marks: "#fff4e0", ink: "#2a1503" },
  12: { body: "#23272b", rim: "#0c0e10", marks: "#e9d9b4", ink: "#ffffff" },
  13: { body: "#0f7680", rim: "#08525a", marks: "#f3ead3", ink: "#ffffff" },
  14: { body: "#6a3a9c", rim: "#482372", marks: "#f2e2ff", ink: "#ffffff" },
  15: { body: "#d7a93a", rim: "#a57d1e", marks: "#2c2410", ink: "#241a03" },
  16: { body: "#c9588a", rim: "#963a63", marks: "#fff0f6", ink: "#ffffff" },
  17: { body: "#7b4a2b", rim: "#54301a", marks: "#f1dcae", ink: "#ffffff" },
  18: { body: "#5c6b78", rim: "#3c4852", marks: "#f1dcae", ink: "#ffffff" },
};

/** Three steps a decade tell 1, 2 and 5 apart; the colours start again after thirteen. */
export function chipColours(minor: number): ChipColours {
  const step = Math.round(Math.log10(Math.max(1, minor)) * 3);
  return BY_STEP[6 + ((((step - 6) % 13) + 13) % 13)]!;
}
