// Driver for Firefox, by WebDriver BiDi: a socket with numbered commands, without subscribing to events.
import {writeFile} from "node:fs/promises";
import {join} from "node:path";
import WebSocket from "ws";
import {clickAt, press} from "./actions.mjs";
import {freshHome, startProgram} from "./started.mjs";

const command = process.env.FIREFOX ?? "firefox-esr";

/** Preferences: no page is kept after it is left, nor its workers, and only the tested site is contacted. */
const preferences = {
  "browser.sessionhistory.max_total_viewers": 0,
  "browser.cache.disk.enable": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.normandy.enabled": false,
  "app.update.enabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.http.speculative-parallel-limit": 0,
  "services.settings.server": "data:,",
};
const preferenceLines = Object.entries(preferences).map(
  (pair) => `user_pref(${pair.map((item) => JSON.stringify(item)).join(", ")});`,
);

/** Returns a function that sends `{id, method, params}` and resolves to the result of the reply. */
async function connect(address) {
  const socket = new WebSocket(address);
  const open = new Map();
  let lastId = 0;
  socket.on("message", (text) => {
    const {id, type, result, error, message} = JSON.parse(String(text));
    const call = open.get(id);
    open.delete(id);
    if (type === "error") call?.reject(new Error(`${error}: ${message}`));
    else call?.resolve(result);
  });
  socket.on("close", () => {
    for (const call of open.values()) call.reject(new Error("Firefox has ended"));
  });
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  return (method, params) =>
    new Promise((resolve, reject) => {
      open.set(++lastId, {resolve, reject});
      socket.send(JSON.stringify({id: lastId, method, params}));
    });
}

/** @returns {Promise<import("./reader.mjs").Driver>} */
export async function openFirefox(size) {
  const home = await freshHome();
  await writeFile(join(home.path, "user.js"), preferenceLines.join("\n"));
  const args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", home.path];
  const browser = await startProgram(command, args, /WebDriver BiDi listening on (ws:\S+)/, {HOME: home.path});
  const ask = await connect(`${browser.match[1]}/session`);
  const {capabilities} = await ask("session.new", {capabilities: {}});
  const {context} = await ask("browsingContext.create", {type: "tab"});
  await ask("browsingContext.setViewport", {context, viewport: size});
  return {
    version: capabilities.browserVersion,
    goto: async (url) => void (await ask("browsingContext.navigate", {context, url, wait: "complete"})),
    async evaluate(expression) {
      const target = {context};
      const reply = await ask("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target,
        awaitPromise: false,
      });
      if (reply.type === "exception") throw new Error(reply.exceptionDetails.text);
      return reply.result.type === "string" ? JSON.parse(reply.result.value) : undefined;
    },
    click: (x, y) => ask("input.performActions", {context, actions: clickAt(x, y)}),
    press: (key) => ask("input.performActions", {context, actions: press(key)}),
    async close() {
      await browser.end();
      await home.remove();
    },
  };
}
