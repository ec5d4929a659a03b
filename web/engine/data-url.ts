/** What a data: URL in base64 holds. */
export function bytesOf(url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(url.slice(url.indexOf(",") + 1));
  const bytes = new Uint8Array(binary.length);
  // Ten times as fast as from an iterator.
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
