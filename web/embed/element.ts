// <sg-game at="nim:3,5,7" mode="play" opponent="casual" first="opponent" lang="zh" theme="dark">
// Custom element, which is small: the code of the figure is loaded when it is needed.
import {type AttributeName, attributeNames, attributeRow, flagOf} from "../address/element";
import type {Attributes} from "./attributes";
import type {Figure, mountFigure} from "./figure";
import {folderOf} from "./folder";
import {createHydration} from "./hydration";
import {createPlaceholder} from "./placeholder";

/** Loads the code that draws the figure; `base` is the folder of the site, if an attribute gives it. */
export type LoadFigure = (base: string | null) => Promise<{mountFigure: typeof mountFigure}>;

export interface ElementOptions {
  loadFigure: LoadFigure;
  /** Folder of the site, ending in a slash; null if the script cannot know it. */
  home: string | null;
}

/** Without HTMLElement, as on a server, the module can still be imported. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

export function createElementClass({loadFigure, home}: ElementOptions) {
  return class SgGame extends Base {
    static readonly observedAttributes = attributeNames;
    #root = this.attachShadow({mode: "open"});
    #placeholder = createPlaceholder(this, this.#root, () => this.#hydration.touch());
    #hydration = createHydration<Figure>({
      host: this,
      placeholder: this.#placeholder,
      make: async (onDrawn) => {
        const {mountFigure} = await loadFigure(folderOf(this.getAttribute("base")));
        const {stage} = this.#placeholder;
        return mountFigure({
          host: this,
          root: this.#root,
          stage,
          attributes: this.#readAttributes(),
          home,
          onDrawn,
        });
      },
      onLost: (cause) => {
        const detail = {code: "unavailable", expected: String(cause), at: null};
        this.dispatchEvent(new CustomEvent("sg-error", {detail, bubbles: true, composed: true}));
      },
    });
    #lastChange = 0;

    connectedCallback() {
      // A property set before the element was defined hides the accessor: it is set again through that.
      for (const name of attributeNames)
        if (Object.hasOwn(this, name) && name !== "lang") {
          const value = this[name as keyof this];
          delete this[name as keyof this];
          this[name as keyof this] = value;
        }
      this.#hydration.enter();
    }

    async disconnectedCallback() {
      // An element that is only moved is connected again at once.
      await Promise.resolve();
      if (!this.isConnected) this.#hydration.leave();
    }

    /** The parser reports each attribute by itself: only the last of a burst updates the figure. */
    async attributeChangedCallback() {
      const change = ++this.#lastChange;
      await Promise.resolve();
      if (change === this.#lastChange) this.#hydration.hydrated?.update(this.#readAttributes());
    }

    undo() {
      this.#hydration.hydrated?.undo();
    }

    /** Goes back to the position of the attributes. */
    reset() {
      this.#hydration.hydrated?.reset();
    }

    /** Address of the current position. */
    get position(): string {
      return this.#hydration.hydrated?.position ?? this.getAttribute("at") ?? "";
    }

    #readAttributes(): Attributes {
      return Object.fromEntries(attributeNames.map((name) => [name, this.getAttribute(name) ?? undefined]));
    }
  };
}

/** Returns the text of an attribute; null removes the attribute. */
const attributeText = (value: unknown) =>
  value === null || value === undefined || value === false ? null : value === true ? "1" : String(value);

/** Returns the property of an attribute: its text, or for a flag a boolean. */
function property(name: AttributeName): PropertyDescriptor & ThisType<HTMLElement> {
  return {
    configurable: true,
    enumerable: true,
    get() {
      const text = this.getAttribute(name);
      return attributeRow(name).kind === "flag" ? text !== null && flagOf(name, text) === "1" : text;
    },
    set(value: unknown) {
      const text = attributeText(value);
      if (text === null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    },
  };
}

export function define(options: ElementOptions) {
  const element = createElementClass(options);
  if (!globalThis.customElements || customElements.get("sg-game")) return;
  // Every element has the property `lang` already.
  for (const name of attributeNames)
    if (name !== "lang") Object.defineProperty(element.prototype, name, property(name));
  customElements.define("sg-game", element);
}
