// What has to work wherever the page runs, step by step; each step leaves the page as the next one needs it.
import assert from "node:assert/strict";

const words = {edit: "Edit", undo: "Undo", done: "Done", share: "Share…"};
const mostPresses = 20;

/** The verdict of the position that stands in the field, in words. */
function verdict() {
  const root = document.querySelector("sg-game")?.shadowRoot ?? document;
  const found = root.querySelector(".verdict:not(.stale)");
  return root.querySelector("#board, .board") && found ? (found.querySelector(".letter")?.textContent ?? "") : null;
}

/** The board at rest, once it is not `before` any more, and what a hand does there next; null until then. */
function seen(before, pressed) {
  const board = document.querySelector("#board");
  if (board?.getAttribute("aria-busy") !== "false" || board.getAnimations({subtree: true}).length > 0) return null;
  const chosen = [...board.querySelectorAll(".chosen")].map((spot) => spot.getAttribute("data-spot"));
  const [pending, field] = [board.querySelector(".pending .primary"), board.querySelector(".field")];
  const {value} = /** @type {HTMLInputElement} */ (document.querySelector("#position-text"));
  const state = JSON.stringify([value, chosen, pending?.textContent, field?.textContent]);
  if (state === before) return null;
  if (pending) return {state, value, place: "#board .pending .primary"};
  if (field) return {state, value, place: "#board .field button"};
  const spots = [...board.querySelectorAll("[data-spot]:not(.chosen)")].map((spot) => spot.getAttribute("data-spot"));
  const spot = spots.find((one) => !pressed.includes(one));
  return spot === undefined ? null : {state, value, spot, place: `#board [data-spot="${spot}"]`};
}

/** The text of the position, in its field; with `other`, once it is or is not that. */
function text(other, isSame) {
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("#position-text"));
  return field && (other === undefined || (field.value === other) === isSame) ? {value: field.value} : null;
}

export async function load(reader, address) {
  await reader.open(address);
  await reader.until(() => document.querySelector("h1") && document.querySelector("#board svg, #board .view"));
}

export async function solve(reader, answer) {
  assert.equal(await reader.until(verdict), answer.outcome ?? "");
}

/** A move by mouse; what comes of it is one that the engine lists. */
export async function play(reader, answer) {
  // Where one of several can be chosen, each is chosen once, and the last stays.
  const pressed = [];
  let now = await reader.until(seen, "", pressed);
  assert.equal(now.value, answer.address);
  while (now.value === answer.address) {
    assert.ok(pressed.length < mostPresses, "no move was made");
    pressed.push(now.spot);
    await reader.press(now.place);
    now = await reader.until(seen, now.state, pressed);
  }
  assert.ok(
    answer.moves.listed.some(({to}) => to === now.value),
    `${now.value} is no move`,
  );
}

/** One change by mouse, and back. */
export async function edit(reader) {
  const {value: before} = await reader.until(text);
  await reader.press("#board button", words.edit);
  // It takes the focus once it stands.
  const kind = await reader.until(() => document.activeElement?.closest("#board .editor")?.className ?? null);
  if (kind.includes("form")) await reader.press("#board .form :is([data-cell], .parts button)");
  else {
    await reader.press("#board .editor [id^=drawn-v]");
    await reader.press("#board .editor [data-command=vertex]");
  }
  await reader.until(text, before, false);
  await reader.press("#board .editor button", words.undo);
  await reader.until(text, before, true);
  await reader.press("#board .editor button", words.done);
  await reader.until(() => !document.querySelector("#board .editor"));
}

/** What the dialog offers opens the same. */
export async function share(reader) {
  const {value: before} = await reader.until(text);
  await reader.press("button", words.share);
  const link = await reader.until(() => {
    const field = /** @type {HTMLTextAreaElement | null} */ (document.querySelector("dialog[open] .taken textarea"));
    return field?.value || null;
  });
  await reader.key("Escape");
  await reader.until(() => !document.querySelector("dialog"));
  await reader.open(link);
  await reader.until(text, before, true);
}
