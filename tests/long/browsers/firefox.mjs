// Firefox, by WebDriver BiDi: a socket with numbered commands. Of its events none is needed.
import {writeFile} from "node:fs/promises";
import {join} from "node:path";
import WebSocket from "ws";
import {clickAt, press} from "./actions.mjs";
import {freshHome, started} from "./started.mjs";

const command = process.env.FIREFOX ?? "firefox-esr";

/** A page that is left is gone, its workers with it, and nothing is asked of anybody but the site. */
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
const written = Object.entries(preferences).map(
  (pair) => `user_pref(${pair.map((one) => JSON.stringify(one)).join(", ")});`,
);

/** What answers `{id, method, params}` with `{id, result}`, as a call. */
async function connect(address) {
  const socket = new WebSocket(address);
  const open = new Map();
  let last = 0;
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
      open.set(++last, {resolve, reject});
      socket.send(JSON.stringify({id: last, method, params}));
    });
}

/** @returns {Promise<import("./reader.mjs").Driver>} */
export async function openFirefox(size) {
  const home = await freshHome();
  await writeFile(join(home.path, "user.js"), written.join("\n"));
  const given = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", home.path];
  const browser = await started(command, given, /WebDriver BiDi listening on (ws:\S+)/, {HOME: home.path});
  const ask = await connect(`${browser.told[1]}/session`);
  const {capabilities} = await ask("session.new", {capabilities: {}});
  const {context} = await ask("browsingContext.create", {type: "tab"});
  await ask("browsingContext.setViewport", {context, viewport: size});
  return {
    version: capabilities.browserVersion,
    goto: async (url) => void (await ask("browsingContext.navigate", {context, url, wait: "complete"})),
    async evaluate(expression) {
      const target = {context};
      const told = await ask("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target,
        awaitPromise: false,
      });
      if (told.type === "exception") throw new Error(told.exceptionDetails.text);
      return told.result.type === "string" ? JSON.parse(told.result.value) : undefined;
    },
    click: (x, y) => ask("input.performActions", {context, actions: clickAt(x, y)}),
    press: (key) => ask("input.performActions", {context, actions: press(key)}),
    async close() {
      await browser.end();
      await home.remove();
    },
  };
}
