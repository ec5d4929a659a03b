// The package as others have it: packed, and installed into a folder of its own far from the repository.
import {execFileSync, spawn} from "node:child_process";
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {createServer} from "node:http";
import {tmpdir} from "node:os";
import {dirname, extname, join} from "node:path";

const folders = [];
process.on("exit", () => {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
});

export function temporary() {
  const folder = mkdtempSync(join(tmpdir(), "sg-package-"));
  folders.push(folder);
  return folder;
}

const npm = (args, cwd) => execFileSync("npm", args, {cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"]});

/** The tarball of dist/package, as it has been built, and what npm says of it. */
export function pack() {
  const folder = temporary();
  const [said] = JSON.parse(
    npm(["pack", "./dist/package", "--json", "--ignore-scripts", "--pack-destination", folder], process.cwd()),
  );
  return {tarball: join(folder, said.filename), files: said.files.map(({path}) => path)};
}

/** A folder with the package in it; `files` by their names. */
export function consumer(tarball, files = {}, folder = temporary()) {
  put(folder, {"package.json": '{"type": "module", "private": true}', ...files});
  npm(["install", "--no-save", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", tarball], folder);
  return folder;
}

export function put(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
}

/** What a program says until it ends by itself, and how it ended. */
export function run(program, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {cwd, env: {...process.env, NODE_OPTIONS: ""}});
    const said = {stdout: "", stderr: ""};
    for (const stream of ["stdout", "stderr"])
      child[stream].setEncoding("utf8").on("data", (text) => {
        said[stream] += text;
      });
    child.on("close", (status) => resolve({...said, status}));
  });
}

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
};

/** Serves a folder for as long as `work` takes, which is given the address. */
export async function served(folder, work) {
  const server = createServer(({url}, response) => {
    const {pathname} = new URL(url ?? "", "http://localhost");
    try {
      const body = readFileSync(join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname));
      response.writeHead(200, {"content-type": types[extname(pathname)] ?? types[".html"]}).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const {port} = /** @type {import("node:net").AddressInfo} */ (server.address());
  try {
    return await work(`http://127.0.0.1:${port}/`);
  } finally {
    server.close();
  }
}

/** What a page puts into its `output`, and how many workers it has then. */
export async function answered(browser, address) {
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("requestfailed", (request) => faults.push(request.url()));
  page.on("response", (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  try {
    await page.goto(address);
    const output = page.locator("output");
    await output.filter({hasText: /\S/}).waitFor();
    return {text: await output.textContent(), workers: page.workers().length, faults};
  } finally {
    await page.close();
  }
}

/** Of a page that loads `script`. */
export const pageOf = (script, head = "") =>
  `<!doctype html><html lang="en"><head><title>Nim</title><link rel="icon" href="data:,">${head}</head>` +
  `<body><output></output><script type="module" src="${script}"></script></body></html>\n`;

/** A program that solves a position and shows its value. */
export const solving = (from = "sg-playground") => `import {createEngine} from "${from}";

createEngine()
  .then((sg) => sg.analyze("nim:3,5,7"))
  .then(({grundy}) => grundy, (error) => \`\${error.message} \${error.cause}\`)
  .then((text) => {
    document.querySelector("output").textContent = text;
  });
`;
