// Description of a page, which is there before the page has loaded.
import type {FunctionComponent} from "preact";
import type {Theme} from "../address/link";
import type {Lang, Language} from "../text";
import type {LateSource} from "../ui/late";
import type {PageProps} from "./site";

export interface Page extends LateSource<FunctionComponent<PageProps>> {
  /** Entry of the masthead that the page belongs to. */
  entry: string;
}

/** Page without a position, whose own link says what it shows: the `page` of a folder of `pages/`. */
export interface RoutedPage<Link> extends Page {
  /** Place in the masthead and among the tabs. */
  order: number;
  /** Label in the masthead; absent if nothing there opens the page. */
  label?(t: Language): string;
  /** True if the page needs files of the site, so that the single-file page does not offer it. */
  needsSite?: boolean;
  /** Label among the tabs of values; absent if it is none. */
  tab?(t: Language<"values">): string;
  /** Game that a link is about, as an address writes it, so that its story is loaded; absent if the page is about none. */
  gameOf?(link: Link): string | null;
  /** Link by which the masthead or a tab opens the page. */
  start: Link;
  /** Returns null if the link, in its plain form, is not one of the page; an invalid field gets its default. */
  parse(plain: string): Link | null;
  /** Formats a link; `lang` and `theme` are those of the site, as in every link. */
  format(link: Link, settings: {lang: Lang | null; theme: Theme | null}): string;
}
