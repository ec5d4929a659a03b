// Compressed form of a long link: `#/z2.`, the rest of the plain link as a gzip stream in base64url, and `.z`. gzip,
// because its CRC-32 detects damage: the Adler-32 of zlib, which links of version 1 have, is weak on texts this short.
// `.z`, because it is missing from a link that was cut off.
import {type Field, type Link, parseLink} from "./link";
import {unpackLink} from "./unpacked";

const maxPlainLength = 400;

function base64url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Returns the packed form of a link, or the link itself if it is short or the browser cannot compress. */
export async function packLink(plain: string): Promise<string> {
  if (plain.length <= maxPlainLength || typeof CompressionStream === "undefined") return plain;
  const stream = new Blob([plain.slice("#/".length)]).stream().pipeThrough(new CompressionStream("gzip"));
  return `#/z2.${base64url(new Uint8Array(await new Response(stream).arrayBuffer()))}.z`;
}

/**
 * Reads a link of either form; `plain` is the link as `formatLink` writes it. A damaged link gives the first page, with
 * `bad`.
 */
export async function readLink(hash: string): Promise<{plain: string; link: Link; badFields: Field[]}> {
  try {
    const plain = await unpackLink(hash);
    return {plain, ...parseLink(plain)};
  } catch {
    return {plain: hash, link: parseLink("").link, badFields: ["link"]};
  }
}
