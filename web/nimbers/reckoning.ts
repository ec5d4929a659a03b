// The page of nim arithmetic: an expression and its value, and a table of sums or products.
import {batch, computed, effect, type ReadonlySignal, signal, untracked} from "@preact/signals";
import {firstNimbers, fitted, holds, type NimberLink} from "../address/nimber-link";
import type {Engine, NimberTable} from "../engine/types";
import {EngineError} from "../game/engine-error";
import {readOnly} from "../game/read-only";
import type {Reckoned} from "./reckoned";

const signs: Record<string, string> = {"⊕": "+", "⊗": "*", "×": "*", "÷": "/"};
/** The signs of the literature as the engine has them, each in its place. */
const typable = (text: string) => text.replace(/[⊕⊗×÷]/g, (sign) => signs[sign] ?? sign);

/** `asked` is the link, null while another page is open; `ask` puts another in its place. */
export function createReckoning(
  engine: Promise<Engine>,
  asked: ReadonlySignal<NimberLink | null>,
  ask: (link: NimberLink) => void,
) {
  const link = signal<NimberLink>(firstNimbers);
  const reckoned = signal<Reckoned | null>(null);
  const fault = signal<{error: EngineError; text: string} | null>(null);
  const table = signal<NimberTable | null>(null);
  const lost = signal(false);
  const isShown = computed(() => {
    const {operation, from, side} = link.value;
    const made = table.value;
    return (
      made?.operation === operation &&
      made.row === String(from[0]) &&
      made.column === String(from[1]) &&
      made.values.length === side
    );
  });

  /** Nothing is said of an empty text. */
  async function reckon() {
    const text = link.value.expression;
    const folded = text.normalize("NFKC").trim();
    const told = (found: Reckoned | null, error: EngineError | null) => {
      if (link.value.expression !== text) return;
      batch(() => {
        reckoned.value = found;
        fault.value = error && {error, text};
      });
    };
    if (folded === "") return told(null, null);
    try {
      const sg = await engine;
      const value = await sg.nimber(typable(text));
      const [square, root, inverse] = await Promise.all([
        sg.nimber(`${value}^2`),
        sg.nimber(`sqrt(${value})`),
        value === "0" ? null : sg.nimber(`1/${value}`),
      ]);
      told({text, value, square, root, inverse}, null);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      told(null, error);
    }
  }

  async function tabulate() {
    if (isShown.value) return;
    const {operation, from, side} = link.value;
    const sg = await engine;
    const made = await sg.nimberTable(operation, from.join(","), side).catch(() => null);
    batch(() => {
      lost.value = made === null;
      if (made) table.value = made;
    });
    // Another was asked for meanwhile.
    if (made && !isShown.value) await tabulate();
  }

  effect(() => {
    const next = asked.value;
    if (next) untracked(() => put(next));
  });

  function put(next: NimberLink) {
    const isSame = next.expression === link.value.expression && reckoned.value !== null;
    link.value = next;
    if (!isSame) void reckon();
    void tabulate();
  }

  return readOnly({
    link,
    reckoned,
    fault,
    table,
    /** The table is the one that is asked for. */
    isShown,
    /** The engine gave none. */
    lost,
    /** A view keeps the cell that is pointed at while it is in it. */
    look(part: Partial<NimberLink>) {
      const next = {...link.value, ...part};
      const moved = {...next, from: fitted(next.from, next.side)};
      ask({...moved, at: moved.at && holds(moved, moved.at) ? moved.at : null});
    },
  });
}

export type Reckoning = ReturnType<typeof createReckoning>;
