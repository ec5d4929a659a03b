// Routes of the pages without a position: how the link of each is read and written. Every other link is of a position.
import {formatNimbers, parseNimbers} from "../address/nimber-link";
import {formatPage, parsePage} from "../address/pages";
import {formatProgram, parseProgram} from "../address/program-link";
import {formatSequence, parseSequence} from "../address/sequence-link";
import {formatValue, parseValue} from "../address/value-link";

const routes = {
  list: {parse: parsePage, format: formatPage},
  sequences: {parse: parseSequence, format: formatSequence},
  nimbers: {parse: parseNimbers, format: formatNimbers},
  short: {parse: parseValue, format: formatValue},
  write: {parse: parseProgram, format: formatProgram},
};

type Routes = typeof routes;
type LinkOf<Name extends keyof Routes> = Parameters<Routes[Name]["format"]>[0];
type Settings = Parameters<typeof formatPage>[1];

/** A page without a position, with what its link says. */
export type Route = {[Name in keyof Routes]: {name: Name; link: LinkOf<Name>}}[keyof Routes];

/** Returns the route of a link in its plain form; null if the link is of a position. */
export function parseRoute(plain: string): Route | null {
  for (const [name, {parse}] of Object.entries(routes)) {
    const link = parse(plain);
    if (link) return {name, link} as Route;
  }
  return null;
}

/** Returns null for a program that is too long for a link. */
export const formatRoute = ({name, link}: Route, settings: Settings) =>
  (routes[name].format as (link: Route["link"], settings: Settings) => string | null)(link, settings);

/** Returns the link of the route if it has that name; null for any other route. */
export const linkOf = <Name extends keyof Routes>(route: Route | null, name: Name) =>
  route?.name === name ? (route.link as LinkOf<Name>) : null;

/** Returns the key of the page that shows a route. */
export const pageOfRoute = ({name, link}: Route) => (name === "list" ? link.page : name);
