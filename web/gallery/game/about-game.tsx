// Page about a game: its rule with a move, the table to play it at, its theory, its puzzles and the games related to it.
import type {ComponentChildren} from "preact";
import {type Size, sizes} from "../../game/catalog/openings";
import type {SampleMove} from "../../game/catalog/sample-moves";
import type {Card} from "../../game/catalog/samples";
import {gameWords} from "../../say/game-names";
import {PictureOf} from "../../say/picture";
import type {Theory} from "../../text";
import {useTexts} from "../../ui/language";
import {onPlainClick} from "../../ui/plain-click";
import {Section} from "../../ui/section";
import {Waiting} from "../../ui/waiting";
import type {OpenProps} from "../card";
import {MovePicture} from "./move-picture";
import {relatedTo} from "./related";
import {TheoryOf} from "./theory-of";

export interface AboutGameProps extends Pick<OpenProps, "aboutOf" | "linkOf" | "onOpen"> {
  card: Card;
  cards: readonly Card[];
  /** Null until it is known, or if there is none to show. */
  sample: SampleMove | null;
  sayPlayed(sample: SampleMove): string;
  gamesLink: string;
  /** Link to the analysis of a position. */
  analysisOf(address: string): string;
  /** Link to the values of single heaps; null if it has none. */
  sequence: string | null;
  /** Opening of a size; null if it is not known. */
  openingOf(size: Size): string | null;
  onSize(size: Size): void;
  articlesOn(theories: readonly Theory[]): ComponentChildren;
  puzzles: ComponentChildren;
}

export function AboutGame(props: AboutGameProps) {
  const {card, cards, sample, gamesLink} = props;
  const t = useTexts("gallery", "profile");
  const {entry} = card;
  const {name, rule, story} = gameWords(entry)(t);
  const related = relatedTo(card, cards, t);
  return (
    <div class="about-game">
      <p class="up">
        <a href={gamesLink}>{t.profile.allGames}</a>
      </p>
      <h1 tabindex={-1}>{name}</h1>
      <p class="rule-text">{t.sentences(entry.kind === "draft" ? [rule] : [rule, t.table.winsNormal])}</p>
      {sample ? <MovePicture sample={sample} says={props.sayPlayed(sample)} /> : <Waiting plates={[12]} />}
      <TableOf {...props} />
      <Section id="theory" title={t.profile.theory}>
        {story ? (
          <TheoryOf entry={entry} story={story} sequence={props.sequence} onOpen={props.onOpen} />
        ) : (
          <Waiting plates={[12]} />
        )}
        {story && props.articlesOn(story.theories)}
      </Section>
      {props.puzzles}
      {related.length > 0 && (
        <Section id="related" title={t.profile.related}>
          <ul class="small-cards">
            {related.map((other) => (
              <li key={other.address}>
                <a href={props.aboutOf(other)}>
                  <PictureOf picture={other} />
                  <span>{gameWords(other.entry)(t).name}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

/** Links that open the game at each size, and the analysis of the usual opening. */
function TableOf({card, openingOf, linkOf, analysisOf, onOpen, onSize}: AboutGameProps) {
  const t = useTexts("profile");
  const openings = sizes.flatMap((size) => {
    const address = openingOf(size);
    return address === null ? [] : [{size, address}];
  });
  return (
    <p class="controls at-table">
      {openings.length > 0 ? (
        openings.map(({size, address}) => (
          <a
            key={size}
            class={size === "medium" ? "button primary" : "button"}
            href={linkOf(address, "normal")}
            onClick={onPlainClick(() => {
              onSize(size);
              onOpen(address, "normal");
            })}
          >
            {t.profile.play[size]}
          </a>
        ))
      ) : (
        <a class="button primary" href={linkOf(card.address, "normal")}>
          {t.table.play}
        </a>
      )}
      <a class="button" href={analysisOf(openingOf("medium") ?? card.address)}>
        {t.table.analyse}
      </a>
    </p>
  );
}
