// A long link, compressed: `#/z1.`, what else would stand after `#/` as a zlib stream in base64url, and `.z`.
// zlib and not raw deflate, because its checksum finds damage; `.z`, because a link whose end was cut off must show it.
import {type Field, type Link, longestLink, parseLink} from "./link";

const longestPlain = 400;
const packed = /^#\/z\d+\./;
const form = /^#\/z1\.([\w-]+)\.z/;

function base64url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** The short form of a link, or the link itself where it is short or the browser cannot compress. */
export async function packLink(plain: string): Promise<string> {
  if (plain.length <= longestPlain || typeof CompressionStream === "undefined") return plain;
  const stream = new Blob([plain.slice("#/".length)]).stream().pipeThrough(new CompressionStream("deflate"));
  return `#/z1.${base64url(new Uint8Array(await new Response(stream).arrayBuffer()))}.z`;
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

/** Reads a link of either form; `plain` is the link as `formatLink` writes it. */
export async function readLink(hash: string): Promise<{plain: string; link: Link; bad: Field[]}> {
  if (!packed.test(hash)) return {plain: hash, ...parseLink(hash)};
  try {
    const plain = `#/${await inflate(bytesOf(form.exec(hash)?.[1] ?? ""))}`;
    return {plain, ...parseLink(plain)};
  } catch {
    return {plain: hash, link: parseLink("").link, bad: ["link"]};
  }
}
