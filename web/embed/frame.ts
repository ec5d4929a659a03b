// Script of embed.html: the element alone, for hosts that allow no script but frames. Reads the link like any other,
// and posts the height to the host.
import {type AttributeName, attributeNames} from "../address/element";
import {decodeField} from "../address/link";
import {unpackLink} from "../address/unpacked";

const element = document.createElement("sg-game");

/** Sets the element's attributes from the text after `#`: the address, and fields with the attributes' names. */
async function applyLink() {
  const plain = await unpackLink(location.hash).catch(() => location.hash);
  const [address = "", fields = ""] = plain.replace(/^#\/?/, "").split("?");
  const attributes = new Map<string, string>([["at", address]]);
  for (const pair of fields.split("&")) {
    const [name = "", ...value] = pair.split("=");
    // The field `at` of a link is the cursor, not the address.
    if (name !== "at" && name !== "base") attributes.set(name, value.join("="));
  }
  const setOrRemove = (name: AttributeName, text: string | undefined) =>
    text ? element.setAttribute(name, decodeField(text) ?? text) : element.removeAttribute(name);
  for (const name of attributeNames) setOrRemove(name, attributes.get(name));
}

let postedHeight = 0;

/** Posts the height to the host after each change; "*" is safe, since the height is no secret. */
function postHeight() {
  const height = Math.ceil(element.getBoundingClientRect().height);
  if (height === postedHeight) return;
  postedHeight = height;
  parent.postMessage({type: "sg-height", height}, "*");
}

addEventListener("hashchange", applyLink);
void applyLink().then(() => document.body.append(element));
if (parent !== window) new ResizeObserver(postHeight).observe(element);
