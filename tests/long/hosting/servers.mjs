// Web servers of Debian, unpacked by scripts/setup or installed: each runs one example of docs/hosting.md on ports of
// its own, as the user who runs the tests, and writes into one folder.
import {spawn} from "node:child_process";
import {existsSync, mkdirSync, readFileSync, writeFileSync} from "node:fs";
import {createServer} from "node:net";
import {join, resolve} from "node:path";

const unpacked = resolve("build/servers");
/** Path of a file of a Debian package: below build/servers, or in the system. */
const placed = (path) => [join(unpacked, path), path].find((candidate) => existsSync(candidate)) ?? path;

/** Returns the first fenced block of a language under a heading of docs/hosting.md. */
export function example(heading, language) {
  const [, section = ""] = readFileSync("docs/hosting.md", "utf8").split(new RegExp(`^#+ ${heading}\\n`, "m"));
  const [, text] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(section.split(/^## /m)[0]) ?? [];
  if (!text) throw new Error(`no ${language} under ${heading}`);
  return text;
}

/** Replaces a text that must occur; throws if it does not. */
export function replaceRequired(text, target, replacement) {
  if (!text.includes(target)) throw new Error(`${target} does not stand in the example`);
  return text.replaceAll(target, () => replacement);
}

export function freePort() {
  return new Promise((resolvePort) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const {port} = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolvePort(port));
    });
  });
}

/** Starts a server that ends with `stop`; throws, with its output, if it ends by itself before it answers. */
async function running(program, args, port, env = {}) {
  const child = spawn(program, args, {env: {...process.env, ...env}, stdio: ["ignore", "pipe", "pipe"]});
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const exited = new Promise((resolveEnd) => {
    child.on("error", (error) => resolveEnd(error.message));
    child.on("exit", (code, signal) => resolveEnd(`ended with ${code ?? signal}`));
  });
  let end;
  exited.then((reason) => (end = reason));
  while (!(await answers(port))) {
    if (end) throw new Error(`${program}: ${end}\n${output}`);
    await new Promise((later) => setTimeout(later, 50));
  }
  return {
    async stop() {
      child.kill();
      await exited;
    },
  };
}

const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

/** Runs nginx with the example as a site file, in the smallest configuration that it accepts. */
export function nginx(text, port, folder) {
  mkdirSync(folder, {recursive: true});
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
load_module ${placed("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so")};
events {}
http {
include ${placed("/etc/nginx/mime.types")};
access_log off;
${temporary.join("\n")}
${replaceRequired(text, "listen 80;", `listen 127.0.0.1:${port};`)}
}
`,
  );
  return running(placed("/usr/sbin/nginx"), ["-e", "stderr", "-p", folder, "-c", file], port);
}

export function caddy(text, port, folder) {
  mkdirSync(folder, {recursive: true});
  const file = join(folder, "Caddyfile");
  const local = `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n`;
  writeFileSync(file, local + replaceRequired(`\n${text}`, "\n:80 {", `\n:${port} {`));
  const homes = {HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder};
  return running(placed("/usr/bin/caddy"), ["run", "--config", file, "--adapter", "caddyfile"], port, homes);
}

/** Runs a command of the document, which must listen on `port`. */
export const shell = (line, port) => running("sh", ["-c", `exec ${line}`], port);
