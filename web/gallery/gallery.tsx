// All games on their shelves, and a search among them: by name in either language, alias, code or problem number, by what they are
// played with and how they are solved.
import {useMemo, useState} from "preact/hooks";
import type {Card} from "../game/samples";
import {type Language, type Material, materialOf, type Theory} from "../text";
import {foundOf} from "../text/found";
import {useEveryLanguage, useWords} from "../ui/language";
import {CardToCome, FamilyCard, GameCard, type Opening} from "./card";
import {gameSearch} from "./search";
import {type Item, shelved, starts} from "./shelves";

interface Filter {
  query: string;
  material: Material | "";
  theory: Theory | "";
}

const everything: Filter = {query: "", material: "", theory: ""};

const passes = ({entry}: Card, material: Filter["material"], theory: Filter["theory"], t: Language<"gallery">) =>
  (material === "" || materialOf(entry.board) === material) &&
  (theory === "" || foundOf(entry.id, entry.rules, t).theories.includes(theory));

const keyOf = ({card, family}: Item) => card?.address ?? family?.id;

export interface GalleryProps extends Opening {
  /** None until the catalogue is there. */
  cards: readonly Card[];
}

export function Gallery({cards, ...opening}: GalleryProps) {
  const t = useWords("gallery");
  const [filter, setFilter] = useState(everything);
  const {query, material, theory} = filter;
  const narrow = (part: Partial<Filter>) => setFilter({...filter, ...part});
  const {languages, fetchAll} = useEveryLanguage("gallery");
  const left = useMemo(() => cards.filter((card) => passes(card, material, theory, t)), [cards, material, theory, t]);
  const find = useMemo(
    () => gameSearch(left, [t, ...languages.filter(({lang}) => lang !== t.lang)]),
    [left, t, languages],
  );
  const isSearched = query.trim() !== "";
  const found = isSearched ? find(query) : [];
  const count = isSearched ? found.length : left.length;
  const isNarrowed = material !== "" || theory !== "";
  return (
    <>
      <search>
        <label class="query">
          <span>{t.gallery.search}</span>
          <input
            type="search"
            value={query}
            placeholder={t.gallery.hint}
            onFocus={fetchAll}
            onInput={(e) => narrow({query: e.currentTarget.value})}
            onKeyDown={(e) => {
              if (e.key !== "Escape" || query === "") return;
              e.preventDefault();
              narrow({query: ""});
            }}
          />
        </label>
        <div class="facets">
          <Facet
            label={t.gallery.material}
            names={Object.entries(t.materials)}
            value={material}
            onChange={(key) => narrow({material: key as Material})}
          />
          <Facet
            label={t.gallery.theory}
            names={Object.entries(t.theories)}
            value={theory}
            onChange={(key) => narrow({theory: key as Theory})}
          />
          <p class="count" role="status">
            {cards.length > 0 && t(isSearched || isNarrowed ? t.gallery.found : t.gallery.count, {count})}
          </p>
        </div>
      </search>
      {cards.length > 0 && count === 0 && (
        <Nothing
          query={isSearched ? query : null}
          onTry={(query) => setFilter({...everything, query})}
          onClear={() => setFilter(everything)}
        />
      )}
      {isSearched ? (
        <ul class="cards">
          {found.map(({item, as}) => (
            <ItemCard key={keyOf(item)} item={item} as={as} {...opening} />
          ))}
        </ul>
      ) : (
        <>
          {!isNarrowed && <StartShelf cards={cards} {...opening} />}
          {shelved(left, t).map(({shelf, items}) => (
            <section class="shelf" key={shelf} aria-labelledby={`shelf-${shelf}`}>
              <h2 id={`shelf-${shelf}`}>{t.gallery.shelves[shelf]}</h2>
              <ul class="cards">
                {items.map((item) => (
                  <ItemCard key={keyOf(item)} item={item} as={null} {...opening} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </>
  );
}

function ItemCard({item, as, ...opening}: {item: Item; as: string | null} & Opening) {
  return item.card ? (
    <GameCard card={item.card} as={as} {...opening} />
  ) : (
    <FamilyCard family={item.family} as={as} {...opening} />
  );
}

/** Told from the words alone until the catalogue is there, so that nothing moves when it comes. */
function StartShelf({cards, ...opening}: GalleryProps) {
  const t = useWords("gallery");
  const byId = new Map(cards.map((card) => [card.entry.id, card]));
  return (
    <section class="shelf" aria-labelledby="shelf-start" aria-busy={cards.length === 0}>
      <h2 id="shelf-start">{t.gallery.start}</h2>
      <ul class="cards">
        {starts.map((id) => {
          const card = byId.get(id);
          return card ? (
            <GameCard key={id} card={card} invitation={t.gallery.invitations[id]} {...opening} />
          ) : (
            <CardToCome key={id} id={id} />
          );
        })}
      </ul>
    </section>
  );
}

interface NothingProps {
  /** What was searched for; null where nothing was. */
  query: string | null;
  onTry(query: string): void;
  onClear(): void;
}

function Nothing({query, onTry, onClear}: NothingProps) {
  const t = useWords("gallery");
  return (
    <div class="nothing">
      {query === null ? (
        <p>{t.gallery.noneHere}</p>
      ) : (
        <>
          <p>{t(t.gallery.none, {query})}</p>
          <p class="controls">
            {Object.values(t.gallery.suggestions).map((one) => (
              <button type="button" key={one} onClick={() => onTry(one)}>
                {one}
              </button>
            ))}
          </p>
        </>
      )}
      <button type="button" onClick={onClear}>
        {t.gallery.clear}
      </button>
    </div>
  );
}

interface FacetProps {
  label: string;
  names: [string, string][];
  value: string;
  onChange(key: string): void;
}

function Facet({label, names, value, onChange}: FacetProps) {
  const t = useWords("gallery");
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(e) => onChange(e.currentTarget.value)}>
        <option value="">{t.gallery.all}</option>
        {names.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
