// The page's own sources, one by one, without a build.
import {createServer} from "vite";

export async function openSources() {
  const server = await createServer({
    configFile: false,
    server: {middlewareMode: true, ws: false},
    appType: "custom",
    logLevel: "error",
  });
  return {load: (path) => server.ssrLoadModule(path), close: () => server.close()};
}
