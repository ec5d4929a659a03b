// Ways to share a position: a game to play, a question, the whole analysis.
import {defaultLinkFields, type Link} from "../address/link";
import {defaultTerms, type GameSettings, usualLevel} from "../address/terms";
import type {State} from "../game/state";

/** Link with the position that it shows first. */
export interface Offer {
  address: string;
  link: Link;
}

/** Returns the settings of the current game; if none is going on, the usual ones, stated explicitly. */
export function termsOf({autoplay, mode}: State): Pick<GameSettings, "opponent" | "first"> {
  const side = autoplay.side.value;
  const opponent = side ? autoplay.style.value.level : mode.value === "play" ? "none" : usualLevel;
  return {opponent, first: side === "first" ? "opponent" : "reader"};
}

export const startOf = ({linePlies, question}: State) => linePlies.value[0]?.address ?? question.value.address;

/** Returns the current position, or the start if the game is over. */
export const openOf = (state: State) => (state.autoplay.isOver.value ? startOf(state) : state.question.value.address);

/** Returns a link to the position only; the theme is left to the reader. */
const positionLink = (state: State, address: string): Link => ({
  ...defaultLinkFields,
  address,
  play: state.question.value.play,
  lang: state.lang.value,
  theme: null,
});

/** Shares this game from its start. */
export function challenge(state: State, terms: Pick<GameSettings, "opponent" | "first">): Offer {
  const address = startOf(state);
  return {address, link: {...positionLink(state, address), ...terms, mode: "play"}};
}

/** Returns true where two people play each other and one of them has just moved. */
export const canSendMove = ({autoplay, mode, line}: State) =>
  mode.value === "play" && autoplay.side.value === null && line.value.at > 0;

/** Shares the game of two people after the last move, for the other one to go on. */
export function nextTurn(state: State): Offer {
  const now = state.linkNow();
  const link: Link = {...now, moves: now.moves.slice(0, now.at), branches: [], opponent: "none", theme: null};
  return {address: state.question.value.address, link};
}

/** Shares the position as the question who wins. */
export function question(state: State): Offer {
  const address = openOf(state);
  return {address, link: {...positionLink(state, address), predict: true}};
}

/** Shares the position with all moves that led to it and all branches. */
export function analysis(state: State): Offer {
  const link: Link = {...state.linkNow(), ...defaultTerms, mode: "analyse", rung: 0, address: startOf(state)};
  return {address: state.question.value.address, link};
}

/** Returns the link without all that can be left out where room is short. */
export function withoutMoves({address, link}: Offer): Link {
  const {pins: _, ...linkWithoutPins} = link;
  return {...linkWithoutPins, address, moves: [], branches: [], at: 0};
}
