/**
 * What stands at an address; anything but a file that is there is an error. What was of no use is not had again from the browser's
 * cache.
 */
export async function fetched(url: string | URL, isAgain: boolean): Promise<Response> {
  // Without a prototype, on which a page may have put what `fetch` takes for a wish.
  const wishes: RequestInit = Object.assign(Object.create(null), {cache: isAgain ? "reload" : "default"});
  const response = await fetch(url, wishes);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response;
}
