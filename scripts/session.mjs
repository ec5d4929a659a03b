// Session of `sg repl`: each line is a position as people type it, a verb of the command, or a word of the session. The
// last position stays, so that a verb needs none.
import {canDescribe, describe, moveNames} from "./describe-document.mjs";

const HELP = `Type a position, as in "nim 3 5 7", "Dawson's Kayles 9" or "domineering:4x3", to see who wins and why.

moves            the moves of the position, numbered; + wins
go 3             make move 3
back             take the last move back
games [WORD]     the games, or those whose name contains a word
VERB …           any verb of the command, of the last position if none is given: strategy, remoteness, value, check
help [VERB]      this text, or how a verb is used
quit             end; so does Ctrl-D

Tab completes names of games and verbs, the arrow keys bring back earlier lines, Ctrl-C stops a long answer.
`;

/** Splits a line into words at spaces outside quotes. */
export function wordsOf(line) {
  const words = [];
  for (const [, quoted, single, plain] of line.matchAll(/"([^"]*)"|(?:^|(?<=\s))'([^']*)'(?=\s|$)|(\S+)/g))
    words.push(quoted ?? single ?? plain);
  return words;
}

/**
 * Creates a session. `run` answers the words of a command as `sg lines` does, with its exit code and its text;
 * `verbs` and `games` are those of `sg verbs` and `sg catalog`.
 */
export function createSession({run, verbs, games}) {
  /** Positions since the last one that was typed, the current one last. */
  let line = [];
  let play = "normal";
  const verbNamed = (name) => verbs.find((verb) => verb.name === name);

  async function documentOf(words) {
    const {text} = await run([...words, "--format", "json"]);
    return text.startsWith("{") ? JSON.parse(text) : {};
  }

  /** Returns what the page says of a document, or the command's own text. */
  async function textOf(words) {
    const document = await documentOf(words);
    const [verb] = words;
    if (canDescribe(verb, document)) return describe(verb, document);
    return (await run([...words, "--format", "text"])).text;
  }

  async function show(words) {
    const document = await documentOf([...words, "--moves", "none", "--budget", "1"]);
    if (document.address) {
      line = [document.address];
      play = document.play;
    }
    return textOf(words);
  }

  const answerTo = (address) => documentOf(["analyze", address, "--play", play]);

  const words = {
    help: async ([verb]) => (verb && verbNamed(verb) ? (await run([verb, "--help"])).text : HELP),
    games: async ([part = ""]) => {
      const found = games.filter(({game, spellings}) => [game, ...spellings].some((name) => name.includes(part)));
      if (found.length === 0) return `No game has "${part}" in its name.\n`;
      return found.map(({game, sample}) => `${game}:${sample}\n`).join("");
    },
    async moves() {
      const address = line.at(-1);
      if (!address) return "Type a position first.\n";
      const answer = await answerTo(address);
      if (!answer.moves?.listed.length) return "There is no move.\n";
      const names = await moveNames(answer);
      return names
        .map((name, i) => `${String(i + 1).padStart(3)} ${answer.moves.listed[i].wins ? "+" : " "} ${name}\n`)
        .join("");
    },
    async go([number = ""]) {
      const address = line.at(-1);
      if (!address) return "Type a position first.\n";
      const move = /^\d+$/.test(number) ? (await answerTo(address)).moves?.listed[Number(number) - 1] : undefined;
      if (!move) return 'No move has this number; "moves" lists them.\n';
      const {address: next} = await documentOf(["play", address, move.touch.join(","), "--play", play]);
      line.push(next);
      return textOf(["analyze", next, "--play", play]);
    },
    async back() {
      if (line.length < 2) return "There is no move to take back.\n";
      line.pop();
      return textOf(["analyze", line.at(-1) ?? "", "--play", play]);
    },
  };

  /** Returns the words of a verb, with the last position where it takes one and none is given. */
  function withPosition([name, ...rest]) {
    const parameters = verbNamed(name)?.parameters ?? [];
    const [first] = parameters.filter(({named}) => !named);
    const address = line.at(-1);
    const isMissing = first?.takes === "address" && (rest.length === 0 || rest[0].startsWith("--"));
    if (!isMissing || !address) return [name, ...rest];
    const hasPlay = parameters.some((parameter) => parameter.name === "play") && !rest.includes("--play");
    return [name, address, ...(hasPlay ? ["--play", play] : []), ...rest];
  }

  return {
    /** Answers a line; null ends the session. */
    async answer(text) {
      const [name, ...rest] = wordsOf(text);
      if (name === undefined) return "";
      if (["quit", "exit"].includes(name)) return null;
      if (Object.hasOwn(words, name)) return words[name](rest);
      if (name === "analyze" && rest.length > 0) return show([name, ...rest]);
      if (verbNamed(name)) return textOf(withPosition([name, ...rest]));
      const at = text.indexOf(" --");
      const options = at < 0 ? [] : wordsOf(text.slice(at));
      return show(["analyze", (at < 0 ? text : text.slice(0, at)).trim(), ...options]);
    },
    /** Returns the names that the last word of a line may be completed to, and that word. */
    complete(text) {
      const isFirst = !/\s/.test(text.trimStart());
      const last = text.slice(text.search(/\S*$/));
      const names = [
        ...(isFirst ? [...verbs.map(({name}) => name), ...Object.keys(words), "quit"] : []),
        ...games.map(({game}) => game),
      ];
      return [names.filter((name) => name.startsWith(last)), last];
    },
  };
}
