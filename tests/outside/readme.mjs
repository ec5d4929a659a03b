// Table of the outside problems, with the output of their commands.
import {all} from "./all.mjs";
import {ask, brief, typed} from "./ask.mjs";

const head = `# Problems from outside

Contest problems that the engine was not made from, each with a command for a small input and what it prints. \`tests/command/outside.test.mjs\` holds a family of
small inputs of every problem against the moves of its statement, and those at the contest's size against what is known or found by
another way; \`npm run bench -- outside\` times the latter. With \`APPROVE=1\` that test writes this file. \`sg\` is short for
\`npm run -s sg --\`.

`;

/** @param {import("./all.mjs").Outside} problem */
const reach = ({name, large, short}) => {
  const command = large?.is ? `\`npm run bench -- outside "${name}"\`` : "`npm run bench -- judges`";
  return [
    ...(large ? [`At ${short ? "" : "the contest's size, "}${large.limits}: ${command}.`] : []),
    ...(short ? [`Not at the contest's size: ${short}.`] : []),
  ].join(" ");
};

export const readme = () =>
  head +
  all
    .map((problem) => {
      const {name, game, words, input} = problem;
      const answer = brief(ask(words, input));
      return `## ${name}\n\n${game}\n\n    $ ${typed(words, input)}\n    ${answer}\n\n${reach(problem)}\n`;
    })
    .join("\n");
