// Store of the text field: where the engine does not read the text as it stands, takes what it resolves to, or suggests what to type.
import {batch, computed, effect, type ReadonlySignal, signal} from "@preact/signals";
import type {EngineError, Play} from "../engine";
import type {ComponentText} from "../engine/types";
import type {Analysis, Question} from "./analysis";
import type {NameIndex} from "./name-index";
import type {Named} from "./names";
import {componentsOf} from "./outlines";
import {readOnly} from "./read-only";
import {type ResolvedInput, resolveInput} from "./resolve-input";

interface InputResolverOptions {
  /** Null where nothing but exact text is read. */
  nameIndex: NameIndex | null;
  analysis: Analysis;
  question: ReadonlySignal<Question>;
  /** What stands in the field; null where nobody has typed. */
  draft: ReadonlySignal<string | null>;
  components: ReadonlySignal<readonly ComponentText[]>;
  /** As the engine writes what it reads, else null. */
  printed(address: string, play: Play): Promise<string | null>;
  /** Puts an address in the place of the one that is typed. */
  take(address: string): void;
}

export function createInputResolver(options: InputResolverOptions) {
  const {nameIndex, analysis, question, draft, components, printed, take} = options;
  /** The last fault of which all is known that can be said. */
  const settled = signal<EngineError | null>(null);
  const meant = signal<ResolvedInput | null>(null);
  /** What was typed, and the address that was put in its place. */
  const taken = signal<{text: string; address: string; isRead: boolean} | null>(null);

  /** The game at hand, or the one that was, where the text has none. */
  function gameHere() {
    const answer = analysis.answer.peek();
    const found = [...components.peek(), ...(answer ? componentsOf(answer) : [])].find(({game}) => game !== null);
    return found?.game && found.id ? {game: found.game, id: found.id, rules: found.rules} : null;
  }

  async function understand(fault: EngineError) {
    const asked = question.peek();
    const text = draft.peek();
    const before = taken.peek();
    const isTaken = before?.text === text && before?.address === asked.address;
    const named = (await nameIndex?.load()) ?? [];
    const found =
      named.length > 0
        ? await resolveInput(text ?? asked.address, {
            ...{named, here: text === null ? null : gameHere(), isGame: false},
            printed: (address) => printed(address, asked.play),
          })
        : null;
    if (analysis.fault.peek() !== fault || question.peek() !== asked) return;
    const address = found?.read ?? found?.likeliest;
    if (text !== null && !isTaken && address && (found?.read || address !== asked.address)) {
      taken.value = {text, address, isRead: found?.read !== null};
      return take(address);
    }
    // A link is not read as anything else than what it says.
    const offers = found?.read ? [{text: found.read, game: null}, ...found.offers] : found?.offers;
    batch(() => {
      meant.value = found && offers ? {...found, offers, areGuesses: found.areGuesses || found.read !== null} : null;
      settled.value = fault;
    });
  }

  const close = effect(() => {
    const fault = analysis.fault.value;
    if (fault && fault.code !== "unavailable") void understand(fault);
    else
      batch(() => {
        // An engine that has stopped says nothing of the text.
        meant.value = null;
        settled.value = fault;
      });
  });

  return readOnly({
    /** The games that a text can be completed to, as soon as they were asked for. */
    named: nameIndex?.named ?? signal<readonly Named[]>([]),
    load: () => void nameIndex?.load(),
    /** What keeps the text from being a position, once it is known that it cannot be understood. */
    fault: computed(() => (analysis.fault.value === null ? null : settled.value)),
    /** What to type instead. */
    instead: computed(() => (analysis.fault.value === null ? null : meant.value)),
    /** What the text was read as; null where it is read as it stands. */
    readAs: computed(() => {
      const {text, address, isRead} = taken.value ?? {};
      return isRead && address && text === draft.value && address === question.value.address ? address : null;
    }),
    close,
  });
}

export type InputResolver = ReturnType<typeof createInputResolver>;
