// Placeholder of the element until it is alive, with the button that reports progress.
import {arrival as en} from "../text/en/arrival";
import {arrival as zh} from "../text/zh/arrival";
import style from "./poster.css?inline";
import {roomFor} from "./room";

type Phase = "still" | "coming" | "lost";

let sheet: CSSStyleSheet | undefined;

/** Scripts and what is for readers without them are no picture. */
const isSeen = (node: Node) =>
  node instanceof Element ? !node.matches("noscript, script, style, template") : Boolean(node.textContent?.trim());

const wordsFor = (host: HTMLElement) => (/^zh/i.test(host.getAttribute("lang") || navigator.language) ? zh : en);
const wordOf = {still: "play", coming: "coming", lost: "lost"} as const;

export function createPlaceholder(host: HTMLElement, root: ShadowRoot, onWake: () => void) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  root.adoptedStyleSheets = [sheet];
  const slot = document.createElement("slot");
  const wake = document.createElement("button");
  wake.className = "wake";
  wake.setAttribute("part", "wake");
  wake.addEventListener("click", (event) => {
    event.stopPropagation();
    onWake();
  });
  const stage = document.createElement("div");
  stage.className = "sg-frame backstage";
  root.append(slot, wake, stage);

  const has = () => [...host.childNodes].some(isSeen);
  let phase: Phase = "still";
  function say(to: Phase) {
    phase = to;
    wake.textContent = wordsFor(host)[wordOf[phase]];
    wake.setAttribute("aria-busy", String(phase === "coming"));
    // Without a picture there is nothing to be played before it comes.
    wake.hidden = phase === "still" && !has();
  }

  /** For a figure without a poster, unless the page has made some. */
  function makeRoom() {
    stage.classList.toggle("backstage", has());
    const isMade = Number.parseFloat(getComputedStyle(host).minHeight) > 0;
    const room = roomFor((name) => host.getAttribute(name), host.clientWidth);
    stage.style.minHeight = has() || isMade ? "" : `calc(${room} * var(--sg-size, 16px))`;
  }

  // Where the script stands before the element, its poster is parsed after it.
  slot.addEventListener("slotchange", () => {
    if (slot.hidden) return;
    makeRoom();
    say(phase);
  });

  return {
    stage,
    has,
    say,
    makeRoom,
    /** A figure that says itself what it waits for needs no second word. */
    hush() {
      if (!has() && (stage.firstElementChild?.scrollHeight ?? 0) > 2 * wake.offsetHeight) wake.hidden = true;
    },
    /** How much higher the figure is than its poster. */
    growth: () => stage.scrollHeight - host.getBoundingClientRect().height,
    /** The figure takes the poster's place, and no less room than that. */
    leave() {
      if (has()) stage.style.minHeight = `${host.getBoundingClientRect().height}px`;
      slot.hidden = true;
      wake.hidden = true;
      stage.classList.remove("backstage");
    },
  };
}

export type Placeholder = ReturnType<typeof createPlaceholder>;
