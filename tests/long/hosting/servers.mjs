// The web servers of Debian, unpacked by scripts/setup or installed: each runs one example of docs/hosting.md on ports of its own,
// as whoever runs the test, and writes into one folder.
import {spawn} from "node:child_process";
import {existsSync, mkdirSync, readFileSync, writeFileSync} from "node:fs";
import {createServer} from "node:net";
import {join, resolve} from "node:path";

const unpacked = resolve("build/servers");
/** Where a file of a Debian package lies: below build/servers, or in the system. */
const placed = (path) => [join(unpacked, path), path].find((place) => existsSync(place)) ?? path;

/** The first fenced block of a language under a heading of docs/hosting.md. */
export function example(heading, language) {
  const [, section = ""] = readFileSync("docs/hosting.md", "utf8").split(new RegExp(`^#+ ${heading}\\n`, "m"));
  const [, text] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(section.split(/^## /m)[0]) ?? [];
  if (!text) throw new Error(`no ${language} under ${heading}`);
  return text;
}

/** A text with another in the place of what it must hold. */
export function instead(text, what, by) {
  if (!text.includes(what)) throw new Error(`${what} does not stand in the example`);
  return text.replaceAll(what, () => by);
}

export function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const {port} = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => found(port));
    });
  });
}

/** A program that is ended with `stop`; one that ends by itself, or does not answer, is an error with what it said. */
async function running(program, args, port, env = {}) {
  const child = spawn(program, args, {env: {...process.env, ...env}, stdio: ["ignore", "pipe", "pipe"]});
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
  const ended = new Promise((resolveEnd) => {
    child.on("error", (error) => resolveEnd(error.message));
    child.on("exit", (code, signal) => resolveEnd(`ended with ${code ?? signal}`));
  });
  let end;
  ended.then((how) => (end = how));
  while (!(await answers(port))) {
    if (end) throw new Error(`${program}: ${end}\n${said}`);
    await new Promise((later) => setTimeout(later, 50));
  }
  return {
    async stop() {
      child.kill();
      await ended;
    },
  };
}

const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

/** The example as a site's file, inside the least that nginx needs around it. */
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
${instead(text, "listen 80;", `listen 127.0.0.1:${port};`)}
}
`,
  );
  return running(placed("/usr/sbin/nginx"), ["-e", "stderr", "-p", folder, "-c", file], port);
}

export function caddy(text, port, folder) {
  mkdirSync(folder, {recursive: true});
  const file = join(folder, "Caddyfile");
  const local = `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n`;
  writeFileSync(file, local + instead(`\n${text}`, "\n:80 {", `\n:${port} {`));
  const homes = {HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder};
  return running(placed("/usr/bin/caddy"), ["run", "--config", file, "--adapter", "caddyfile"], port, homes);
}

/** A command of the document; `port` is the one that it is to listen on. */
export const shell = (line, port) => running("sh", ["-c", `exec ${line}`], port);
