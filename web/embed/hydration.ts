// Brings an element to life: fetches its parts when they may be wanted, draws it unseen, and shows it where that moves nothing that is
// read, or when it is touched.
import type {Placeholder} from "./placeholder";
import {idle, watchTouch, watchVisibility} from "./visibility";

/** What has come to life. */
export interface Living {
  /** Into the page and out of it; the game stays. */
  enter(): void;
  leave(): void;
  /** Out of sight nothing is computed. */
  rest(isResting: boolean): void;
  focus(): void;
}

interface Options<L extends Living> {
  host: HTMLElement;
  poster: Placeholder;
  /** Loads and makes it; `onDrawn` once there is something to be seen. */
  make(onDrawn: () => void): Promise<L>;
  onLost(cause: unknown): void;
}

const nothing = () => {};

/** The last pixels of a page are margins: nothing is read there. */
const MARGINS = 48;

export function createHydration<L extends Living>({host, poster, make, onLost}: Options<L>) {
  let living: L | null = null;
  let coming: Promise<void> | null = null;
  let isNear = false;
  let isDrawn = false;
  let isShown = false;
  let isTouched = false;
  let isKnownMissing = false;
  let unwatch = nothing;
  let untouch = nothing;

  async function begin() {
    poster.say(isTouched || !poster.has() ? "coming" : "still");
    try {
      living = await make(() => {
        isDrawn = true;
        settle();
      });
      // Asked for anew when it is back.
      if (!host.isConnected) living.leave();
      living.rest(!isNear && !isTouched);
      poster.hush();
    } catch (cause) {
      coming = null;
      isKnownMissing = true;
      poster.say("lost");
      onLost(cause);
    }
  }

  function come() {
    coming ??= begin();
  }

  /** Whether anything that is read would move: what stands under a figure in view. */
  function moves() {
    const {top, bottom} = host.getBoundingClientRect();
    const end = Math.min(innerHeight, document.documentElement.getBoundingClientRect().bottom - MARGINS);
    return poster.growth() > 1 && bottom > 0 && top < innerHeight && bottom < end;
  }

  function settle() {
    if (isShown || !isDrawn || !host.isConnected) return;
    if (poster.has() && !isTouched && moves()) return;
    const hadFocus = isTouched && host.contains(host.ownerDocument.activeElement);
    isShown = true;
    untouch();
    poster.leave();
    if (hadFocus) living?.focus();
  }

  function touch() {
    isTouched = true;
    if (!isShown) poster.say("coming");
    come();
    living?.rest(false);
    settle();
  }

  async function near(to: boolean) {
    isNear = to;
    living?.rest(!to);
    settle();
    if (!to || coming || isKnownMissing) return;
    await idle();
    if (isNear && host.isConnected) come();
  }

  return {
    touch,
    enter() {
      if (!isShown) {
        poster.makeRoom();
        poster.say("still");
        untouch = watchTouch(host, come, touch);
      }
      unwatch();
      unwatch = watchVisibility(host, near);
      living?.enter();
    },
    leave() {
      isNear = false;
      unwatch();
      untouch();
      living?.leave();
    },
    get living() {
      return living;
    },
  };
}
