// Line about a well-known game that is not here, with links to the nearest games.
import {type Card, entryOf} from "../game/catalog/samples";
import {gameWords} from "../say/game-names";
import type {MissingGame} from "../text/missing-games";
import {useTexts} from "../ui/language";
import {onPlainClick} from "../ui/plain-click";
import type {OpenProps} from "./card";

interface NearestProps extends Pick<OpenProps, "linkOf" | "onOpen"> {
  game: MissingGame;
  /** All games, whatever is filtered. */
  cards: readonly Card[];
}

export function Nearest({game: {names, near}, cards, linkOf, onOpen}: NearestProps) {
  const t = useTexts("gallery");
  const catalog = cards.map(({entry}) => entry);
  return (
    <div class="nearest" aria-live="polite">
      <p>{t(t.gallery.missing, {name: names[t.lang]?.[0] ?? names.en[0]})}</p>
      <ul>
        {near.map(([id, likeness]) => {
          const entry = entryOf(catalog, id);
          const card = cards.find((candidate) => candidate.entry === entry);
          return (
            card && (
              <li key={id}>
                <a href={linkOf(card.address, "normal")} onClick={onPlainClick(() => onOpen(card.address, "normal"))}>
                  {gameWords(card.entry)(t).name}
                </a>{" "}
                <span class="quiet">{t.gallery.likeness[likeness]}</span>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
