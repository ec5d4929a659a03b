import type {Plugin} from "vite";

/** Plugin that makes vite's wrapper of an inlined worker pass its address through the page's Trusted Types policy. */
export function trustedWorker(): Plugin {
  const constructed = "new Worker(objURL,";
  return {
    name: "trusted-worker",
    enforce: "post",
    transform(code, id) {
      if (!/[?&]worker&inline$/.test(id)) return null;
      if (!code.includes(constructed)) this.error("an inlined worker is made in another way");
      return {
        code: `import {trustedUrl} from "/web/engine/trusted";\n${code.replace(constructed, "new Worker(trustedUrl(objURL),")}`,
        map: null,
      };
    },
  };
}
