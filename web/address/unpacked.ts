// Unpacks a packed link to text, without parsing it.

const packedPrefix = /^#\/z\d+\./;
const packedForm = /^#\/z([12])\.([\w-]+)\.z/;

/** Maximum length of a link. */
export const maxLinkLength = 256 * 1024;

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Stops reading once the text is too long: a few bytes can expand to gigabytes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>, format: CompressionFormat): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, {stream: true});
    if (text.length > maxLinkLength) throw new RangeError("a longer link than any that is written");
  }
  return text;
}

/** Returns the plain link; throws if a packed one is damaged or too long. */
export async function unpackLink(hash: string): Promise<string> {
  if (!packedPrefix.test(hash)) return hash;
  const [, version, packed = ""] = packedForm.exec(hash) ?? [];
  return `#/${await inflate(bytesOf(packed), version === "1" ? "deflate" : "gzip")}`;
}
