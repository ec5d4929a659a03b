// Resolves typed text to the first candidate that the engine reads, or to suggestions of what to type instead.

import {
  type InputContext,
  type Interpretation,
  type Interpretations,
  interpret,
  normalizeText,
  summandsOf,
} from "./interpretations";
import type {NamedGame, StandIn} from "./names";

/** Text to type instead, and its game. */
export interface Suggestion {
  text: string;
  /** Null for a sum. */
  game: Pick<NamedGame, "id" | "rules"> | null;
}

export interface ResolvedInput {
  /** The address that the text is read as; null if it is not read. */
  address: string | null;
  /** The address that the text would be, if it is not read: its fault is that of the game that it names. */
  likeliest: string;
  offers: Suggestion[];
  /** True if the offers are guesses at what is meant, false if they are examples of how it is written. */
  areGuesses: boolean;
  /** Names by language of a game that is known to be missing, to which the offers are the nearest; else null. */
  missing: StandIn["names"] | null;
}

const unresolved: ResolvedInput = {address: null, likeliest: "", offers: [], areGuesses: false, missing: null};
/** Maximum number of characters; nobody types more by hand. */
const maxLength = 2000;
const maxSummands = 12;
const maxOffers = 4;

interface ResolverContext extends InputContext {
  /** Returns the text as the engine writes it; null if it does not read it. */
  printed(text: string): Promise<string | null>;
}

export async function resolveInput(typed: string, context: ResolverContext): Promise<ResolvedInput> {
  const text = normalizeText(typed);
  const parts = context.isGame ? [text] : summandsOf(text);
  if (text.length > maxLength || parts.length > maxSummands) return unresolved;
  const cache = new Map<string, Promise<string | null>>();
  const printed = (candidate: string) => {
    const request = cache.get(candidate) ?? context.printed(candidate);
    cache.set(candidate, request);
    return request;
  };
  async function firstRead({game, texts}: Interpretation): Promise<Suggestion | null> {
    for (const candidate of texts) {
      const text = await printed(candidate);
      if (text !== null) return {text, game};
    }
    return null;
  }
  const readableOf = async (interpretations: readonly Interpretation[]) =>
    (await Promise.all(interpretations.map(firstRead))).filter((offer): offer is Suggestion => offer !== null);

  async function resolvePart(part: string) {
    const interpretations = interpret(part, context);
    const exact = context.isGame || part.includes(":") ? await printed(part) : null;
    const read = await readableOf(interpretations.matches);
    const unambiguous = interpretations.matches.length === 1 ? (read[0]?.text ?? null) : null;
    return {interpretations, read: exact ?? unambiguous, choices: read};
  }
  const resolvedParts = await Promise.all(parts.map(resolvePart));
  const sum = resolvedParts.every(({read}) => read !== null) ? resolvedParts.map(({read}) => read).join(" + ") : null;
  if (sum !== null && (parts.length === 1 || (await printed(sum)) !== null)) return {...unresolved, address: sum};

  const unread = resolvedParts.filter(({read}) => read === null);
  const [faulty] = unread;
  if (!faulty) return unresolved;
  const guesses = await guessesOf(faulty);
  const examples = guesses.length > 0 ? [] : await readableOf(faulty.interpretations.example);
  /** Puts an offer in its place among the summands that are read. */
  const inSum = (offer: Suggestion): Suggestion =>
    unread.length > 1 || parts.length === 1
      ? offer
      : {game: null, text: resolvedParts.map((part) => (part === faulty ? offer.text : part.read)).join(" + ")};
  const offers = [...guesses, ...examples].map(inSum);
  return {
    address: null,
    likeliest: resolvedParts.map(({interpretations, read}) => read ?? interpretations.likeliest).join(" + "),
    offers: offers.filter((offer, i) => offers.findIndex(({text}) => text === offer.text) === i).slice(0, maxOffers),
    areGuesses: guesses.length > 0,
    missing: guesses.length > 0 ? faulty.interpretations.missing : null,
  };

  async function guessesOf({interpretations, choices}: {interpretations: Interpretations; choices: Suggestion[]}) {
    if (interpretations.matches.length > 1) return choices;
    return readableOf(interpretations.alternatives);
  }
}
