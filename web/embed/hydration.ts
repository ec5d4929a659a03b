// Hydration of an element: loads its code when the element may be needed, draws it hidden, and shows it when that moves
// nothing that is being read, or when it is touched.
import type {Placeholder} from "./placeholder";
import {watchTouch, watchVisibility, whenPageIdle} from "./visibility";

/** Figure that has been loaded. */
export interface Hydrated {
  /** Draws into the page, or removes; the game is kept. */
  enter(): void;
  leave(): void;
  /** Pauses computation while the element is out of sight. */
  rest(isResting: boolean): void;
  focus(): void;
}

interface Options<L extends Hydrated> {
  host: HTMLElement;
  placeholder: Placeholder;
  /** Loads and creates the figure; `onDrawn` is called once there is something to show. */
  make(onDrawn: () => void): Promise<L>;
  onLost(cause: unknown): void;
}

const noop = () => {};

/** Height in pixels of the margins at the end of a page, where nothing is read. */
const PAGE_MARGINS = 48;

export function createHydration<L extends Hydrated>({host, placeholder, make, onLost}: Options<L>) {
  let living: L | null = null;
  let loading: Promise<void> | null = null;
  let isNear = false;
  let isDrawn = false;
  let isShown = false;
  let isTouched = false;
  let hasFailed = false;
  let stopVisibilityWatch = noop;
  let stopTouchWatch = noop;

  async function load() {
    placeholder.setPhase(isTouched || !placeholder.hasContent() ? "loading" : "idle");
    try {
      living = await make(() => {
        isDrawn = true;
        showIfReady();
      });
      // Loaded again when the element is connected again.
      if (!host.isConnected) living.leave();
      living.rest(!isNear && !isTouched);
      placeholder.hideButton();
    } catch (cause) {
      loading = null;
      hasFailed = true;
      placeholder.setPhase("failed");
      onLost(cause);
    }
  }

  function ensureLoaded() {
    loading ??= load();
  }

  /** Returns true if showing the figure would move what stands below it while that may be read. */
  function wouldMoveText() {
    const {top, bottom} = host.getBoundingClientRect();
    const end = Math.min(innerHeight, document.documentElement.getBoundingClientRect().bottom - PAGE_MARGINS);
    return placeholder.growth() > 1 && bottom > 0 && top < innerHeight && bottom < end;
  }

  function showIfReady() {
    if (isShown || !isDrawn || !host.isConnected) return;
    if (placeholder.hasContent() && !isTouched && wouldMoveText()) return;
    const hadFocus = isTouched && host.contains(host.ownerDocument.activeElement);
    isShown = true;
    stopTouchWatch();
    placeholder.remove();
    if (hadFocus) living?.focus();
  }

  function touch() {
    isTouched = true;
    if (!isShown) placeholder.setPhase("loading");
    ensureLoaded();
    living?.rest(false);
    showIfReady();
  }

  async function setNear(next: boolean) {
    isNear = next;
    living?.rest(!next);
    showIfReady();
    if (!next || loading || hasFailed) return;
    await whenPageIdle();
    if (isNear && host.isConnected) ensureLoaded();
  }

  return {
    touch,
    enter() {
      if (!isShown) {
        placeholder.reserveRoom();
        placeholder.setPhase("idle");
        stopTouchWatch = watchTouch(host, ensureLoaded, touch);
      }
      stopVisibilityWatch();
      stopVisibilityWatch = watchVisibility(host, setNear);
      living?.enter();
    },
    leave() {
      isNear = false;
      stopVisibilityWatch();
      stopTouchWatch();
      living?.leave();
    },
    get hydrated() {
      return living;
    },
  };
}
