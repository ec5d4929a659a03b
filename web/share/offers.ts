// What a position can be shared as: a game to play, a question, all that is known, a board in another page.
import {type Link, unplayed} from "../address/link";
import {openTerms, type Terms, usualLevel} from "../address/terms";
import type {State} from "../game/state";

/** `address` is the position that is seen first. */
export interface Offer {
  address: string;
  link: Link;
}

/** The terms of the game that goes on; where none does, the usual ones, said by name. */
export function termsOf({autoplay, mode}: State): Pick<Terms, "opponent" | "first"> {
  const side = autoplay.side.value;
  const opponent = side ? autoplay.style.value.level : mode.value === "play" ? "none" : usualLevel;
  return {opponent, first: side === "first" ? "opponent" : "reader"};
}

export const startOf = ({made, question}: State) => made.value[0]?.address ?? question.value.address;

/** The position at hand; of a game that is over, its start. */
export const openOf = (state: State) => (state.autoplay.over.value ? startOf(state) : state.question.value.address);

/** Nothing but the position: the theme is the reader's own. */
const bare = (state: State, address: string): Link => ({
  ...unplayed,
  address,
  play: state.question.value.play,
  lang: state.lang.value,
  theme: null,
});

/** This game from its start. */
export function challenge(state: State, terms: Pick<Terms, "opponent" | "first">): Offer {
  const address = startOf(state);
  return {address, link: {...bare(state, address), ...terms, mode: "play"}};
}

/** The position, and first who wins. */
export function question(state: State): Offer {
  const address = openOf(state);
  return {address, link: {...bare(state, address), predict: true}};
}

/** The position with all moves that led to it and beside it. */
export function analysis(state: State): Offer {
  const link: Link = {...state.linkNow(), ...openTerms, mode: "analyse", rung: 0, address: startOf(state)};
  return {address: state.question.value.address, link};
}

/** What a link can do without where there is little room for it. */
export function withoutMoves({address, link}: Offer): Link {
  const {pins: _, ...rest} = link;
  return {...rest, address, moves: [], branches: [], at: 0};
}
