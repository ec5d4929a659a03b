// State of the page of nim arithmetic: an expression with its value, and a table of sums or products.
import {batch, computed, effect, type ReadonlySignal, signal, untracked} from "@preact/signals";
import {clampCorner, defaultNimbers, isInTable, type NimberLink} from "../address/nimber-link";
import type {Engine, NimberTable} from "../engine/types";
import {EngineError} from "../game/catalog/engine-error";
import {readOnly} from "../game/read-only";
import type {Evaluation} from "./evaluation";

const engineSigns: Record<string, string> = {"⊕": "+", "⊗": "*", "×": "*", "÷": "/"};
/**
 * Replaces the operators of the literature by those that the engine reads, one character for one, so that positions
 * stay valid.
 */
const toEngineSigns = (text: string) => text.replace(/[⊕⊗×÷]/g, (sign) => engineSigns[sign] ?? sign);

/** Creates the state. `requestedLink` is null while another page is open; `setLink` replaces the link. */
export function createNimberStore(
  engine: Promise<Engine>,
  requestedLink: ReadonlySignal<NimberLink | null>,
  setLink: (link: NimberLink) => void,
) {
  const link = signal<NimberLink>(defaultNimbers);
  const reckoned = signal<Evaluation | null>(null);
  const fault = signal<{error: EngineError; text: string} | null>(null);
  const table = signal<NimberTable | null>(null);
  const hasFailed = signal(false);
  const isShown = computed(() => {
    const {operation, from, side} = link.value;
    const loaded = table.value;
    return (
      loaded?.operation === operation &&
      loaded.row === String(from[0]) &&
      loaded.column === String(from[1]) &&
      loaded.values.length === side
    );
  });

  /** Evaluates the current expression; an empty one has neither value nor fault. */
  async function evaluate() {
    const text = link.value.expression;
    const trimmed = text.normalize("NFKC").trim();
    const finish = (evaluation: Evaluation | null, error: EngineError | null) => {
      if (link.value.expression !== text) return;
      batch(() => {
        reckoned.value = evaluation;
        fault.value = error && {error, text};
      });
    };
    if (trimmed === "") return finish(null, null);
    try {
      const sg = await engine;
      const value = await sg.nimber(toEngineSigns(text));
      const [square, root, inverse] = await Promise.all([
        sg.nimber(`${value}^2`),
        sg.nimber(`sqrt(${value})`),
        value === "0" ? null : sg.nimber(`1/${value}`),
      ]);
      finish({text, value, square, root, inverse}, null);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      finish(null, error);
    }
  }

  async function loadTable() {
    if (isShown.value) return;
    const {operation, from, side} = link.value;
    const sg = await engine;
    const loaded = await sg.nimberTable(operation, from.join(","), side).catch(() => null);
    batch(() => {
      hasFailed.value = loaded === null;
      if (loaded) table.value = loaded;
    });
    // The link may have changed in the meantime.
    if (loaded && !isShown.value) await loadTable();
  }

  effect(() => {
    const next = requestedLink.value;
    if (next) untracked(() => update(next));
  });

  function update(next: NimberLink) {
    const isSame = next.expression === link.value.expression && reckoned.value !== null;
    link.value = next;
    if (!isSame) void evaluate();
    void loadTable();
  }

  return readOnly({
    link,
    reckoned,
    fault,
    table,
    /** True if the table is the one that the link describes. */
    isShown,
    /** True if the engine failed to compute the table. */
    lost: hasFailed,
    /** Changes part of the view; the selected cell is kept while it is inside the view. */
    look(part: Partial<NimberLink>) {
      const next = {...link.value, ...part};
      const fittedLink = {...next, from: clampCorner(next.from, next.side)};
      setLink({...fittedLink, at: fittedLink.at && isInTable(fittedLink, fittedLink.at) ? fittedLink.at : null});
    },
  });
}

export type NimberStore = ReturnType<typeof createNimberStore>;
