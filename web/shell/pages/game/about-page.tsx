// Page about one game, or about a name that no game has.
import {useEffect} from "preact/hooks";
import type {Play} from "../../../engine/types";
import {AboutGame} from "../../../gallery/game/about-game";
import {UnknownGame} from "../../../gallery/game/unknown-game";
import {createSampleMoves, type SampleMove} from "../../../game/catalog/sample-moves";
import {type Card, entryOf} from "../../../game/catalog/samples";
import type {LazyCache} from "../../../game/lazy-cache";
import {sayPlayedPart} from "../../../play/played-text";
import {GamePuzzles} from "../../../puzzles/game-puzzles";
import {gameWords} from "../../../say/game-names";
import {sayMove} from "../../../say/say";
import {useTexts} from "../../../ui/language";
import {Section} from "../../../ui/section";
import {Waiting} from "../../../ui/waiting";
import {ArticleLinks} from "../../article-links";
import {articlesOfGame} from "../../article-topics";
import {Frame} from "../../frame";
import {sequencesOf} from "../../games-side";
import {puzzleShelfOf} from "../../puzzle-shelf";
import {navigate, type PageProps, puzzleLinks, type Site, settingsOf} from "../../site";
import {page as games} from "../games";
import {page as sequences} from "../sequences";
import "../../../gallery/gallery.css";
import "../../../gallery/game/about-game.css";
import {page} from ".";

let sampleMoves: LazyCache<SampleMove> | null = null;
/** Returns the cache, one for the page's lifetime. */
function sampleMovesOf({engineStatus}: Site) {
  sampleMoves ??= createSampleMoves(engineStatus.engine);
  return sampleMoves;
}

/** Returns the card of the game that a link names, with its rules or without, or by the name of its family. */
function cardOf(name: string, cards: readonly Card[]) {
  const entry = cards.find((card) => card.entry.game === name)?.entry;
  const known =
    entry ??
    entryOf(
      cards.map((card) => card.entry),
      name,
    );
  return cards.find((card) => card.entry === known);
}

export function AboutPage({site}: PageProps) {
  const t = useTexts("gallery", "profile");
  const {samples, openings, engineStatus} = site;
  useEffect(() => void openings.load(), [openings]);
  const settings = settingsOf(site);
  const {linkTo} = settings;
  const name = site.linkOf(page).value?.chosen ?? "";
  const cards = openings.isSettled.value ? samples.cards.value : [];
  const card = cardOf(name, cards);
  const linkOf = (address: string, play: Play) => linkTo.position(address, play, "play");
  const links = {
    linkOf,
    aboutOf: ({entry}: Card) => linkTo.page(page, {chosen: entry.game}),
    openingOf: ({entry, address}: Card) => openings.openingOf(entry.game) ?? address,
    onOpen: (address: string, play: Play) => navigate(linkOf(address, play)),
  };
  if (!card)
    return (
      <Frame site={site} title={[t.gallery.title]}>
        <main class="gallery">
          {cards.length === 0 ? (
            <Waiting plates={[3, 24]} />
          ) : (
            <>
              <h1 tabindex={-1}>{t.profile.notHere}</h1>
              <UnknownGame name={name} cards={cards} gamesLink={linkTo.page(games)} {...links} />
            </>
          )}
        </main>
      </Frame>
    );
  const {game, board, kind} = card.entry;
  const hasSequence = board === "heaps" && kind === "nimber" && sequencesOf(engineStatus.engine).of(game);
  return (
    <Frame site={site} title={[gameWords(card.entry)(t).name, t.gallery.title]}>
      <main>
        <AboutGame
          key={game}
          card={card}
          cards={cards}
          sample={sampleMovesOf(site).of(card.address)}
          sayPlayed={({before, move: {parts, touch}}) =>
            sayPlayedPart({by: "you", parts}, t) ?? t.sentences([sayMove(before, touch)(t)])
          }
          gamesLink={linkTo.page(games)}
          linkOf={links.linkOf}
          aboutOf={links.aboutOf}
          onOpen={links.onOpen}
          analysisOf={(address) => linkTo.position(address)}
          sequence={hasSequence ? linkTo.page(sequences, {...sequences.start, game}) : null}
          openingOf={(size) => openings.addressOf(game, size)}
          onSize={openings.setSize}
          articlesOn={(theories) => (
            <ArticleLinks
              site={site}
              slugs={articlesOfGame(kind, theories, "normal")}
              from={linkTo.page(page, {chosen: game})}
            />
          )}
          puzzles={
            <Section id="puzzles" title={t.table.puzzles}>
              <GamePuzzles
                entry={card.entry}
                shelf={puzzleShelfOf(site)}
                links={puzzleLinks(settings)}
                onOpen={navigate}
              />
            </Section>
          }
        />
      </main>
    </Frame>
  );
}
