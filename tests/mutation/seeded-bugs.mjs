// Typical bugs: each is a small edit of one file, and names the test that must catch it. `old` occurs once in `within`,
// which occurs once in the file; without `within` it occurs once in the file itself. In C++ it is an expression or,
// ending with ";", a statement. `by` is a test of the engine by its name, or a test file of Node and a test in it; `*`
// stands for any words.
import {readFileSync} from "node:fs";
import {testFile} from "../../scripts/test-files.mjs";

const engine = (name) => ({engine: name});
const node = (file, name) => ({node: testFile(file), name});
const laws = engine("every game obeys its laws on every small position");
const table = (game) => node("tables", `native: the table of ${game}`);
const edges = (name) => node("edges", name);
const recorded = (file) => node("recorded", `${file}.txt: every command answers as it did`);

/** @typedef {{name: string, file: string, within?: string, old: string, new: string, by: {engine: string} | {node: string, name: string}}} SeededBug */

/** @type {SeededBug[]} */
export const seededBugs = [
  {
    name: "mex begins at 1",
    file: "cpp/core/value/nimber.cpp",
    within: "Nimber gap = 0;",
    old: "0",
    new: "1",
    by: laws,
  },
  {
    name: "mex counts a value twice",
    file: "cpp/core/value/nimber.cpp",
    old: "v == gap",
    new: "v <= gap",
    by: laws,
  },
  {
    name: "nim-sum with +",
    file: "cpp/core/value/nimber.hpp",
    old: "nimber_ ^ other.nimber_",
    new: "nimber_ + other.nimber_",
    by: laws,
  },
  {
    name: "a sum cut to 32 bits",
    file: "cpp/boards/heaps/heaps.hpp",
    within: "sum ^= worth(n);",
    old: "worth(n)",
    new: "static_cast<std::uint32_t>(worth(n))",
    by: table("nim"),
  },
  {
    name: "misere Nim turns at heaps of 0, not of 1",
    file: "cpp/core/value/nimber.hpp",
    old: "n > 1 ? n : n ^ 1",
    new: "n > 0 ? n : n ^ 1",
    by: laws,
  },
  {
    name: "a wild position taken for a tame one",
    file: "cpp/core/value/misere.hpp",
    old: "pair.firm() || fickle",
    new: "true",
    by: laws,
  },
  {
    name: "sj does not stop",
    file: "cpp/solve/sum/solved-sum.cpp",
    old: "!stops_at_zero_values(play_)",
    new: "stops_at_zero_values(play_)",
    by: node("tables", "native: the oracle anti_sg_sj"),
  },
  {
    name: "a won component lasts as short as it can",
    file: "cpp/core/value/rank.hpp",
    old: "std::max(greatest_lost.value_or(0), option)",
    new: "std::min(greatest_lost.value_or(option), option)",
    by: laws,
  },
  {
    name: "fusion forgets the edge of an odd cycle",
    file: "cpp/theory/graphs/green.cpp",
    old: "above_[lower] ^= 1;",
    new: "above_[lower] ^= upper == lower ? 1 : 0;",
    by: laws,
  },
  {
    name: "the colon principle without its step",
    file: "cpp/theory/graphs/green.cpp",
    old: "above_[n] + 1",
    new: "above_[n]",
    by: laws,
  },
  {
    name: "the even steps of a staircase instead of the odd ones",
    file: "cpp/theory/pieces/staircase.hpp",
    within: "x ^= steps[s].coins;",
    old: "steps[s].coins",
    new: "s + 1 < steps.size() ? steps[s + 1].coins : 0",
    by: laws,
  },
  {
    name: "Wythoff's heaps in the wrong order",
    file: "cpp/games/wythoff.cpp",
    within: "static Pair sorted(const Heaps& h) { return {std::min(h[0], h[1]), std::max(h[0], h[1])}; }",
    old: "std::min(h[0], h[1])",
    new: "std::max(h[0], h[1])",
    by: laws,
  },
  {
    name: "the split into equal parts not counted",
    file: "cpp/theory/heaps/pair-splits.hpp",
    old: "equal_parts ? 1 : 0",
    new: "equal_parts ? 0 : 0",
    by: laws,
  },
  {
    name: "Chomp of two rows lost when they are equal",
    file: "cpp/games/chomp.cpp",
    within: "const bool lost = board.rows().size() == 2 && board.rows()[0] == board.rows()[1] + 1;",
    old: "board.rows()[1] + 1",
    new: "board.rows()[1]",
    by: laws,
  },
  {
    name: "equal parts are met by all heaps, also where a split tilts",
    file: "cpp/theory/codes/sparse-values.cpp",
    within: "return b.unequal && !b.equal && n > b.taken && (n - b.taken) % 2 == 0;",
    old: "(n - b.taken) % 2 == 0",
    new: "true",
    by: table("take-and-break"),
  },
  {
    name: "a period proved by a window one short",
    file: "cpp/theory/codes/code-bound.cpp",
    within: "const std::int64_t plain = r * (preperiod + period - 1) + 1 + k - period;",
    old: "1 + k",
    new: "k",
    by: recorded("take-and-break"),
  },
  {
    name: "a certificate's window one short",
    file: "cpp/checker/certificate.cpp",
    old: "c.to >= end",
    new: "c.to + 1 >= end",
    by: node("sequence-command", "a certificate that claims anything else is refused"),
  },
  {
    name: "a certificate's preperiod not looked at",
    file: "cpp/checker/certificate.cpp",
    old: "holds(c.period, 0, c.preperiod, c.from + c.lag);",
    new: "holds(c.period, 0, c.from, c.from + c.lag);",
    by: node("sequence-command", "a certificate that claims anything else is refused"),
  },
  {
    name: "the saltus left out",
    file: "cpp/core/game/sequence.hpp",
    old: "(n - preperiod) / period * saltus",
    new: "0",
    by: node("sequence-command", "*"),
  },
  {
    name: "a sequence begins one heap late",
    file: "cpp/request/families/sequence.cpp",
    old: "sequence_->copy(from + done, some);",
    new: "sequence_->copy(from + done + 1, some);",
    by: recorded("verbs"),
  },
  {
    name: "what follows a prefix is not checked",
    file: "cpp/request/play/followers.cpp",
    old: "!holds(found->next, element)",
    new: "false",
    by: node("meter", "touches that no move begins with, and moves that a convention does not allow, are errors"),
  },
  {
    name: "the order of a touch matters",
    file: "cpp/request/play/moving.cpp",
    within: "if (c.game->unordered()) std::sort(touch.begin(), touch.end());",
    old: "c.game->unordered()",
    new: "false",
    by: node("touch-order", "*"),
  },
  {
    name: "the budget is spent twice",
    file: "cpp/core/game/meter.cpp",
    old: "left_ - steps",
    new: "left_ - std::min(left_, 2 * steps)",
    by: node("meter", "*"),
  },
  {
    name: "a carry is lost",
    file: "cpp/core/value/natural.cpp",
    within: "if (carry != 0) digits_.push_back(static_cast<std::uint32_t>(carry));",
    old: "carry != 0",
    new: "false",
    by: engine("a carry becomes a digit of its own"),
  },
  {
    name: "a number one above the most is read",
    file: "cpp/core/text/reader.cpp",
    old: "n > (most - digit) / 10 || digit > most",
    new: "n > most / 10 || digit > most",
    by: recorded("errors"),
  },
  {
    name: "an error is placed by bytes, not by characters",
    file: "cpp/core/text/reader.cpp",
    within: "raw_at += scalar->bytes;\n    units += scalar->code >= 0x10000 ? 2 : 1;",
    old: "scalar->code >= 0x10000 ? 2 : 1",
    new: "scalar->bytes",
    by: engine("a place counts as a script counts, in UTF-16"),
  },
  {
    name: "the square of a Fermat power is itself",
    file: "cpp/core/value/nim-field.cpp",
    old: "product<H::half>(product<H::half>(x.high, y.high), H::top)",
    new: "product<H::half>(x.high, y.high)",
    by: engine("published products and powers"),
  },
  {
    name: "one of something said as many",
    file: "web/text/language.ts",
    old: "grammar.plural.select(Number(",
    new: '((_: number) => "other" as const)(Number(',
    by: node("codes", "codes say in words what they allow: digits"),
  },
  {
    name: "the answer before stays, and is not called stale",
    file: "web/game/analysis/analysis.ts",
    old: "a?.address !== b?.address || a?.play !== b?.play",
    new: "a?.play !== b?.play",
    by: node("analysis", "*"),
  },
  {
    name: "a late answer is shown for another question",
    file: "web/game/analysis/analysis.ts",
    within: "const show = await prefetch(question, found);\n      if (!run.isCurrent()) return;",
    old: "if (!run.isCurrent()) return;",
    new: "",
    by: node("analysis", "*"),
  },
  {
    name: "a link forgets the convention",
    file: "web/address/link.ts",
    old: 'read<Play>("play", (v) => (plays.includes(v) ? (v as Play) : null), "normal")',
    new: '"normal" as Play',
    by: node("links", "a plain link is read back"),
  },
  {
    name: "Chinese counts two heaps as 二",
    file: "web/text/zh/grammar.ts",
    old: "n === 2 && isAlone",
    new: "n === 2 && !isAlone",
    by: node("codes", "*"),
  },
  {
    name: "a number past its range is added like any other",
    file: "cpp/core/value/number-star.hpp",
    old: "number.is_in_range()",
    new: "true",
    by: edges("answers at the edges"),
  },
  {
    name: "all options of a nimber are listed",
    file: "cpp/theory/partizan/value-position.cpp",
    old: "value != nullptr && value->ups == 0 && value->nimber != 0",
    new: "false",
    by: edges("answers at the edges"),
  },
  {
    name: "n/2k is written as n/2*k",
    file: "cpp/theory/rules/rule-signs.cpp",
    old: "is_digit(token[0]) && !divides",
    new: "is_digit(token[0])",
    by: engine("a rule gives what its clauses say"),
  },
  {
    name: "an error of our own is called a want of memory",
    file: "cpp/request/boundary/verb.cpp",
    old: "reply_with(InternalError(error.what()))",
    new: "reply_with(LimitError(Expected::memory))",
    by: engine("an error of our own is internal, and says what to report"),
  },
  {
    name: "both operands are asked twice, and theirs four times",
    file: "cpp/theory/rules/rule-bounds.cpp",
    old: "trend_of_quotient(term, a, b)",
    new: "trend_of_quotient(term, trend(term.left, variable), trend(term.right, variable))",
    by: edges("answers at the edges"),
  },
  {
    name: "a document goes on to the reader's number",
    file: "cpp/request/misere/misere-request.cpp",
    old: "*to > most_heap",
    new: "false",
    by: edges("answers at the edges"),
  },
  {
    name: "a search keeps the stack of the question before",
    file: "cpp/solve/search/search.hpp",
    old: "stack_.clear();",
    new: ";",
    by: engine("after a root that was given up the next one is searched from its own beginning"),
  },
  {
    name: "a file is read by recursion",
    file: "cpp/tools/sweep/sweep-file.cpp",
    old: "document.Parse<rapidjson::kParseIterativeFlag>(line.data(), line.size())",
    new: "document.Parse<rapidjson::kParseDefaultFlags>(line.data(), line.size())",
    by: edges("what files hold is read without recursion"),
  },
];

/** Returns the index of `part` in `text`; throws unless it occurs exactly once. */
function placeOf(text, part, label) {
  const at = text.indexOf(part);
  if (at < 0 || text.indexOf(part, at + 1) >= 0)
    throw new Error(`${label}: ${at < 0 ? "not there" : "there more than once"}: ${part}`);
  return at;
}

/** Returns the range in its file that a bug replaces; throws if the file has no such place, or several. */
export function rangeOf(/** @type {SeededBug} */ {name, file, within, old}) {
  const label = `${name}: ${file}`;
  const source = readFileSync(file, "utf8");
  const outer = within ? placeOf(source, within, label) : 0;
  const start = outer + placeOf(within ?? source, old, label);
  return {start, end: start + old.length};
}
