// Positions of a game near its sample: one that the mover wins, one that it loses, a finished one, and a draw if there is any.
const maxPositions = 80;
const maxPlies = 400;

const isOver = ({moves}) => moves.total === "0";
const wins = ({moves}) => moves.winning !== null && moves.winning !== "0";
const draws = ({outcome}) => outcome === "D";
const loses = (answer) => answer.moves.winning === "0" && !isOver(answer) && !draws(answer);
const optionsOf = ({moves}) => moves.listed.flatMap(({to}) => (to === undefined ? [] : [to]));

export async function positionsOf(sg, sample, play) {
  const ask = (address) => sg.analyze(address, {play});
  const result = {winning: null, losing: null, over: await playToEnd(ask, sample)};
  const visited = new Set([sample]);
  for (const address of visited) {
    const answer = await ask(address);
    if (answer.status === "solved") {
      if (wins(answer)) result.winning ??= answer;
      if (loses(answer)) result.losing ??= answer;
      if (draws(answer)) result.drawn ??= answer;
      if (isOver(answer)) result.over ??= answer;
    }
    if ((result.winning && result.losing && result.over) || visited.size > maxPositions) break;
    for (const to of optionsOf(answer).slice(0, 12)) visited.add(to);
  }
  return result;
}

/** Plays to the end of a game, always to the option with the shortest text that is new; null if that fails. */
async function playToEnd(ask, sample) {
  const seen = new Set([sample]);
  let answer = await ask(sample);
  for (let ply = 0; ply < maxPlies && !isOver(answer); ++ply) {
    const options = optionsOf(answer).filter((to) => !seen.has(to));
    const [shortest] = options.sort((a, b) => a.length - b.length);
    if (shortest === undefined) return null;
    seen.add(shortest);
    answer = await ask(shortest);
  }
  return isOver(answer) ? answer : null;
}

/** Values of a sum that is too large for its own value to be found. */
const hotText =
  "{7||4|1} {9|5||3} {10||2|-3} {6|3||1} {12|5||0|-2} {8||3|-9} {15||4|1} {17|9||4|1} {5|2||1|-7} {21||11|3} {1/2|-1||-3|-8} {13|6||2|-4} {19|8||1|-6} {22|13||5|-3}";
export const hotValues = hotText.split(" ");

/**
 * Address of that sum, with the given values negated.
 * @param {readonly string[]} negated
 */
export const hotSum = (negated = []) =>
  hotValues.map((value) => `${negated.includes(value) ? "-" : ""}value:${value}`).join(" + ");
