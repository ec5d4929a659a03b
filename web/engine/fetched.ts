/** The bytes at an address; anything but a file that is there is an error. */
export async function fetched(url: string | URL): Promise<BufferSource> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`engine.wasm: HTTP ${response.status}`);
  return response.arrayBuffer();
}
