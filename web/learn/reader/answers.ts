// Answers to the questions of figures, which open once the figure has been played or its question answered.

/** Marks inside a figure: the end of a game, and the answer to a guess. */
const answered = ".ended, .guessed";

export function openAnswers() {
  for (const answer of document.querySelectorAll<HTMLDetailsElement>("details.answer")) {
    const figure = answer.previousElementSibling?.querySelector("sg-game");
    if (!figure) continue;
    void customElements.whenDefined("sg-game").then(() => {
      const root = figure.shadowRoot;
      if (!root) return;
      const observer = new MutationObserver(() => {
        if (!root.querySelector(answered)) return;
        observer.disconnect();
        answer.open = true;
      });
      observer.observe(root, {childList: true, subtree: true});
    });
  }
}
