// Of a game, positions near its sample: one where the mover wins, one where it loses, and one where play has ended.
const mostAsked = 80;
const mostPlies = 400;

const isOver = ({moves}) => moves.total === "0";
const wins = ({moves}) => moves.winning !== null && moves.winning !== "0";
const loses = (answer) => answer.moves.winning === "0" && !isOver(answer);
const next = ({moves}) => moves.listed.flatMap(({to}) => (to === undefined ? [] : [to]));

export async function positionsOf(sg, sample, play) {
  const ask = (address) => sg.analyze(address, {play});
  const found = {winning: null, losing: null, over: await ended(ask, sample)};
  const seen = new Set([sample]);
  for (const address of seen) {
    const answer = await ask(address);
    if (answer.status === "solved") {
      if (wins(answer)) found.winning ??= answer;
      if (loses(answer)) found.losing ??= answer;
    }
    if ((found.winning && found.losing) || seen.size > mostAsked) break;
    for (const to of next(answer).slice(0, 12)) seen.add(to);
  }
  return found;
}

/** Down to an end by the shortest texts. */
async function ended(ask, sample) {
  let answer = await ask(sample);
  for (let ply = 0; ply < mostPlies && !isOver(answer); ++ply) {
    const [shortest] = next(answer).sort((a, b) => a.length - b.length);
    if (shortest === undefined) return null;
    answer = await ask(shortest);
  }
  return isOver(answer) ? answer : null;
}

/** Too large a sum for its value to be found, by its values. */
const hot =
  "{7||4|1} {9|5||3} {10||2|-3} {6|3||1} {12|5||0|-2} {8||3|-9} {15||4|1} {17|9||4|1} {5|2||1|-7} {21||11|3} {1/2|-1||-3|-8} {13|6||2|-4} {19|8||1|-6} {22|13||5|-3}";
export const hotValues = hot.split(" ");

/**
 * Of some the negatives.
 * @param {readonly string[]} negated
 */
export const hotSum = (negated = []) =>
  hotValues.map((value) => `${negated.includes(value) ? "-" : ""}value:${value}`).join(" + ");
