// The beginning of the page in one file: its script stands there packed, and runs once it has the very text whose hash the page's
// policy names.
import {unpacked} from "../engine/unpacked";

interface TrustedTypes {
  createPolicy(name: string, rules: {createScript(text: string): string}): {createScript(text: string): string};
}

async function run() {
  const packed = document.querySelector<HTMLTemplateElement>("#packed")?.content.textContent ?? "";
  const text = new TextDecoder().decode(await unpacked(packed));
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
  const policy = trustedTypes?.createPolicy("sg-unpacked", {createScript: (own) => own});
  const script = document.createElement("script");
  script.type = "module";
  script.text = policy?.createScript(text) ?? text;
  document.body.append(script);
}

// Whatever else keeps it from running, a policy of the host's above all, the page says already.
if (typeof DecompressionStream === "function") void run();
else document.querySelector("#outdated")?.removeAttribute("hidden");
