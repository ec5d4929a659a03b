// The page of games within the site.
import {useMemo} from "preact/hooks";
import type {Play} from "../engine/types";
import {GamesPage as Games} from "../gallery/games-page";
import {useWords} from "../ui/language";
import {Frame} from "./frame";
import {follow, type PageProps, settingsOf} from "./site";
import "../gallery/gallery.css";

export function GamesPage({site}: PageProps) {
  const t = useWords("gallery");
  const {chosen, linkTo} = settingsOf(site);
  const {lang, theme} = chosen;
  const cards = site.samples.cards.value;
  // A picture of every game, which is drawn anew for nothing but another language.
  const games = useMemo(() => {
    const linkOf = (address: string, play: Play) => linkTo.position(address, play, "play");
    return <Games cards={cards} linkOf={linkOf} onOpen={(address, play) => follow(linkOf(address, play))} />;
  }, [cards, lang, theme]);
  return (
    <Frame site={site} page="games" title={[t.gallery.title]}>
      <main>{games}</main>
    </Frame>
  );
}
