// Texts shown while an answer is computed, and when none will come.

export const waiting = {
  starting: "Starting the engine…",
  missing:
    "The engine could not be loaded: its file is missing or damaged, or the connection broke. What you have entered is still here.",
  refused:
    "This browser does not let WebAssembly with SIMD and exceptions run, or the page’s policy forbids it. The engine needs it.",
  stopped: "The engine stopped over this. It may be too much for this browser.",
  storyLost: "What is told of this game could not be loaded. Try again when there is a network.",
  tryAgain: "Try again",
  trying: "Trying…",
  failed: "Something on this page has failed. Reloading brings back what its address holds.",
  reload: "Reload",
  firstPage: "To the first page",
  coming: "This part of the page is on its way…",
  lost: "This part of the page did not arrive: the connection broke, or its file is missing. All else stays as it is.",
  outdated:
    "The site has a new version by now, and this part is there in that one alone. Reloading brings back what the address holds.",
};
