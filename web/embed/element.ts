// <sg-game at="nim:3,5,7" mode="play" opponent="casual" first="opponent" lang="zh" theme="dark">
// The element itself, which is small: what it shows is loaded when it is wanted.
import {type AttributeName, attributeNames, attributeRow, flagOf} from "../address/element";
import type {Attributes} from "./attributes";
import type {Figure, mountFigure} from "./figure";
import {folderOf} from "./folder";
import {createHydration} from "./hydration";
import {createPlaceholder} from "./placeholder";

/** Loads what draws an element; `base` is the folder of the site, where an attribute says it. */
export type Summon = (base: string | null) => Promise<{mountFigure: typeof mountFigure}>;

export interface Origin {
  summon: Summon;
  /** The folder of the site, ending in a slash; null where the script cannot know it. */
  home: string | null;
}

/** What no browser runs can still be imported. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

export function elementOf({summon, home}: Origin) {
  return class SgGame extends Base {
    static readonly observedAttributes = attributeNames;
    #root = this.attachShadow({mode: "open"});
    #poster = createPlaceholder(this, this.#root, () => this.#arrival.touch());
    #arrival = createHydration<Figure>({
      host: this,
      poster: this.#poster,
      make: async (onDrawn) => {
        const {mountFigure} = await summon(folderOf(this.getAttribute("base")));
        const {stage} = this.#poster;
        return mountFigure({
          host: this,
          root: this.#root,
          stage,
          given: this.#given(),
          home,
          onDrawn,
        });
      },
      onLost: (cause) => {
        const detail = {code: "unavailable", expected: String(cause), at: null};
        this.dispatchEvent(new CustomEvent("sg-error", {detail, bubbles: true, composed: true}));
      },
    });
    #burst = 0;

    connectedCallback() {
      // What was set before the element was defined stands in the way of its property.
      for (const name of attributeNames)
        if (Object.hasOwn(this, name) && name !== "lang") {
          const early = this[name as keyof this];
          delete this[name as keyof this];
          this[name as keyof this] = early;
        }
      this.#arrival.enter();
    }

    async disconnectedCallback() {
      // One that is only moved is back at once.
      await Promise.resolve();
      if (!this.isConnected) this.#arrival.leave();
    }

    /** The parser reports each attribute by itself: only the last of one burst is shown. */
    async attributeChangedCallback() {
      const burst = ++this.#burst;
      await Promise.resolve();
      if (burst === this.#burst) this.#arrival.living?.update(this.#given());
    }

    undo() {
      this.#arrival.living?.undo();
    }

    /** Back to what the attributes say. */
    reset() {
      this.#arrival.living?.reset();
    }

    /** The address of the position that is shown. */
    get position(): string {
      return this.#arrival.living?.position ?? this.getAttribute("at") ?? "";
    }

    #given(): Attributes {
      return Object.fromEntries(attributeNames.map((name) => [name, this.getAttribute(name) ?? undefined]));
    }
  };
}

/** As an attribute has it; null takes the attribute away. */
const written = (value: unknown) =>
  value === null || value === undefined || value === false ? null : value === true ? "1" : String(value);

/** Each attribute is a property: text, or whether a flag is set. */
function property(name: AttributeName): PropertyDescriptor & ThisType<HTMLElement> {
  return {
    configurable: true,
    enumerable: true,
    get() {
      const text = this.getAttribute(name);
      return attributeRow(name).kind === "flag" ? text !== null && flagOf(name, text) === "1" : text;
    },
    set(value: unknown) {
      const text = written(value);
      if (text === null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    },
  };
}

export function define(origin: Origin) {
  const element = elementOf(origin);
  if (!globalThis.customElements || customElements.get("sg-game")) return;
  // `lang` is a property of every element already.
  for (const name of attributeNames)
    if (name !== "lang") Object.defineProperty(element.prototype, name, property(name));
  customElements.define("sg-game", element);
}
