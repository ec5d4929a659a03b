// Script at the beginning of the single-file page: unpacks the page's script and runs it. The unpacked text has the
// hash that the page's policy names.
import {unpack} from "../engine/unpack";

interface TrustedTypes {
  createPolicy(name: string, rules: {createScript(text: string): string}): {createScript(text: string): string};
}

async function run() {
  const packed = document.querySelector<HTMLTemplateElement>("#packed")?.content.textContent ?? "";
  const text = new TextDecoder().decode(await unpack(packed));
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
  const policy = trustedTypes?.createPolicy("sg-unpacked", {createScript: (source) => source});
  const script = document.createElement("script");
  script.type = "module";
  script.text = policy?.createScript(text) ?? text;
  document.body.append(script);
}

// A failure for another reason, such as a policy of the host, is already reported by the page.
if (typeof DecompressionStream === "function") void run();
else document.querySelector("#outdated")?.removeAttribute("hidden");
