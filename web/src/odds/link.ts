/** Long texts in a link: behind the #, which no server sees, deflated and in letters that an address may have. */

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const flow = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(flow).arrayBuffer());
}

/** A text as letters for an address. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text of such letters, or null if they are none. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await through(bytes, new DecompressionStream("deflate-raw")),
    );
  } catch {
    return null;
  }
}

/** Query and fragment of an address from what is in them; what is empty or null is left out. */
export function address(
  path: string,
  query: Record<string, string | null>,
  fragment: Record<string, string | null> = {},
): string {
  const join = (parts: Record<string, string | null>) =>
    new URLSearchParams(Object.entries(parts).filter((each): each is [string, string] => Boolean(each[1]))).toString();
  const [search, hash] = [join(query), join(fragment)];
  return path + (search && `?${search}`) + (hash && `#${hash}`);
}
