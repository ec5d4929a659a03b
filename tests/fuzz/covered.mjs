// Required coverage of the fuzzers' requests: every verb that takes text, each choice of its parameters, and a position
// of every game.

/** True if the parameter takes text from outside. */
export const isText = ({takes}) => takes !== "choice" && takes !== "number";
export const isOpen = ({parameters}) => parameters.some(isText);

const ofChoice = (verb, parameter, choice) => `${verb} ${parameter}=${choice}`;

/**
 * @returns {(fields: string[]) => string[]} the items that a request covers: verb, choices, games, and each game again with the verb
 */
export function coverageOf(verbs, games) {
  const parametersOf = new Map(verbs.filter(isOpen).map(({name, parameters}) => [name, parameters]));
  return ([verb, ...fields]) => {
    const parameters = parametersOf.get(verb);
    if (!parameters) return [];
    const choices = parameters.flatMap(({name, takes}, i) =>
      takes === "choice" && fields[i] !== undefined ? [ofChoice(verb, name, fields[i])] : [],
    );
    const texts = fields.filter((_, i) => parameters[i] && isText(parameters[i]));
    const coveredGames = games.flatMap(({game}) =>
      texts.some((text) => hasWord(text, `${game}:`)) ? [`${game}:`] : [],
    );
    return [verb, ...choices, ...coveredGames, ...coveredGames.map((game) => `${verb} ${game}`)];
  };
}

/** True if the word occurs, not as the end of a longer name. */
function hasWord(text, word) {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || /[\s[]/.test(text[at - 1]) || /(?:^|[\s[])-$/.test(text.slice(0, at))) return true;
  return false;
}

export function requiredItems(verbs, games) {
  const open = verbs.filter(isOpen);
  const choices = open.flatMap(({name: verb, parameters}) =>
    parameters.flatMap(({name, choices: values}) => values.map((choice) => ofChoice(verb, name, choice))),
  );
  return [...open.map(({name}) => name), ...choices, ...games.map(({game}) => `${game}:`)];
}

/** @returns {string[]} the required items that no request covers */
export function missingIn(requests, {verbs, games}) {
  const coverage = coverageOf(verbs, games);
  const covered = new Set(requests.flatMap(coverage));
  return requiredItems(verbs, games).filter((item) => !covered.has(item));
}
