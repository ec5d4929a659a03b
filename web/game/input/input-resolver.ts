// Store of the text field: replaces text that is no address by the address that it stands for, or suggests what to type.
import {batch, computed, effect, type ReadonlySignal, signal} from "@preact/signals";
import type {CatalogEntry, Engine, EngineError, Play} from "../../engine";
import type {ComponentText, ResolvedInput} from "../../engine/types";
import type {Analysis, PositionQuery} from "../analysis/analysis";
import {componentsOf} from "../analysis/outlines";
import {readOnly} from "../read-only";
import type {CatalogLoader} from "./catalog-loader";

export interface InputResolverOptions {
  engine: Promise<Engine>;
  /** Games to which a text is completed; null if only addresses are read. */
  catalogLoader: CatalogLoader | null;
  analysis: Analysis;
  question: ReadonlySignal<PositionQuery>;
  /** Text of the field; null if nobody has typed. */
  draft: ReadonlySignal<string | null>;
  components: ReadonlySignal<readonly ComponentText[]>;
  /** Replaces the typed address by another one. */
  replaceAddress(address: string, play: Play): void;
}

export function createInputResolver(options: InputResolverOptions) {
  const {engine, catalogLoader, analysis, question, draft, components, replaceAddress} = options;
  /** The last fault for which resolving has ended. */
  const resolvedFault = signal<EngineError | null>(null);
  const resolution = signal<ResolvedInput | null>(null);
  /** The typed text, and the address that replaced it. */
  const substitution = signal<{text: string; address: string; isRead: boolean} | null>(null);

  /** Returns the current game, or the previous one if the text has none; empty if there is none. */
  function currentGame(): string {
    const answer = analysis.answer.peek();
    const all = [...components.peek(), ...(answer ? componentsOf(answer) : [])];
    return all.find(({game}) => game !== null)?.game ?? "";
  }

  async function resolve(fault: EngineError) {
    const currentQuestion = question.peek();
    const text = draft.peek();
    const previous = substitution.peek();
    const isSubstituted = previous?.text === text && previous?.address === currentQuestion.address;
    const current = text === null ? "" : currentGame();
    // A text stays as it is if the engine cannot tell.
    const resolved =
      catalogLoader &&
      (await (await engine).ask("resolve", {text: text ?? currentQuestion.address, current}).catch(() => null));
    if (analysis.fault.peek() !== fault || question.peek() !== currentQuestion) return;
    const address = resolved?.text ?? resolved?.likeliest;
    if (text !== null && !isSubstituted && address && (resolved?.text || address !== currentQuestion.address)) {
      substitution.value = {text, address, isRead: resolved?.text !== null};
      return replaceAddress(address, resolved?.play === "misere" ? "misere" : currentQuestion.play);
    }
    batch(() => {
      resolution.value = resolved && offersOf(resolved);
      resolvedFault.value = fault;
    });
  }

  /** A link is never read as anything else than what it says: what it may stand for is an offer. */
  const offersOf = (resolved: ResolvedInput): ResolvedInput =>
    resolved.text === null
      ? resolved
      : {...resolved, guesses: true, offers: [{text: resolved.text, game: null, id: null, rules: null}]};

  const close = effect(() => {
    const fault = analysis.fault.value;
    if (fault && fault.code !== "unavailable") void resolve(fault);
    else
      batch(() => {
        // An engine that has stopped says nothing of the text.
        resolution.value = null;
        resolvedFault.value = fault;
      });
  });

  return readOnly({
    /** The games that a text can be completed to, once they are loaded. */
    catalog: catalogLoader?.catalog ?? signal<readonly CatalogEntry[]>([]),
    load: () => catalogLoader?.load(),
    /** The fault of the text, once it is known that it cannot be resolved. */
    fault: computed(() => (analysis.fault.value === null ? null : resolvedFault.value)),
    /** Suggestions of what to type instead. */
    suggestions: computed(() => (analysis.fault.value === null ? null : resolution.value)),
    /** The address that the text was read as; null if it is read as it stands. */
    resolvedAddress: computed(() => {
      const {text, address, isRead} = substitution.value ?? {};
      return isRead && address && text === draft.value && address === question.value.address ? address : null;
    }),
    close,
  });
}

export type InputResolver = ReturnType<typeof createInputResolver>;
