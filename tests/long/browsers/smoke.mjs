// Smoke test, step by step, of what has to work wherever the page runs; each step leaves the page as the next one needs
// it.
import assert from "node:assert/strict";

const words = {edit: "Edit", undo: "Undo", done: "Done", share: "Share…"};
const mostPresses = 20;

/** Letter of the verdict for the position in the field; null until it is shown. */
function verdict() {
  const root = document.querySelector("sg-game")?.shadowRoot ?? document;
  const verdictElement = root.querySelector(".verdict:not(.stale)");
  return root.querySelector("#board, .board") && verdictElement
    ? (verdictElement.querySelector(".letter")?.textContent ?? "")
    : null;
}

/** State of the board once it is at rest and differs from `stateBefore`, and the next place to press; null until then. */
function boardState(stateBefore, pressed) {
  const board = document.querySelector("#board");
  if (board?.getAttribute("aria-busy") !== "false" || board.getAnimations({subtree: true}).length > 0) return null;
  const chosenSpots = [...board.querySelectorAll(".chosen")].map((element) => element.getAttribute("data-spot"));
  const [pending, field] = [board.querySelector(".pending .primary"), board.querySelector(".field")];
  const {value} = /** @type {HTMLInputElement} */ (document.querySelector("#position-text"));
  const state = JSON.stringify([value, chosenSpots, pending?.textContent, field?.textContent]);
  if (state === stateBefore) return null;
  if (pending) return {state, value, place: "#board .pending .primary"};
  if (field) return {state, value, place: "#board .field button"};
  const spots = [...board.querySelectorAll("[data-spot]:not(.chosen)")].map((element) =>
    element.getAttribute("data-spot"),
  );
  const nextTarget = spots.find((target) => !pressed.includes(target));
  return nextTarget === undefined
    ? null
    : {state, value, spot: nextTarget, place: `#board [data-spot="${nextTarget}"]`};
}

/** Text of the position in its field; with `compared`, null until it is (or is not) equal to that. */
function text(compared, isSame) {
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("#position-text"));
  return field && (compared === undefined || (field.value === compared) === isSame) ? {value: field.value} : null;
}

export async function load(reader, address) {
  await reader.open(address);
  await reader.until(() => document.querySelector("h1") && document.querySelector("#board svg, #board .view"));
}

export async function solve(reader, answer) {
  assert.equal(await reader.until(verdict), answer.outcome ?? "");
}

/** Makes a move by mouse; the result must be one that the engine lists. */
export async function play(reader, answer) {
  // If several elements can be chosen, each is chosen once, and the last stays.
  const pressed = [];
  let current = await reader.until(boardState, "", pressed);
  assert.equal(current.value, answer.address);
  while (current.value === answer.address) {
    assert.ok(pressed.length < mostPresses, "no move was made");
    pressed.push(current.spot);
    await reader.press(current.place);
    current = await reader.until(boardState, current.state, pressed);
  }
  assert.ok(
    answer.moves.listed.some(({to}) => to === current.value),
    `${current.value} is no move`,
  );
}

/** Makes one change by mouse, and undoes it. */
export async function edit(reader) {
  const {value: textBefore} = await reader.until(text);
  await reader.press("#board button", words.edit);
  // The editor takes the focus once it is there.
  const kind = await reader.until(() => document.activeElement?.closest("#board .editor")?.className ?? null);
  if (kind.includes("form")) await reader.press("#board .form :is([data-cell], .parts button)");
  else {
    await reader.press("#board .editor [id^=drawn-v]");
    await reader.press("#board .editor [data-command=vertex]");
  }
  await reader.until(text, textBefore, false);
  await reader.press("#board .editor button", words.undo);
  await reader.until(text, textBefore, true);
  await reader.press("#board .editor button", words.done);
  await reader.until(() => !document.querySelector("#board .editor"));
}

/** The link in the dialog opens the same position. */
export async function share(reader) {
  const {value: textBefore} = await reader.until(text);
  await reader.press("button", words.share);
  const link = await reader.until(() => {
    const field = /** @type {HTMLTextAreaElement | null} */ (document.querySelector("dialog[open] .taken textarea"));
    return field?.value || null;
  });
  await reader.key("Escape");
  await reader.until(() => !document.querySelector("dialog"));
  await reader.open(link);
  await reader.until(text, textBefore, true);
}
