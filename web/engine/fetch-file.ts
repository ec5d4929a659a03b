/**
 * Fetches a file; throws unless the response is ok. `isRetry` skips the browser's cache, since what came before was of
 * no use.
 */
export async function fetchFile(url: string | URL, isRetry: boolean): Promise<Response> {
  // No prototype: a page may have added properties to Object.prototype that `fetch` would read as options.
  const options: RequestInit = Object.assign(Object.create(null), {cache: isRetry ? "reload" : "default"});
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response;
}
