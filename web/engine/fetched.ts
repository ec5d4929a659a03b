/**
 * What stands at an address; anything but a file that is there is an error. What was of no use is not had again from the browser's
 * cache.
 */
export async function fetched(url: string | URL, isAgain: boolean): Promise<Response> {
  const response = await fetch(url, {cache: isAgain ? "reload" : "default"});
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response;
}
