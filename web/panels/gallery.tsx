// All games: found by name in either language, alias, code or problem number, each with a picture by its own board.
import {useState} from "preact/hooks";
import type {Board} from "../boards/touch";
import type {CatalogEntry} from "../engine/types";
import {ui, wordsOf} from "../text";
import {View} from "./figure";
import {Section} from "./parts";
import {useTongue} from "./tongue";

export interface Card {
  entry: CatalogEntry;
  address: string;
  /** Null until the engine has parsed the sample. */
  board: Board | null;
}

export const addressOf = ({id, alias_of, rules, sample}: CatalogEntry) =>
  `${id}${rules && !alias_of ? `(${rules})` : ""}:${sample}`;

const fold = (text: string) => text.normalize("NFKC").toLowerCase();

function matches({entry}: Card, query: string): boolean {
  const words = wordsOf(entry.id, entry.rules);
  const base = entry.alias_of ? wordsOf(entry.alias_of) : words;
  const names = [entry.id, entry.rules ?? "", ...words.aliases, ...base.aliases];
  const sentences = [words.name, words.rule, words.material, words.theory].flatMap((w) => [w.en, w.zh]);
  const text = fold([...names, ...sentences].join(" "));
  return fold(query)
    .split(/\s+/)
    .every((part) => text.includes(part));
}

const unlit: ReadonlySet<string> = new Set();

export function Gallery({cards, onOpen}: {cards: Card[]; onOpen(card: Card): void}) {
  const t = useTongue();
  const [query, setQuery] = useState("");
  const found = cards.filter((card) => matches(card, query));
  return (
    <Section id="gallery" title={t(ui.games)} aside={<p class="count">{t(ui.gamesFound, {count: found.length})}</p>}>
      <search>
        <label>
          {t(ui.search)}{" "}
          <input
            type="search"
            value={query}
            placeholder={t(ui.searchHint)}
            onInput={(e) => setQuery(e.currentTarget.value)}
          />
        </label>
      </search>
      {cards.length > 0 && found.length === 0 && <p role="status">{t(ui.noGames)}</p>}
      <ul class="cards">
        {found.map((card) => {
          const words = wordsOf(card.entry.id, card.entry.rules);
          return (
            <li key={card.address}>
              <button type="button" class="card" onClick={() => onOpen(card)}>
                <span class="picture">{card.board && <View board={card.board} hand={null} lit={unlit} />}</span>
                <span class="name">{t(words.name)}</span>
                <span class="rule">{t(words.rule)}</span>
                <span class="tags">
                  {t(words.material)} · {t(words.theory)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
