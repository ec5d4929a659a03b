// What a packed link stands for, as text: without what it takes to understand it.

const packed = /^#\/z\d+\./;
const form = /^#\/z1\.([\w-]+)\.z/;

/** As long as a link may be. */
export const longestLink = 256 * 1024;

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Bounded while it is read: a few bytes can stand for gigabytes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value, {stream: true});
    if (text.length > longestLink) throw new RangeError("a longer link than any that is written");
  }
  return text;
}

/** The link as it is written out; what is none is an error. */
export async function unpacked(hash: string): Promise<string> {
  return packed.test(hash) ? `#/${await inflate(bytesOf(form.exec(hash)?.[1] ?? ""))}` : hash;
}
