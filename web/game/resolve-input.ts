// Resolves typed text to the first candidate that the engine reads, or to suggestions of what to type instead.

import {
  type InputContext,
  type Interpretation,
  type Interpretations,
  interpret,
  plainly,
  summandsOf,
} from "./interpretations";
import type {Named} from "./names";

/** A text to type instead, and the game that it is of. */
export interface Offer {
  text: string;
  /** Null of a sum. */
  game: Pick<Named, "id" | "rules"> | null;
}

export interface ResolvedInput {
  /** What the text is read as; null where it is not. */
  read: string | null;
  /** Where it is not read, what it would be: its fault is that of the game that it names. */
  likeliest: string;
  offers: Offer[];
  /** The offers are guesses at what is meant, or else examples of how it is written. */
  areGuesses: boolean;
}

const nothing: ResolvedInput = {read: null, likeliest: "", offers: [], areGuesses: false};
/** Nobody types more by hand. */
const mostSigns = 2000;
const mostSummands = 12;
const mostOffers = 4;

interface ResolverContext extends InputContext {
  /** As the engine writes what it reads; null where it does not. */
  printed(text: string): Promise<string | null>;
}

export async function resolveInput(typed: string, asked: ResolverContext): Promise<ResolvedInput> {
  const text = plainly(typed);
  const parts = asked.isGame ? [text] : summandsOf(text);
  if (text.length > mostSigns || parts.length > mostSummands) return nothing;
  const known = new Map<string, Promise<string | null>>();
  const printed = (candidate: string) => {
    const asking = known.get(candidate) ?? asked.printed(candidate);
    known.set(candidate, asking);
    return asking;
  };
  async function firstRead({game, texts}: Interpretation): Promise<Offer | null> {
    for (const candidate of texts) {
      const text = await printed(candidate);
      if (text !== null) return {text, game};
    }
    return null;
  }
  const readOf = async (ways: readonly Interpretation[]) =>
    (await Promise.all(ways.map(firstRead))).filter((offer): offer is Offer => offer !== null);

  async function resolved(part: string) {
    const ways = interpret(part, asked);
    const exact = asked.isGame || part.includes(":") ? await printed(part) : null;
    const read = await readOf(ways.meant);
    const sure = ways.meant.length === 1 ? (read[0]?.text ?? null) : null;
    return {ways, read: exact ?? sure, choices: read};
  }
  const found = await Promise.all(parts.map(resolved));
  const whole = found.every(({read}) => read !== null) ? found.map(({read}) => read).join(" + ") : null;
  if (whole !== null && (parts.length === 1 || (await printed(whole)) !== null)) return {...nothing, read: whole};

  const open = found.filter(({read}) => read === null);
  const [faulty] = open;
  if (!faulty) return nothing;
  const guesses = await guessesOf(faulty);
  const examples = guesses.length > 0 ? [] : await readOf(faulty.ways.example);
  /** In its place among the summands that are read. */
  const placed = (offer: Offer): Offer =>
    open.length > 1 || parts.length === 1
      ? offer
      : {game: null, text: found.map((one) => (one === faulty ? offer.text : one.read)).join(" + ")};
  const offers = [...guesses, ...examples].map(placed);
  return {
    read: null,
    likeliest: found.map(({ways, read}) => read ?? ways.likeliest).join(" + "),
    offers: offers.filter((offer, i) => offers.findIndex(({text}) => text === offer.text) === i).slice(0, mostOffers),
    areGuesses: guesses.length > 0,
  };

  async function guessesOf({ways, choices}: {ways: Interpretations; choices: Offer[]}) {
    if (ways.meant.length > 1) return choices;
    return readOf(ways.near);
  }
}
