// `npm run new-game -- <id> <board>`: writes the three files of a game that compiles and passes, to be changed into the real one.
import {spawnSync} from "node:child_process";
import {existsSync, mkdirSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";

/** Simplest game on each board: its rule in words, its moves, and lines of its table. */
const boards = {
  heaps: {
    material: "石子堆",
    header: "heaps/heaps",
    position: "Heaps",
    sample: "2,3",
    examples: ["2,2", "5,4,3,2,1"],
    size: 12,
    rule: "take one counter from one heap.",
    words: {en: "Take one counter from one heap.", zh: "每步从一堆中取走一枚石子。"},
    moves: `    for (std::size_t i = 0; i < p.size(); ++i)
      if (p[i] > 0 && !visit(Touch{i, p[i] - 1})) return false;
    return true;`,
    after: "p.after(touch)",
    table: ["2,3      *1    2", "4        *0    0", "moves 2  1 1", "bad 3,,4    2"],
  },
  row: {
    material: "硬币",
    header: "strips/row",
    position: "Row",
    sample: "THHT",
    examples: ["HH", "THTHHTHT"],
    size: 8,
    unordered: true,
    rule: "turn one coin from heads to tails.",
    words: {en: "Turn one coin from heads to tails.", zh: "每步把一枚正面朝上的硬币翻成反面。"},
    moves: `    for (std::size_t i = 0; i < p.size(); ++i)
      if (p.head(i) && !visit(Touch{i})) return false;
    return true;`,
    after: "p.turned(touch)",
    table: ["THHT     *0    0", "TH       *1    1", "moves HH  2 2", "bad HX    1"],
  },
  grid: {
    material: "方格",
    header: "grids/square-grid",
    position: "SquareGrid",
    sample: "3x2",
    examples: ["2x2", "4x4"],
    size: 8,
    unordered: true,
    rule: "take one free square.",
    words: {en: "Take one free square.", zh: "每步占去一个空格。"},
    moves: `    for (std::size_t i = 0; i < p.size(); ++i)
      if (p.free(i) && !visit(Touch{i})) return false;
    return true;`,
    after: "p.taken(touch)",
    table: ["2x2      *0    0", "3x1      *1    3", "moves 2x1  2 2", "bad .x    1"],
  },
  graph: {
    material: "图",
    header: "graphs/edges",
    position: "Edges",
    sample: "0-1 1-2",
    examples: ["0-1 0-1", "0-1 1-2 0-2"],
    size: 3,
    rule: "cut an edge; what is no longer joined to the ground goes with it.",
    words: {
      en: "Cut an edge; what is no longer joined to the ground goes with it.",
      zh: "每步删去一条边，与地面断开的部分随之消失。",
    },
    moves: `    const auto joined = p.grounded();
    for (std::size_t i = 0; i < joined.size(); ++i)
      if (joined[i] && !visit(Touch{i})) return false;
    return true;`,
    after: "p.without(touch[0])",
    table: ["0-1 1-2    *2    1", "0-1      *1    1", "moves 0-1 1-2   2 1", "bad 0-     2"],
  },
  dag: {
    material: "有向图",
    header: "graphs/tokens",
    position: "Tokens",
    sample: "1,1",
    examples: ["1,2,2", "1,1,1,2"],
    size: 3,
    rules: "1>2 2>3",
    holds: "graph",
    held: "Digraph",
    read: "Digraph::read(reader, Digraph::Letters::none)",
    readPosition: "Tokens::read(graph, reader)",
    small: `    for (Digraph::Vertex v = 0; v < graph->size(); ++v)
      for (unsigned tokens = 0; tokens <= size; ++tokens) visit(Tokens(graph, {tokens, v}));`,
    rule: "move one token along an arc.",
    words: {en: "Move one token along an arc.", zh: "每步把一枚棋子沿一条边移动一步。"},
    moves: `    for (std::size_t i = 0; i < p.on().size(); ++i)
      for (const Digraph::Vertex to : graph->out(p.on()[i]))
        if (!visit(p.touch(i, to))) return false;
    return true;`,
    after: "p.after(touch)",
    table: ["1,2      *1    1", "1,1      *0    0", "moves 2  1 0", "bad 1,7    2"],
  },
  trie: {
    material: "字典树",
    header: "graphs/trie",
    position: "Rounds",
    sample: "2",
    examples: ["1", "3"],
    size: 3,
    kind: "outcome-only",
    rules: "ab,b",
    holds: "trie",
    held: "Trie",
    read: "Trie::read(reader)",
    readPosition: "Rounds::read(trie, reader)",
    small: `    for (unsigned left = 1; left <= size; ++left) visit(Rounds(trie, left, 0));`,
    rule: "add a letter; what you have must still begin one of the words.",
    words: {
      en: "Add a letter. What you have must still begin one of the words.",
      zh: "每步添一个字母，须仍是某个单词的前缀。",
    },
    moves: `    return trie->each_child(
        p.at(), [&](char letter, Trie::Node) { return visit(Touch{static_cast<std::uint64_t>(letter - 'a')}); });`,
    after: "p.after(touch)",
    table: ["1        N    1", "1/a      N    1", "moves 1  2 1", "bad 0      0"],
  },
  sheet: {
    material: "纸张",
    header: "grids/sheets",
    position: "Sheets",
    sample: "3x2",
    examples: ["2x2", "5x4"],
    size: 8,
    over: true,
    rule: "cut a sheet in two; the player who makes a 1x1 wins.",
    words: {
      en: "Cut a sheet in two; the player who makes a 1×1 wins.",
      zh: "每步把一张纸剪成两张，先剪出 1×1 者获胜。",
    },
    moves: `    for (std::size_t i = 0; i < p.size() && !p.over(); ++i)
      for (std::uint32_t line = 1; line <= p[i].lines(); ++line)
        if (!visit(Touch{i, line})) return false;
    return true;`,
    after: "p.after(touch)",
    table: ["2x2      *0    0", "4x2      *1    1", "1x2      loony  1", "bad 4      1"],
  },
  stairs: {
    material: "台阶",
    header: "strips/stairs",
    position: "Stairs",
    sample: "2,0,1",
    examples: ["0,1", "1,2,1"],
    size: 12,
    rule: "take one coin from a step to the one below.",
    words: {en: "Take one coin from a step to the one below.", zh: "每步把一枚硬币移到下一级台阶。"},
    moves: `    for (std::size_t s = 0; s < p.size(); ++s)
      if (p[s] > 0 && !visit(Touch{s, p[s] - 1})) return false;
    return true;`,
    after: "p.after(touch)",
    table: ["0,1      *0    0", "2,0,1    *1    2", "moves 0,1  1 1", "bad 2,,1    2"],
  },
  strip: {
    material: "格子",
    header: "strips/half-line",
    position: "HalfLine",
    sample: "2,5",
    examples: ["1,2", "3,5,8"],
    size: 8,
    rule: "move a piece to the cell on its left, if that is free.",
    words: {
      en: "Move a piece to the cell on its left, if that is free.",
      zh: "每步把一枚棋子左移一格，不得与其他棋子同格。",
    },
    moves: `    for (std::size_t i = 0; i < p.size(); ++i)
      if (p[i] > 1 && std::find(p.begin(), p.end(), p[i] - 1) == p.end() && !visit(Touch{i, p[i] - 1})) return false;
    return true;`,
    after: "p.after(touch)",
    table: ["2,5      *0    0", "1,2      *0    0", "moves 2   1", "bad 0      0"],
  },
  ring: {
    material: "数环",
    header: "strips/ring",
    position: "Ring",
    sample: "1,2,0",
    examples: ["1,1,1", "2,3,0,1"],
    size: 8,
    rule: "lower an edge beside the coin by one and cross it.",
    words: {
      en: "Lower an edge beside the coin by one and cross it.",
      zh: "每步把硬币旁一条边上的数减一，并沿这条边走过去。",
    },
    moves: `    for (std::size_t i = 0; i < p.size(); ++i)
      if (p.beside_coin(i) && p[i] > 0 && !visit(Touch{i, p[i] - 1})) return false;
    return true;`,
    after: "p.after(touch)",
    table: ["0        *0    0", "1,0      *1    1", "moves 1,0   1", "bad ,1     0"],
  },
  circle: {
    material: "硬币圆环",
    header: "strips/circle",
    position: "Circle",
    sample: "ring 5",
    examples: ["2,2", "ring 8"],
    size: 8,
    rule: "take one coin.",
    words: {en: "Take one coin.", zh: "每步取走一枚硬币。"},
    moves: `    for (const Circle::Run& run : p.runs())
      for (std::uint64_t i = 0; i < run.length; ++i)
        if (!visit(Touch{(run.first + i) % p.places(), 1})) return false;
    return true;`,
    after: "p.after(touch)",
    table: ["ring 5   *1    5", "2,2      *0    0", "moves ring 2   2 2", "bad ring   4"],
  },
};

const [id, board] = process.argv.slice(2);
const root = process.env.SG_ROOT ?? fileURLToPath(new URL("..", import.meta.url));
const files = {game: `cpp/games/${id}.cpp`, table: `tests/tables/${id}.txt`, words: `web/text/games/${id}.ts`};

function refuse(reason) {
  console.error(`${reason}\nnpm run new-game -- <id> <board>, where the board is ${Object.keys(boards).join(", ")}`);
  process.exit(2);
}
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id ?? "")) refuse("An id is small letters, digits and single hyphens.");
if (!Object.hasOwn(boards, board ?? "")) refuse("There is no such board.");
const existing = Object.values(files).find((file) => existsSync(join(root, file)));
if (existing) refuse(`${existing} is there already.`);

