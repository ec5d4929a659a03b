// Card of a game: its board, drawn when the card scrolls into view, its rule and two more positions to open; and card
// of a family of games, which expands to their cards in place.
import type {Play} from "../engine/types";
import type {Card} from "../game/catalog/samples";
import {gameWords} from "../say/game-names";
import {PictureOf} from "../say/picture";
import {searchFacts} from "../text/search-facts";
import {useTexts} from "../ui/language";
import {onPlainClick} from "../ui/plain-click";
import {exampleKinds, exampleNames} from "./examples";
import type {Family, Start} from "./shelves";

export interface OpenProps {
  /** Link that opens a position. */
  linkOf(address: string, play: Play): string;
  /** Called by a plain click on such a link. */
  onOpen(address: string, play: Play): void;
  /** Link of the page about a game. */
  aboutOf(card: Card): string;
  /** Returns the address at which a game is opened, which may be another one than that of its picture. */
  openingOf(card: Card): string;
}

/** The name that a search matched, unless the displayed name contains it. */
function MatchedName({name, as}: {name: string; as: string | null}) {
  if (as === null || name.toLowerCase().includes(as.toLowerCase())) return null;
  return <span class="as">{as}</span>;
}

interface CardProps extends OpenProps {
  card: Card;
  /** Text to show instead of the rule. */
  invitation?: string;
  /** The name that a search matched. */
  as?: string | null;
}

export function GameCard({card, invitation, as = null, linkOf, aboutOf, onOpen, openingOf}: CardProps) {
  const t = useTexts("gallery");
  const {entry} = card;
  const opening = openingOf(card);
  const words = gameWords(entry)(t);
  const {examples} = searchFacts(entry.id, entry.rules, t);
  const openOnClick = (target: string, play: Play) => onPlainClick(() => onOpen(target, play));
  return (
    <li class="item">
      <a class="card" href={linkOf(opening, "normal")} onClick={openOnClick(opening, "normal")}>
        <PictureOf picture={card} />
        <span class="name">{words.name}</span>
        <MatchedName name={words.name} as={as} />
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
              title={t(t.gallery.exampleTitles[kind], {game: words.name})}
              href={linkOf(example, play)}
              onClick={openOnClick(example, play)}
            >
              {name}
            </a>
          );
        })}
        <a
          class="quiet"
          aria-label={`${t.gallery.aboutGame}: ${words.name}`}
          title={t(t.gallery.aboutThisGame, {game: words.name})}
          href={aboutOf(card)}
        >
          {t.gallery.aboutGame}
        </a>
      </p>
    </li>
  );
}

/** Placeholder with the size of a game's card. */
export function CardPlaceholder({id}: {id: Start}) {
  const t = useTexts("gallery");
  return (
    <li class="item" aria-hidden="true">
      <div class="card">
        <span class="picture" />
        <span class="name">{t.game(id).name}</span>
        <span class="rule">{t.gallery.invitations[id]}</span>
      </div>
      <p class="examples">
        {[...Object.values(exampleNames(t)), t.gallery.aboutGame].map((name) => (
          <span key={name} class="quiet">
            {name}
          </span>
        ))}
      </p>
    </li>
  );
}

export function FamilyCard({
  family: {id, cards},
  as = null,
  ...openProps
}: {family: Family; as?: string | null} & OpenProps) {
  const t = useTexts("gallery");
  const {name, rule} = t.game(id);
  const [first] = cards;
  return (
    <li class="item family">
      <details>
        <summary class="card">
          {first && <PictureOf picture={first} />}
          <span class="name">{name}</span>
          <MatchedName name={name} as={as} />
          <span class="rule">{rule}</span>
          <span class="members">{t(t.gallery.count, {count: cards.length})}</span>
        </summary>
        <ul class="cards">
          {cards.map((card) => (
            <GameCard key={card.address} card={card} {...openProps} />
          ))}
        </ul>
      </details>
    </li>
  );
}
