import {decodeBase85} from "./base85";

/** Unpacks a file that a script contains as a zlib stream in base 85 (scripts/vite/packed.ts). */
export async function unpack(text: string): Promise<ArrayBuffer> {
  return new Response(
    new Blob([decodeBase85(text)]).stream().pipeThrough(new DecompressionStream("deflate")),
  ).arrayBuffer();
}
