/** What stands at an address; anything but a file that is there is an error. */
export async function fetched(url: string | URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response;
}