const template = boards[board];
const type = id.replace(/(^|-)(.)/g, (_, _hyphen, letter) => letter.toUpperCase()).replace(/^(?=\d)/, "G");
const constant = id.replaceAll("-", "_");

/** Members of a game with parameters, which no move changes: a graph, words, strengths. */
const parametrised = ({holds, held, read, readPosition, small, position}) => `  std::shared_ptr<const ${held}> ${holds};

  static ${type} read_rules(Reader& reader) { return {std::make_shared<${held}>(${read})}; }
  std::string rules() const { return ${holds}->text(); }
  static constexpr std::string_view samples[] = {sample_rules};
  ${position} read(Reader& reader) const { return ${readPosition}; }
  void each_small(unsigned size, auto&& visit) const {
${small}
  }
`;
const listed = template.rules
  ? `  static constexpr std::string_view sample_rules = "${template.rules}";
  static constexpr Alias listed[] = {{"", sample_rules, "${template.sample}", "own"}};
`
  : "";
const facts = [
  `.id = "${id}"`,
  `.board = BoardKind::${board}`,
  `.sample = "${template.sample}"`,
  `.source = "own"`,
  `.checked_to = ${template.size}`,
  ...(template.over || template.kind ? [".misere = false"] : []),
  ...(template.kind ? [`.game_class = GameClass::${template.kind.replaceAll("-", "_")}`] : []),
  ...(template.rules ? [".aliases = listed"] : []),
];

