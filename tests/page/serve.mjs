// Serves dist/ to the page tests: at the root, and again in the sub-folder /blog/games/. Also serves pages of other
// sites: `/bare.html` has the element and nothing more, `/posts/two.html` has two, with the script in a folder of its
// own.
import {readFile, stat} from "node:fs/promises";
import {createServer} from "node:http";
import {extname, join, normalize} from "node:path";
import {gzipSync} from "node:zlib";

const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

const post = (body) => `<!doctype html>
<html lang="en"><head><title>A blog post</title><link rel="icon" href="/mark.svg"></head>
<body>${body}</body></html>`;
const posts = {
  "/bare.html": post(`<sg-game at="nim:3,5,7"></sg-game><script src="/embed/sg-game.js"></script>`),
  "/posts/two.html": post(`<script src="../blog/games/embed/sg-game.js"></script>
    <sg-game at="nim:2,2" show="board,game" opponent="perfect"></sg-game>
    <sg-game at="kayles:3" show="board,game" opponent="random" first="opponent" lang="zh" theme="dark"></sg-game>`),
};

/** @type {Map<string, {modified: number, content: Buffer}>} */
const cache = new Map();

/** Compressed as static hosts send it, once for all requests. */
async function compressed(pathname) {
  if (pathname in posts) return gzipSync(posts[pathname]);
  const inside = normalize(pathname.replace(/^\/blog\/games\//, "/"));
  const file = join("dist", inside.endsWith("/") ? `${inside}index.html` : inside);
  const modified = (await stat(file)).mtimeMs;
  const cached = cache.get(file);
  if (cached?.modified === modified) return cached.content;
  const entry = {modified, content: gzipSync(await readFile(file))};
  cache.set(file, entry);
  return entry.content;
}

const server = createServer(async (request, response) => {
  const {pathname} = new URL(request.url ?? "", "http://localhost");
  try {
    const content = await compressed(pathname);
    response
      .writeHead(200, {"content-type": types[extname(pathname)] ?? types[".html"], "content-encoding": "gzip"})
      .end(content);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(Number(process.argv[2]), "127.0.0.1", () => {
  const {port} = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`serves dist/ at http://127.0.0.1:${port}/`);
});
