// All games: found by name in either language, alias, code or problem number, by what they are played with and how they are
// solved; each with a picture by its own board and three positions to open.

import type {RefObject} from "preact";
import {useEffect, useRef, useState} from "preact/hooks";
import type {Play} from "../engine/types";
import type {Card} from "../game/samples";
import {BoardView} from "../say/board-view";
import {type Language, type Material, materialOf, type Theory} from "../text";
import {useEveryLanguage, useLanguage} from "../ui/language";
import {finds} from "../ui/search";
import {Section} from "../ui/section";

interface Filter {
  query: string;
  material: Material | "";
  theory: Theory | "";
}

function passes({entry}: Card, {query, material, theory}: Filter, languages: Language[]): boolean {
  const all = languages.map((t) => t.game(entry.id, entry.rules));
  const {aliases = [], problems = [], theories = []} = all[0] ?? {};
  const names = [entry.id, entry.rules ?? "", ...aliases, ...problems];
  const sentences = all.flatMap(({name, rule, material, theory}) => [name, rule, material, theory]);
  return (
    (material === "" || materialOf(entry.board) === material) &&
    (theory === "" || theories.includes(theory)) &&
    finds(query, [...names, ...sentences])
  );
}

const everything: Filter = {query: "", material: "", theory: ""};
const unlit: ReadonlySet<string> = new Set();

export function Gallery({cards, onOpen}: {cards: Card[]; onOpen(address: string, play: Play): void}) {
  const t = useLanguage();
  const [filter, setFilter] = useState(everything);
  const {languages, fetchAll} = useEveryLanguage();
  const found = cards.filter((card) => passes(card, filter, languages));
  const narrow = (part: Partial<Filter>) => setFilter({...filter, ...part});
  return (
    <Section id="gallery" title={t.ui.games} aside={<p class="count">{t(t.ui.gamesFound, {count: found.length})}</p>}>
      <search>
        <label class="query">
          {t.ui.search}{" "}
          <input
            type="search"
            value={filter.query}
            placeholder={t.ui.searchHint}
            onFocus={fetchAll}
            onInput={(e) => narrow({query: e.currentTarget.value})}
          />
        </label>
        <Facet
          label={t.ui.material}
          names={Object.entries(t.materials)}
          value={filter.material}
          onChange={(key) => narrow({material: key as Material})}
        />
        <Facet
          label={t.ui.theory}
          names={Object.entries(t.theories)}
          value={filter.theory}
          onChange={(key) => narrow({theory: key as Theory})}
        />
      </search>
      {cards.length > 0 && found.length === 0 && (
        <p role="status">
          {t.ui.noGames}{" "}
          <button type="button" onClick={() => setFilter(everything)}>
            {t.ui.allGames}
          </button>
        </p>
      )}
      <ul class="cards">
        {found.map((card) => (
          <CardItem key={card.address} card={card} onOpen={onOpen} />
        ))}
      </ul>
    </Section>
  );
}

interface FacetProps {
  label: string;
  names: [string, string][];
  value: string;
  onChange(key: string): void;
}

function Facet({label, names, value, onChange}: FacetProps) {
  const t = useLanguage();
  return (
    <label>
      {label}{" "}
      <select value={value} onChange={(e) => onChange(e.currentTarget.value)}>
        <option value="">{t.ui.all}</option>
        {names.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Calls once when the element is about to be seen. */
function useSight(element: RefObject<Element | null>, onSight: () => void) {
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onSight();
      },
      {rootMargin: "300px"},
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onSight]);
}

function CardItem({card, onOpen}: {card: Card; onOpen(address: string, play: Play): void}) {
  const t = useLanguage();
  const item = useRef<HTMLLIElement>(null);
  useSight(item, card.draw);
  const {entry, address, board} = card;
  const words = t.game(entry.id, entry.rules);
  return (
    <li ref={item}>
      <button type="button" class="card" onClick={() => onOpen(address, "normal")}>
        <span class="picture">{board.value && <BoardView board={board.value} hand={null} lit={unlit} />}</span>
        <span class="name">{words.name}</span>
        <span class="rule">{words.rule}</span>
        <span class="tags">
          {words.material} · {words.theory}
        </span>
      </button>
      <p class="examples">
        {exampleKinds.map((kind) => {
          const {position, play = "normal", says} = words.examples[kind];
          return (
            <button
              key={kind}
              type="button"
              class="quiet"
              title={says}
              aria-label={`${exampleNames(t)[kind]}: ${words.name}`}
              onClick={() => onOpen(`${entry.game}:${position}`, play)}
            >
              {exampleNames(t)[kind]}
            </button>
          );
        })}
      </p>
    </li>
  );
}

export const exampleKinds = ["surprising", "hard"] as const;
export const exampleNames = (t: Language) =>
  ({surprising: t.ui.surprising, hard: t.ui.hard}) satisfies Record<string, string>;
