// Texts shown while an answer is computed, and when none will come.

export const waiting = {
  starting: "Starting the engine…",
  missing:
    "The engine couldn’t be loaded: its file is missing or damaged, or you are offline. What you entered is still here.",
  refused:
    "The engine needs WebAssembly with SIMD and exceptions. This browser can’t run it, or the page’s policy forbids it.",
  stopped: "The engine stopped here. This may be too much for your browser.",
  storyLost: "The description of this game couldn’t be loaded. Check your connection and try again.",
  tryAgain: "Try again",
  trying: "Trying…",
  failed: "Something on this page went wrong. Reload it to get back everything saved in its address.",
  reload: "Reload",
  firstPage: "Go to the start page",
  coming: "Loading this part of the page…",
  lost: "This part couldn’t be loaded. Check your connection and try again; nothing is lost.",
  outdated:
    "The site has a new version, and only that one has this part. Reload to get back everything saved in the address.",
};
