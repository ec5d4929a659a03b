// The page's own sources, one by one, without a build.
import {fileURLToPath} from "node:url";
import {createServer} from "vite";

export async function openSources() {
  const server = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    configFile: false,
    server: {middlewareMode: true, ws: false},
    appType: "custom",
    logLevel: "error",
  });
  return {load: (path) => server.ssrLoadModule(path), close: () => server.close()};
}
