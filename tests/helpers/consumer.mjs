// The package as its users get it: packed, and installed into a temporary folder outside of the repository.
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

/** Packs dist/package as built; returns the path of the tarball and the list of its files. */
export function pack() {
  const folder = temporary();
  const [packed] = JSON.parse(
    npm(["pack", "./dist/package", "--json", "--ignore-scripts", "--pack-destination", folder], process.cwd()),
  );
  return {tarball: join(folder, packed.filename), files: packed.files.map(({path}) => path)};
}

/** Creates a folder with the given files (by their names) and installs the package in it. */
export function consumer(tarball, files = {}, folder = temporary()) {
  writeFiles(folder, {"package.json": '{"type": "module", "private": true}', ...files});
  npm(["install", "--no-save", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", tarball], folder);
  return folder;
}

export function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
}

/** Runs a program to its end; resolves to its output and its exit status. */
export function run(program, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {cwd, env: {...process.env, NODE_OPTIONS: ""}});
    const output = {stdout: "", stderr: ""};
    for (const stream of ["stdout", "stderr"])
      child[stream].setEncoding("utf8").on("data", (text) => {
        output[stream] += text;
      });
    child.on("close", (status) => resolve({...output, status}));
  });
}

const contentTypes = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
};

/** Serves a folder while `work` runs, which gets the server's URL. */
export async function withServer(folder, work) {
  const server = createServer(({url}, response) => {
    const {pathname} = new URL(url ?? "", "http://localhost");
    try {
      const body = readFileSync(join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname));
      response.writeHead(200, {"content-type": contentTypes[extname(pathname)] ?? contentTypes[".html"]}).end(body);
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

/** Opens a page; returns the text that appears in its `output`, the number of its workers then, and its errors. */
export async function pageResult(browser, address) {
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

/** HTML of a page that loads `script`. */
export const pageHtml = (script, head = "") =>
  `<!doctype html><html lang="en"><head><title>Nim</title><link rel="icon" href="data:,">${head}</head>` +
  `<body><output></output><script type="module" src="${script}"></script></body></html>\n`;

/** Source of a program that solves a position and shows its value. */
export const solverSource = (from = "sg-playground") => `import {createEngine} from "${from}";

createEngine()
  .then((sg) => sg.analyze("nim:3,5,7"))
  .then(({grundy}) => grundy, (error) => \`\${error.message} \${error.cause}\`)
  .then((text) => {
    document.querySelector("output").textContent = text;
  });
`;
