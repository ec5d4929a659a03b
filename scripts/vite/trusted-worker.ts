import type {Plugin} from "vite";

/** Vite's own wrapper of an inlined worker takes its address past the page's policy. */
export function trustedWorker(): Plugin {
  const constructed = "new Worker(objURL,";
  return {
    name: "trusted-worker",
    enforce: "post",
    transform(code, id) {
      if (!/[?&]worker&inline$/.test(id)) return null;
      if (!code.includes(constructed)) this.error("an inlined worker is made in another way");
      return {
        code: `import {trusted} from "/web/engine/trusted";\n${code.replace(constructed, "new Worker(trusted(objURL),")}`,
        map: null,
      };
    },
  };
}
