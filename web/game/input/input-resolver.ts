// Store of the text field: replaces text that the engine does not read by the address it resolves to, or suggests what
// to type.
import {batch, computed, effect, type ReadonlySignal, signal} from "@preact/signals";
import type {EngineError, Play} from "../../engine";
import type {ComponentText} from "../../engine/types";
import type {Analysis, PositionQuery} from "../analysis/analysis";
import {componentsOf} from "../analysis/outlines";
import {readOnly} from "../read-only";
import type {NameIndex} from "./name-index";
import type {NamedGame} from "./names";
import type {ResolvedInput} from "./resolve-input";

export interface InputResolverOptions {
  /** Null if only exact text is read. */
  nameIndex: NameIndex | null;
  analysis: Analysis;
  question: ReadonlySignal<PositionQuery>;
  /** Text of the field; null if nobody has typed. */
  draft: ReadonlySignal<string | null>;
  components: ReadonlySignal<readonly ComponentText[]>;
  /** Returns the address as the engine writes it; null if it does not read it. */
  printed(address: string, play: Play): Promise<string | null>;
  /** Replaces the typed address by another one. */
  replaceAddress(address: string): void;
}

export function createInputResolver(options: InputResolverOptions) {
  const {nameIndex, analysis, question, draft, components, printed, replaceAddress} = options;
  /** The last fault for which resolving has ended. */
  const resolvedFault = signal<EngineError | null>(null);
  const resolution = signal<ResolvedInput | null>(null);
  /** The typed text, and the address that replaced it. */
  const substitution = signal<{text: string; address: string; isRead: boolean} | null>(null);

  /** Returns the current game, or the previous one if the text has none. */
  function currentGame() {
    const answer = analysis.answer.peek();
    const component = [...components.peek(), ...(answer ? componentsOf(answer) : [])].find(({game}) => game !== null);
    return component?.game && component.id ? {game: component.game, id: component.id, rules: component.rules} : null;
  }

  async function resolve(fault: EngineError) {
    const currentQuestion = question.peek();
    const text = draft.peek();
    const previous = substitution.peek();
    const isSubstituted = previous?.text === text && previous?.address === currentQuestion.address;
    // Loaded with the first fault; a text stays as it is if that fails.
    const [named, resolver] = await Promise.all([
      nameIndex?.load() ?? [],
      nameIndex && import("./resolve-input").catch(() => null),
    ]);
    const resolved =
      resolver && named.length > 0
        ? await resolver.resolveInput(text ?? currentQuestion.address, {
            ...{named, currentGame: text === null ? null : currentGame(), isGame: false},
            printed: (address) => printed(address, currentQuestion.play),
          })
        : null;
    if (analysis.fault.peek() !== fault || question.peek() !== currentQuestion) return;
    const address = resolved?.address ?? resolved?.likeliest;
    if (text !== null && !isSubstituted && address && (resolved?.address || address !== currentQuestion.address)) {
      substitution.value = {text, address, isRead: resolved?.address !== null};
      return replaceAddress(address);
    }
    // A link is never read as anything else than what it says.
    const offers = resolved?.address ? [{text: resolved.address, game: null}, ...resolved.offers] : resolved?.offers;
    batch(() => {
      resolution.value =
        resolved && offers ? {...resolved, offers, areGuesses: resolved.areGuesses || resolved.address !== null} : null;
      resolvedFault.value = fault;
    });
  }

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
    named: nameIndex?.named ?? signal<readonly NamedGame[]>([]),
    load: () => void nameIndex?.load(),
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
