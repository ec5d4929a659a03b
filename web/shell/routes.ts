// Route: a page without a position, with what its link says. Every other link is of a position.
import {computed, type ReadonlySignal, signal} from "@preact/signals";
import type {RoutedPage} from "./page";

export interface Route<Link = unknown> {
  page: RoutedPage<Link>;
  link: Link;
}

/** Pages without a position, in the order of the masthead and the tabs. */
export const routedPages = Object.values(
  import.meta.glob<RoutedPage<unknown>>("./pages/*/index.ts", {eager: true, import: "page"}),
).sort((a, b) => a.order - b.order);

/** Returns the route of a link in its plain form; null if the link is of a position. */
export function parseRoute(plain: string): Route | null {
  for (const page of routedPages) {
    const link = page.parse(plain);
    if (link) return {page, link};
  }
  return null;
}

/** Creates the state of which page without a position is open; none is while a position is shown. */
export function createRouting() {
  const route = signal<Route | null>(null);
  return {
    route,
    /** Returns the state of a page, as its link says it; null while another page is open. */
    linkOf: <Link>(page: RoutedPage<Link>): ReadonlySignal<Link | null> =>
      computed(() => (route.value?.page === page ? (route.value.link as Link) : null)),
    /** Shows another state of a page; its link follows. */
    setLink<Link>(page: RoutedPage<Link>, link: Link) {
      route.value = {page, link};
    },
  };
}

export type Routing = ReturnType<typeof createRouting>;
