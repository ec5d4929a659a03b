// Games related to one: the others of its family, those that share a name, such as Hackenbush, and those on its shelf that are solved in the same way.
import type {Card} from "../../game/catalog/samples";
import type {Language, Theory} from "../../text";
import {searchFacts} from "../../text/search-facts";
import {familyOf, shelfOf} from "../shelves";

/** Methods that say little of an impartial game; games of two sides that are searched are alike. */
const vague: ReadonlySet<Theory> = new Set(["search", "table", "winner-only"]);

/** Words of ids that do not relate games. */
const common: ReadonlySet<string> = new Set(["and", "chess", "game", "partizan"]);

const maxRelated = 6;

const wordsOf = ({entry}: Card) => entry.id.split("-").filter((word) => word.length > 2 && !common.has(word));

/** Returns the games that share a name, the one that has only this name first. */
const namesakesOf = (card: Card, others: readonly Card[]) =>
  others
    .filter((other) => wordsOf(other).some((word) => wordsOf(card).includes(word)))
    .sort((a, b) => wordsOf(a).length - wordsOf(b).length);

const theoriesOf = ({entry}: Card, t: Language) =>
  searchFacts(entry.id, entry.rules, t).theories.filter((theory) => entry.kind === "partizan" || !vague.has(theory));

export function relatedTo(card: Card, cards: readonly Card[], t: Language): Card[] {
  const others = cards.filter((other) => other !== card);
  const family = others.filter(({entry}) => familyOf(entry) === familyOf(card.entry));
  const namesakes = namesakesOf(
    card,
    others.filter((other) => !family.includes(other)),
  );
  const close = [...family, ...namesakes];
  const theories = theoriesOf(card, t);
  const alike = others
    .filter((other) => !close.includes(other) && shelfOf(other.entry) === shelfOf(card.entry))
    .filter(({entry}) => entry.kind === card.entry.kind)
    .map((other) => ({other, shared: theoriesOf(other, t).filter((theory) => theories.includes(theory)).length}))
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  return [...close, ...alike.map(({other}) => other)].slice(0, maxRelated);
}
