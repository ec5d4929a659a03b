// Host of the built site in a sub-folder, which can be given another version, corrupt its responses, and be killed.
import {cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from "node:fs";
import {createServer, type Server} from "node:http";
import type {AddressInfo} from "node:net";
import {extname} from "node:path";
import {writeRelease} from "../../scripts/release.mjs";

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}
/** Replacement of a response; null to send it unchanged. */
export type Fault = (answer: Answer, request: {name: string; count: number}) => Answer | null;

export class Host {
  /** Number of requests for each file. */
  asked = new Map<string, number>();
  fault: Fault = () => null;
  #server: Server | null = null;
  #port = 0;

  constructor(public folder: string) {}

  get site() {
    return `http://127.0.0.1:${this.#port}/blog/games/`;
  }

  async start() {
    const server = createServer((request, response) => {
      const {pathname} = new URL(request.url ?? "", "http://localhost");
      const name = pathname.replace(/^\/blog\/games\//, "").replace(/(^|\/)$/, "$1index.html");
      const count = (this.asked.get(name) ?? 0) + 1;
      this.asked.set(name, count);
      const answer = this.#answer(name);
      const {status, headers, body} = this.fault(answer, {name, count}) ?? answer;
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  #answer(name: string): Answer {
    try {
      const type = types[extname(name)] ?? "text/plain";
      return {status: 200, headers: {"content-type": type}, body: readFileSync(`${this.folder}/${name}`)};
    } catch {
      return {status: 404, headers: {"content-type": "text/html"}, body: "<!doctype html><p>Not found"};
    }
  }

  async kill() {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  }
}

/**
 * Creates the next version of dist/ in `folder`: every asset has another name, and the chunk of the nimbers tells its
 * version. Returns its name.
 */
export function nextVersion(folder: string): string {
  rmSync(folder, {recursive: true, force: true});
  cpSync("dist", folder, {recursive: true, filter: (path) => !/standalone\.html|dist\/package/.test(path)});
  const assets = readdirSync(`${folder}/assets`);
  const renamed = (name: string) => name.replace(/\.(\w+)$/, "2.$1");
  const texts = readdirSync(folder, {recursive: true, encoding: "utf8"}).filter((name) =>
    /\.(html|js|css)$/.test(name),
  );
  for (const name of texts) {
    const path = `${folder}/${name}`;
    const text = assets.reduce((text, asset) => text.replaceAll(asset, renamed(asset)), readFileSync(path, "utf8"));
    writeFileSync(path, /assets\/nimber-page-.*js$/.test(name) ? `${text};globalThis.part = "next";` : text);
  }
  for (const asset of assets) renameSync(`${folder}/assets/${asset}`, `${folder}/assets/${renamed(asset)}`);
  return writeRelease(folder);
}
