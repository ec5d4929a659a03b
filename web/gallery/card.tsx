// A game as a card: drawn by its own board once it comes into sight, with its rule and two more positions to open; and a family of
// games as one card, which opens to them in its place.
import type {Play} from "../engine/types";
import type {Card} from "../game/samples";
import {gameIn} from "../say/game-names";
import {PictureOf} from "../say/picture";
import {foundOf} from "../text/found";
import {following} from "../ui/following";
import {useWords} from "../ui/language";
import {exampleKinds, exampleNames} from "./examples";
import type {Family, Start} from "./shelves";

export interface Opening {
  /** The link that opens a position. */
  linkOf(address: string, play: Play): string;
  /** What a plain click on such a link does. */
  onOpen(address: string, play: Play): void;
}

/** The name that a search has found it by, where that is not in the name that is shown. */
function FoundAs({name, as}: {name: string; as: string | null}) {
  if (as === null || name.toLowerCase().includes(as.toLowerCase())) return null;
  return <span class="as">{as}</span>;
}

interface CardProps extends Opening {
  card: Card;
  /** In place of the rule. */
  invitation?: string;
  /** The name that a search has found it by. */
  as?: string | null;
}

export function GameCard({card, invitation, as = null, linkOf, onOpen}: CardProps) {
  const t = useWords("gallery");
  const {entry, address} = card;
  const words = gameIn(entry)(t);
  const {examples} = foundOf(entry.id, entry.rules, t);
  const open = (to: string, play: Play) => following(() => onOpen(to, play));
  return (
    <li class="item">
      <a class="card" href={linkOf(address, "normal")} onClick={open(address, "normal")}>
        <PictureOf picture={card} />
        <span class="name">{words.name}</span>
        <FoundAs name={words.name} as={as} />
        <span class="rule">{invitation ?? words.rule}</span>
      </a>
      <p class="examples">
        {exampleKinds.map((kind) => {
          const {position, play = "normal"} = examples[kind];
          const name = exampleNames(t)[kind];
          const example = `${entry.game}:${position}`;
          return (
            <a
              key={kind}
              class="quiet"
              aria-label={`${name}: ${words.name}`}
              href={linkOf(example, play)}
              onClick={open(example, play)}
            >
              {name}
            </a>
          );
        })}
      </p>
    </li>
  );
}

/** As large as the card of a game will be. */
export function CardToCome({id}: {id: Start}) {
  const t = useWords("gallery");
  return (
    <li class="item" aria-hidden="true">
      <div class="card">
        <span class="picture" />
        <span class="name">{t.game(id).name}</span>
        <span class="rule">{t.gallery.invitations[id]}</span>
      </div>
      <p class="examples">
        <span class="quiet">{t.ui.surprising}</span>
      </p>
    </li>
  );
}

export function FamilyCard({
  family: {id, cards},
  as = null,
  ...opening
}: {family: Family; as?: string | null} & Opening) {
  const t = useWords("gallery");
  const {name, rule} = t.game(id);
  const [first] = cards;
  return (
    <li class="item family">
      <details>
        <summary class="card">
          {first && <PictureOf picture={first} />}
          <span class="name">{name}</span>
          <FoundAs name={name} as={as} />
          <span class="rule">{rule}</span>
          <span class="members">{t(t.gallery.count, {count: cards.length})}</span>
        </summary>
        <ul class="cards">
          {cards.map((card) => (
            <GameCard key={card.address} card={card} {...opening} />
          ))}
        </ul>
      </details>
    </li>
  );
}
