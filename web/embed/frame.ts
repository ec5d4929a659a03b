// embed.html: the element alone, for hosts that let in no script but frame a page. Its link is read as any other; whoever frames it
// hears how high it is.
import {type AttributeName, attributeNames} from "../address/element";
import {decode} from "../address/link";
import {unpacked} from "../address/unpacked";

const element = document.createElement("sg-game");

/** What stands behind the `#`: the address, and fields that are attributes by the same name. */
async function read() {
  const plain = await unpacked(location.hash).catch(() => location.hash);
  const [address = "", fields = ""] = plain.replace(/^#\/?/, "").split("?");
  const given = new Map<string, string>([["at", address]]);
  for (const pair of fields.split("&")) {
    const [name = "", ...value] = pair.split("=");
    // The cursor of a link is no address.
    if (name !== "at" && name !== "base") given.set(name, value.join("="));
  }
  const put = (name: AttributeName, text: string | undefined) =>
    text ? element.setAttribute(name, decode(text) ?? text) : element.removeAttribute(name);
  for (const name of attributeNames) put(name, given.get(name));
}

let told = 0;

/** Once for each change, and to whoever frames this page: it is no secret. */
function tell() {
  const height = Math.ceil(element.getBoundingClientRect().height);
  if (height === told) return;
  told = height;
  parent.postMessage({type: "sg-height", height}, "*");
}

addEventListener("hashchange", read);
void read().then(() => document.body.append(element));
if (parent !== window) new ResizeObserver(tell).observe(element);
