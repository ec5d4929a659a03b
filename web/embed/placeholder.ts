// Placeholder of the element until it is hydrated, with the button that starts it and reports progress.
import {arrival} from "../text/en/arrival";
import {roomFor} from "./estimated-height";
import style from "./poster.css?inline";

type Phase = "idle" | "loading" | "failed";

let sheet: CSSStyleSheet | undefined;

/** Returns true for nodes that show something; scripts and noscript do not. */
const isVisible = (node: Node) =>
  node instanceof Element ? !node.matches("noscript, script, style, template") : Boolean(node.textContent?.trim());

/** Texts of every language by path: the few that are there before any is loaded. */
const arrivals = import.meta.glob<typeof arrival>("../text/*/arrival.ts", {eager: true, import: "arrival"});

/** Returns the texts in the language of the element or the browser, else in English. */
function textsFor(host: HTMLElement) {
  const tag = host.getAttribute("lang") || navigator.language;
  return arrivals[`../text/${tag.slice(0, tag.search(/-|$/)).toLowerCase()}/arrival.ts`] ?? arrival;
}
const textKeys = {idle: "play", loading: "coming", failed: "lost"} as const;

export function createPlaceholder(host: HTMLElement, root: ShadowRoot, onStart: () => void) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  root.adoptedStyleSheets = [sheet];
  const slot = document.createElement("slot");
  const button = document.createElement("button");
  button.className = "wake";
  button.setAttribute("part", "wake");
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    onStart();
  });
  const stage = document.createElement("div");
  stage.className = "sg-frame backstage";
  root.append(slot, button, stage);

  const hasContent = () => [...host.childNodes].some(isVisible);
  let phase: Phase = "idle";
  function setPhase(next: Phase) {
    phase = next;
    button.textContent = textsFor(host)[textKeys[phase]];
    button.setAttribute("aria-busy", String(phase === "loading"));
    button.classList.toggle("below", hasContent() && !host.querySelector("svg, img, canvas"));
    // Without content of the author's there is nothing to play before the figure has loaded.
    button.hidden = phase === "idle" && !hasContent();
  }

  /** Reserves room for a figure without content of the author's, unless the page's styles have done so. */
  function reserveRoom() {
    stage.classList.toggle("backstage", hasContent());
    const hasOwnHeight = Number.parseFloat(getComputedStyle(host).minHeight) > 0;
    const room = roomFor((name) => host.getAttribute(name), host.clientWidth);
    stage.style.minHeight = hasContent() || hasOwnHeight ? "" : `calc(${room} * var(--sg-size, 16px))`;
  }

  // If the script stands before the element, its content is parsed later.
  slot.addEventListener("slotchange", () => {
    if (slot.hidden) return;
    reserveRoom();
    setPhase(phase);
  });

  return {
    stage,
    hasContent,
    setPhase,
    reserveRoom,
    /** Hides the button if the figure already shows what it waits for. */
    hideButton() {
      if (!hasContent() && (stage.firstElementChild?.scrollHeight ?? 0) > 2 * button.offsetHeight) button.hidden = true;
    },
    /** Returns by how many pixels the figure is higher than the placeholder. */
    growth: () => stage.scrollHeight - host.getBoundingClientRect().height,
    /** Replaces the placeholder by the figure, which takes no less room. */
    remove() {
      if (hasContent()) stage.style.minHeight = `${host.getBoundingClientRect().height}px`;
      slot.hidden = true;
      button.hidden = true;
      stage.classList.remove("backstage");
    },
  };
}

export type Placeholder = ReturnType<typeof createPlaceholder>;