const game = `// ${type}.
// Rules    ${template.rule}
// Source   own
${template.moves.includes("std::find") ? "#include <algorithm>\n\n" : ""}#include "boards/${template.header}.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct ${type} {
  using Position = ${template.position};
${listed}  static constexpr Info info{${facts.join(",\n                             ")}};
${template.unordered ? "  static constexpr bool unordered = true;\n" : ""}${template.rules ? parametrised(template) : ""}
  bool each_move(const ${template.position}& p, auto&& visit) const {
${template.moves}
  }
  ${template.position} after(const ${template.position}& p, const Touch& touch) const { return ${template.after}; }
${template.over ? `  bool over(const ${template.position}& p) const { return p.over(); }\n` : ""}};

const Register<${type}> ${constant};

}  // namespace
}  // namespace sg
`;

const name = template.rules ? `${id}(${template.rules})` : id;
const table = `# ${type}                     source: own, counted by hand\ngame ${name}\n${template.table.join("\n")}\n`;

const wordsIn = ({name, rule, about, rules, position, move, says, material, theory}) => `{
  name: "${name}",
  rule: "${rule}",
  about: "${about}",
  notation: {${template.rules ? `rules: "${rules}", ` : ""}position: "${position}", move: "${move}"},
  examples: {surprising: "${says}", hard: "${says}"},
  limits: {},
  formulas: {},
  material: "${material}",
  theory: "${theory}",
  variants: {},
}`;
const words = `import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [],
  problems: [],
  examples: {surprising: {position: "${template.examples[0]}"}, hard: {position: "${template.examples[1]}"}},
  limits: {},
  sources: {own: "This project"},
  theories: ["${template.kind === "outcome-only" ? "winner-only" : "search"}"],
  variants: {},
} satisfies GameFacts;

export const en = ${wordsIn({
  name: type,
  rule: template.words.en,
  about: "A new game.",
  rules: `as in \`${template.rules}\``,
  position: `as in \`${template.sample}\``,
  move: template.rule.slice(0, -1),
  says: "Who wins this?",
  material: board,
  theory: "search",
})} satisfies WordsOf<typeof facts>;

export const zh: typeof en = ${wordsIn({
  name: `${type}（新游戏）`,
  rule: template.words.zh,
  about: "一个新的游戏。",
  rules: `如 \`${template.rules}\``,
  position: `如 \`${template.sample}\``,
  move: template.words.zh.slice(0, -1),
  says: "谁能取胜？",
  material: template.material,
  theory: "搜索",
})};
`;

for (const [kind, text] of Object.entries({game, table, words})) {
  const path = join(root, files[kind]);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
  console.log(files[kind]);
}
// The formatters decide the line breaks; if they are missing, `npm test` installs them and reports what to fix.
spawnSync("clang-format", ["-i", join(root, files.game)]);
spawnSync("biome", ["format", "--write", join(root, files.words)]);
console.log(
  `Now: npm run openings -- ${id}, npm test, or npm run -s sg -- analyze "${name}:${template.sample}". Its source belongs in docs/references.md.`,
);
