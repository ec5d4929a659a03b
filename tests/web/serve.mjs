// Serves dist/ to the page tests: at the root, and again in the sub-folder /blog/games/. `/bare.html` is a page that only has the element.
import {readFile} from "node:fs/promises";
import {createServer} from "node:http";
import {extname, join, normalize} from "node:path";

const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

const bare = `<!doctype html>
<html lang="en"><head><title>A blog post</title><link rel="icon" href="/mark.svg"></head>
<body><sg-game at="nim:3,5,7"></sg-game><script src="/embed/sg-game.js"></script></body></html>`;

async function body(pathname) {
  if (pathname === "/bare.html") return bare;
  const inside = normalize(pathname.replace(/^\/blog\/games\//, "/"));
  return readFile(join("dist", inside.endsWith("/") ? `${inside}index.html` : inside));
}

createServer(async (request, response) => {
  const {pathname} = new URL(request.url, "http://localhost");
  try {
    const content = await body(pathname);
    response.writeHead(200, {"content-type": types[extname(pathname)] ?? types[".html"]}).end(content);
  } catch {
    response.writeHead(404).end();
  }
}).listen(Number(process.argv[2]), "127.0.0.1");
