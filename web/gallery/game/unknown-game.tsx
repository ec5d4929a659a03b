// Page for a name that no game has: the games that a search finds for it, and the way to all games.
import {useEffect, useMemo} from "preact/hooks";
import type {Card} from "../../game/catalog/samples";
import {useEveryLanguage, useTexts} from "../../ui/language";
import {GameCard, type OpenProps} from "../card";
import {findOrMiss} from "../missing";
import {Nearest} from "../nearest";
import {gameSearch} from "../search";

const maxShown = 4;

interface UnknownGameProps extends OpenProps {
  /** Empty if the link names none. */
  name: string;
  cards: readonly Card[];
  gamesLink: string;
}

export function UnknownGame({name, cards, gamesLink, ...openProps}: UnknownGameProps) {
  const t = useTexts("gallery", "profile");
  const {languages, fetchAll} = useEveryLanguage("gallery");
  useEffect(fetchAll, []);
  const {results, missing} = useMemo(() => {
    const find = gameSearch(cards, [t, ...languages.filter(({lang}) => lang !== t.lang)]);
    return name === "" ? {results: [], missing: null} : findOrMiss(find, name.replace(/[-_]/g, " "));
  }, [cards, name, t, languages]);
  const found = results.flatMap(({item}) => item.card ?? item.family.cards[0] ?? []).slice(0, maxShown);
  return (
    <div class="unknown">
      {missing ? (
        <Nearest game={missing} cards={cards} {...openProps} />
      ) : (
        <p>{name === "" ? t.profile.none : t(t.profile.unknown, {name})}</p>
      )}
      {!missing && found.length > 0 && (
        <>
          <h2>{t.profile.perhaps}</h2>
          <ul class="cards">
            {found.map((card) => (
              <GameCard key={card.address} card={card} {...openProps} />
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={gamesLink}>{t.profile.searchAll}</a>
      </p>
    </div>
  );
}
