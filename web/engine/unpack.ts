/** Unpacks a file that a script contains as a zlib stream in base64 (scripts/vite/packed.ts). */
export async function unpack(text: string): Promise<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  // A loop is ten times as fast as an iterator here.
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
}
