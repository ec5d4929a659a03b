// Page of all games.
import {useEffect, useMemo} from "preact/hooks";
import type {Play} from "../../../engine/types";
import {GamesPage as Games} from "../../../gallery/games-page";
import type {Card} from "../../../game/catalog/samples";
import {useTexts} from "../../../ui/language";
import {Frame} from "../../frame";
import {navigate, type PageProps, settingsOf} from "../../site";
import {page as gamePage} from "../game";
import "../../../gallery/gallery.css";

const noCards: readonly Card[] = [];

export function GamesPage({site}: PageProps) {
  const t = useTexts("gallery");
  const {chosen, linkTo} = settingsOf(site);
  const {lang, theme} = chosen;
  const {samples, openings} = site;
  // They may have been lost on the way when the page started.
  useEffect(() => void openings.load(), [openings]);
  // Shown together with the openings, so that no link of a card changes.
  const cards = openings.isSettled.value ? samples.cards.value : noCards;
  // Memoised: the cards have a picture of every game, and change only with the language or theme.
  const games = useMemo(() => {
    const linkOf = (address: string, play: Play) => linkTo.position(address, play, "play");
    return (
      <Games
        cards={cards}
        isShort={openings.isShort}
        linkOf={linkOf}
        aboutOf={({entry}) => linkTo.page(gamePage, {chosen: entry.game})}
        openingOf={({entry, address}) => openings.openingOf(entry.game) ?? address}
        onOpen={(address, play) => navigate(linkOf(address, play))}
      />
    );
  }, [cards, lang, theme]);
  return (
    <Frame site={site} title={[t.gallery.title]}>
      <main>{games}</main>
    </Frame>
  );
}
