// Conventions of play, as the engine's table has them.
import {readFileSync} from "node:fs";

const rows = [
  ...readFileSync("cpp/core/game/play.hpp", "utf8").matchAll(
    /PlayRules\{Play::\w+, "([\w-]+)", TurnScope::(\w+), StopRule::\w+, (true|false)\}/g,
  ),
];

/** Rules of each convention, by its name, as the page has them. */
export const playRules = Object.fromEntries(
  rows.map(([, name, turn, last]) => [name, {turn: turn.replace("_", "-"), lastMoverWins: last === "true"}]),
);

export const plays = Object.keys(playRules);

/** Of these the words about a game are approved for a few games only: they speak of components, not of the game. */
const compounds = plays.filter((play) => playRules[play].turn !== "one-component" && play !== "every");
const spokenOf = ["nim", "take-and-break", "dag", "hackenbush"];
export const approvedPlays = ({id, plays: defined}) =>
  defined.filter((play) => spokenOf.includes(id) || !compounds.includes(play));
