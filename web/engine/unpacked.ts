/** What a script holds of a file: a zlib stream in base64 (scripts/vite/packed.ts). */
export async function unpacked(text: string): Promise<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  // Ten times as fast as from an iterator.
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
}
