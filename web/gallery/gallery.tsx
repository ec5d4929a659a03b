// All games on their shelves, with a search, which also names the nearest games to well-known ones that are missing, and
// filters by kind of fun, material and theory.
import {useMemo, useState} from "preact/hooks";
import type {Card} from "../game/catalog/samples";
import type {Language, Material, Theory} from "../text";
import {searchFacts} from "../text/search-facts";
import {useEveryLanguage, useTexts} from "../ui/language";
import {CardPlaceholder, FamilyCard, GameCard, type OpenProps} from "./card";
import {type Fun, funs, isOfFun} from "./fun";
import {findOrMiss} from "./missing";
import {Nearest} from "./nearest";
import {gameSearch} from "./search";
import {type Item, materialOf, shelvesOf, starterGames} from "./shelves";

interface Filter {
  query: string;
  fun: Fun | "";
  material: Material | "";
  theory: Theory | "";
}

const noFilter: Filter = {query: "", fun: "", material: "", theory: ""};

function matchesFilter(
  {entry}: Card,
  {fun, material, theory}: Omit<Filter, "query">,
  isShort: GalleryProps["isShort"],
  t: Language<"gallery">,
) {
  const {theories} = searchFacts(entry.id, entry.rules, t);
  return (
    (fun === "" || isOfFun(fun, entry, {theories, isShort: isShort(entry.game)})) &&
    (material === "" || materialOf(entry) === material) &&
    (theory === "" || theories.includes(theory))
  );
}

const keyOf = ({card, family}: Item) => card?.address ?? family?.id;

export interface GalleryProps extends OpenProps {
  /** Empty until the catalogue is loaded. */
  cards: readonly Card[];
  /** Returns true if the usual opening of a game is over after a few moves. */
  isShort(game: string): boolean;
}

export function Gallery({cards, isShort, ...openProps}: GalleryProps) {
  const t = useTexts("gallery");
  const [filter, setFilter] = useState(noFilter);
  const {query, fun, material, theory} = filter;
  const updateFilter = (change: Partial<Filter>) => setFilter({...filter, ...change});
  const {languages, fetchAll} = useEveryLanguage("gallery");
  const filteredCards = useMemo(
    () => cards.filter((card) => matchesFilter(card, {fun, material, theory}, isShort, t)),
    [cards, isShort, fun, material, theory, t],
  );
  const find = useMemo(
    () => gameSearch(filteredCards, [t, ...languages.filter(({lang}) => lang !== t.lang)]),
    [filteredCards, t, languages],
  );
  const isSearching = query.trim() !== "";
  const {results, missing} = isSearching ? findOrMiss(find, query) : {results: [], missing: null};
  const count = isSearching ? results.length : filteredCards.length;
  const isFiltered = fun !== "" || material !== "" || theory !== "";
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
            onInput={(e) => updateFilter({query: e.currentTarget.value})}
            onKeyDown={(e) => {
              if (e.key !== "Escape" || query === "") return;
              e.preventDefault();
              updateFilter({query: ""});
            }}
          />
        </label>
        <fieldset class="funs" aria-label={t.gallery.fun}>
          {funs.map((key) => (
            <button
              key={key}
              type="button"
              aria-pressed={fun === key}
              onClick={() => updateFilter({fun: fun === key ? "" : key})}
            >
              {t.gallery.funs[key].name}
            </button>
          ))}
          <small>{fun === "" ? "" : t.gallery.funs[fun].about}</small>
        </fieldset>
        <div class="facets">
          <Facet
            label={t.gallery.material}
            names={Object.entries(t.materials)}
            value={material}
            onChange={(key) => updateFilter({material: key as Material})}
          />
          <Facet
            label={t.gallery.theory}
            names={Object.entries(t.theories)}
            value={theory}
            onChange={(key) => updateFilter({theory: key as Theory})}
          />
          <p class="count" role="status">
            {cards.length > 0 && t(isSearching || isFiltered ? t.gallery.found : t.gallery.count, {count})}
          </p>
        </div>
      </search>
      {cards.length > 0 && missing && <Nearest game={missing} cards={cards} {...openProps} />}
      {cards.length > 0 && count === 0 && !missing && (
        <Nothing
          query={isSearching ? query : null}
          facets={[
            ...(material ? [{name: t.materials[material], filter: {...noFilter, material}}] : []),
            ...(theory ? [{name: t.theories[theory], filter: {...noFilter, theory}}] : []),
          ]}
          onFilter={setFilter}
          onTry={(query) => setFilter({...noFilter, query})}
          onClear={() => setFilter(noFilter)}
        />
      )}
      {isSearching ? (
        <ul class="cards">
          {results.map(({item, matchedText}) => (
            <ItemCard key={keyOf(item)} item={item} as={matchedText} {...openProps} />
          ))}
        </ul>
      ) : (
        <>
          {!isFiltered && <StartShelf cards={cards} {...openProps} />}
          {shelvesOf(filteredCards, t).map(({shelf, items}) => (
            <section class="shelf" key={shelf} aria-labelledby={`shelf-${shelf}`}>
              <h2 id={`shelf-${shelf}`}>{t.gallery.shelves[shelf]}</h2>
              <ul class="cards">
                {items.map((item) => (
                  <ItemCard key={keyOf(item)} item={item} as={null} {...openProps} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </>
  );
}

function ItemCard({item, as, ...openProps}: {item: Item; as: string | null} & OpenProps) {
  return item.card ? (
    <GameCard card={item.card} as={as} {...openProps} />
  ) : (
    <FamilyCard family={item.family} as={as} {...openProps} />
  );
}

/** Shown from the words alone until the catalogue is loaded, so that the layout does not shift. */
function StartShelf({cards, ...openProps}: Omit<GalleryProps, "isShort">) {
  const t = useTexts("gallery");
  const byId = new Map(cards.map((card) => [card.entry.id, card]));
  return (
    <section class="shelf" aria-labelledby="shelf-start" aria-busy={cards.length === 0}>
      <h2 id="shelf-start">{t.gallery.start}</h2>
      <ul class="cards">
        {starterGames.map((id) => {
          const card = byId.get(id);
          return card ? (
            <GameCard key={id} card={card} invitation={t.gallery.invitations[id]} {...openProps} />
          ) : (
            <CardPlaceholder key={id} id={id} />
          );
        })}
      </ul>
    </section>
  );
}

interface NothingProps {
  /** Text of the search; null if only filters apply. */
  query: string | null;
  /** Filters that are set, each as it would be alone. */
  facets: {name: string; filter: Filter}[];
  onFilter(filter: Filter): void;
  onTry(query: string): void;
  onClear(): void;
}

function Nothing({query, facets, onFilter, onTry, onClear}: NothingProps) {
  const t = useTexts("gallery");
  return (
    <div class="nothing">
      {query === null ? (
        <>
          <p>{t.sentences([t.gallery.noneHere, ...(facets.length > 1 ? [t.gallery.keepOne] : [])])}</p>
          {facets.length > 1 && (
            <p class="controls">
              {facets.map(({name, filter}) => (
                <button type="button" key={name} onClick={() => onFilter(filter)}>
                  {name}
                </button>
              ))}
            </p>
          )}
        </>
      ) : (
        <>
          <p>{t(t.gallery.none, {query})}</p>
          <p class="controls">
            {Object.values(t.gallery.suggestions).map((suggestion) => (
              <button type="button" key={suggestion} onClick={() => onTry(suggestion)}>
                {suggestion}
              </button>
            ))}
          </p>
          <p class="quiet">{t.gallery.searchable}</p>
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
  const t = useTexts("gallery");
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
