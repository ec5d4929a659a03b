// <sg-game at="nim:3,5,7" mode="play" opponent="casual" first="opponent" lang="zh" theme="dark">

import {type Attributes, attributes} from "./attributes";
import style from "./style.css?inline";
import {mountEmbed} from "./view";

type Mounted = ReturnType<typeof mountEmbed>;

let sheet: CSSStyleSheet | undefined;

class SgGame extends HTMLElement {
  static observedAttributes = attributes;
  #root = this.attachShadow({mode: "open"});
  #mounted: Mounted | undefined;
  #turn = 0;

  connectedCallback() {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
    }
    this.#root.adoptedStyleSheets = [sheet];
    this.#show();
  }

  disconnectedCallback() {
    this.#turn++;
    this.#mounted?.destroy();
    this.#mounted = undefined;
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#show();
  }

  /** The parser reports each attribute and then the connection: only the last of one burst is shown. */
  async #show() {
    const turn = ++this.#turn;
    await Promise.resolve();
    if (turn !== this.#turn) return;
    const given: Attributes = Object.fromEntries(
      attributes.map((name) => [name, this.getAttribute(name) ?? undefined]),
    );
    if (this.#mounted) this.#mounted.update(given);
    else this.#mounted = mountEmbed(this.#root, given);
  }
}

if (!customElements.get("sg-game")) customElements.define("sg-game", SgGame);
