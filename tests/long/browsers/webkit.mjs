// Driver for WebKitGTK, by WebDriver over HTTP, on a virtual screen.
import {once} from "node:events";
import {createServer} from "node:net";
import {setTimeout} from "node:timers/promises";
import {clickAt, press} from "./actions.mjs";
import {freshHome, startProgram} from "./started.mjs";

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const {port} = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/** @returns {Promise<import("./reader.mjs").Driver>} */
export async function openWebKit({width, height}) {
  const home = await freshHome();
  // Some room for the frame of the window.
  const screen = ["-displayfd", "3", "-screen", "0", `${width + 200}x${height + 400}x24`, "-nolisten", "tcp"];
  const display = await startProgram("Xvfb", screen, /^(\d+)\n/m);
  const port = await freePort();
  const env = {DISPLAY: `:${display.match[1]}`, GDK_BACKEND: "x11", HOME: home.path, XDG_RUNTIME_DIR: home.path};
  const driver = await startProgram("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], null, env);
  const server = `http://127.0.0.1:${port}`;
  async function ask(method, path, body) {
    const response = await fetch(server + path, {method, body: body && JSON.stringify(body)});
    const {value} = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  let isOver = false;
  void driver.closed.then(() => {
    isOver = true;
  });
  // It prints nothing when it is ready.
  while (!(await fetch(`${server}/status`).catch(() => null))) {
    if (isOver) throw new Error("WebKitWebDriver has ended");
    await setTimeout(50);
  }
  const {sessionId, capabilities} = await ask("POST", "/session", {capabilities: {}});
  const post = (command, body) => ask("POST", `/session/${sessionId}/${command}`, body);
  await post("window/rect", {width, height});
  return {
    version: capabilities.browserVersion,
    goto: (url) => post("url", {url}),
    evaluate: (expression) => post("execute/sync", {script: `return ${expression}`, args: []}),
    click: (x, y) => post("actions", {actions: clickAt(x, y)}),
    press: (key) => post("actions", {actions: press(key)}),
    async close() {
      await ask("DELETE", `/session/${sessionId}`);
      await driver.end();
      await display.end();
      await home.remove();
    },
  };
}
