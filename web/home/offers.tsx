// Offers below the game of the first page: games with their boards, and ways into the rest of the site.
import type {Card} from "../game/catalog/samples";
import {gameWords} from "../say/game-names";
import {PictureOf} from "../say/picture";
import {useTexts} from "../ui/language";
import "./offers.css";

/** Ways into the site, in display order. */
export const ways = ["puzzle", "draw", "write", "embed", "article", "lesson"] as const;
export type Way = (typeof ways)[number];

interface OffersProps {
  /** Games to start with. */
  cards: readonly Card[];
  linkOf(card: Card): string;
  /** Address of each way; null if it does not exist here. */
  links: Record<Way, string | null>;
  gamesLink: string;
}

export function Offers({cards, linkOf, links, gamesLink}: OffersProps) {
  const t = useTexts("offers");
  return (
    <>
      <h2>{t.offers.title}</h2>
      <ul class="boards" aria-label={t.offers.games}>
        {cards.map((card) => (
          <li key={card.address}>
            <a href={linkOf(card)}>
              <PictureOf picture={card} />
              <span>{gameWords(card.entry)(t).name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={gamesLink}>{t.offers.allGames}</a>
      </p>
      <ul class="ways">
        {ways.map((way) => {
          const link = links[way];
          return (
            link !== null && (
              <li key={way}>
                <a href={link}>
                  <b>{t.offers[way].name}</b>
                  <span>{t.offers[way].about}</span>
                </a>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
