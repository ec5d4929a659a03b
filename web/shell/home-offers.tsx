// Offers of the first page, with their links into the other pages.
import {starterGames} from "../gallery/shelves";
import {Offers} from "../home/offers";
import {useLanguage} from "../ui/language";
import {articleAddress, hasSite} from "../ui/site";
import {page as games} from "./pages/games";
import {page as puzzles} from "./pages/puzzles";
import {page as write} from "./pages/write";
import {type Site, settingsOf} from "./site";

/** Drawing with a trunk, a fork and two stalks, in the editor's reach. */
const drawing = "hackenbush:0-1 1-2 1-3 3-4 0-5 5-6 0-7";

export function HomeOffers({site}: {site: Site}) {
  const t = useLanguage();
  const {linkTo, chosen} = settingsOf(site);
  const article = (slug: string) => (hasSite ? articleAddress(slug, t.lang, chosen.theme) : null);
  const cards = starterGames.flatMap((id) => site.samples.cards.value.find(({entry}) => entry.id === id) ?? []);
  return (
    <Offers
      cards={cards}
      linkOf={({entry, address}) => linkTo.position(site.openings.openingOf(entry.game) ?? address, "normal", "play")}
      links={{
        puzzle: linkTo.page(puzzles),
        draw: linkTo.position(drawing),
        write: hasSite ? linkTo.page(write) : null,
        embed: article("embed"),
        article: article("nim"),
        lesson: linkTo.page(puzzles),
      }}
      gamesLink={linkTo.page(games)}
    />
  );
}
