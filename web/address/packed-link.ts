// A long link, compressed: `#/z1.`, what else would stand after `#/` as a zlib stream in base64url, and `.z`.
// zlib and not raw deflate, because its checksum finds damage; `.z`, because a link whose end was cut off must show it.
import {type Field, type Link, parseLink} from "./link";
import {unpacked} from "./unpacked";

const longestPlain = 400;

function base64url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The short form of a link, or the link itself where it is short or the browser cannot compress. */
export async function packLink(plain: string): Promise<string> {
  if (plain.length <= longestPlain || typeof CompressionStream === "undefined") return plain;
  const stream = new Blob([plain.slice("#/".length)]).stream().pipeThrough(new CompressionStream("deflate"));
  return `#/z1.${base64url(new Uint8Array(await new Response(stream).arrayBuffer()))}.z`;
}

/** Reads a link of either form; `plain` is the link as `formatLink` writes it. */
export async function readLink(hash: string): Promise<{plain: string; link: Link; bad: Field[]}> {
  try {
    const plain = await unpacked(hash);
    return {plain, ...parseLink(plain)};
  } catch {
    return {plain: hash, link: parseLink("").link, bad: ["link"]};
  }
}
