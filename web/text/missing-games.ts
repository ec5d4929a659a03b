// Well-known games that are not here, by the names that people search for, and the games that are nearest to them.
import type {Likeness} from "./en/gallery";
import type {Lang, sourceLang} from "./languages";

/** Id of a game, and what it has in common with the missing one. */
type Near = readonly [id: string, likeness: Likeness];

export interface MissingGame {
  /** Names by language, the usual one first. */
  names: {[lang in Lang]?: readonly string[]} & Record<typeof sourceLang, readonly [string, ...string[]]>;
  /** The nearest games, the nearest first. */
  near: readonly Near[];
}

const movesOfPieces = [
  ["amazons", "queen"],
  ["dawsons-chess", "pawns"],
  ["kiki", "king"],
] as const;
const territory = [
  ["amazons", "room"],
  ["snort", "ground"],
  ["clobber", "capture"],
] as const;
const rows = [
  ["treblecross-strip", "row"],
  ["clobber", "board"],
] as const;
const connections = [
  ["snort", "ground"],
  ["domineering", "room"],
  ["hackenbush", "lines"],
] as const;
const jumps = [
  ["konane", "jump"],
  ["toads-and-frogs", "jump"],
  ["clobber", "capture"],
] as const;
const sowing = [
  ["bean-pots", "pots"],
  ["staircase-nim", "pots"],
  ["card-boxes", "pots"],
] as const;
const drawings = [
  ["hackenbush", "lines"],
  ["arc-kayles", "lines"],
  ["node-kayles", "points"],
] as const;
const blocking = [
  ["amazons", "room"],
  ["toads-and-frogs", "block"],
  ["northcott", "block"],
] as const;

export const missingGames: readonly MissingGame[] = [
  {
    names: {en: ["Dots and Boxes", "dots & boxes", "La Pipopipette"], zh: ["点格棋", "点点连格", "围格子"]},
    near: [
      ["hackenbush", "lines"],
      ["arc-kayles", "lines"],
      ["cram", "fill"],
    ],
  },
  {
    names: {en: ["Strings and Coins"], zh: ["剪线取币"]},
    near: [
      ["hackenbush", "lines"],
      ["arc-kayles", "lines"],
    ],
  },
  {
    names: {
      en: ["Tic-tac-toe", "noughts and crosses", "Xs and Os"],
      zh: ["井字棋", "井字过三关", "圈圈叉叉", "圈叉棋"],
    },
    near: [
      ["treblecross-strip", "row"],
      ["cram", "fill"],
    ],
  },
  {names: {en: ["Connect Four", "Connect 4", "four in a row"], zh: ["四子棋", "四连棋", "屏风式四子棋"]}, near: rows},
  {names: {en: ["Gomoku", "five in a row", "Renju", "gobang"], zh: ["五子棋", "连珠", "五目"]}, near: rows},
  {
    names: {
      en: ["Nine Men's Morris", "Mill", "Merels", "Three Men's Morris"],
      zh: ["九子棋", "直棋", "成三棋", "三子棋"],
    },
    near: [
      ["treblecross-strip", "row"],
      ["clobber", "capture"],
    ],
  },
  {names: {en: ["Quarto"], zh: ["四方棋"]}, near: rows},
  {names: {en: ["Go", "Weiqi", "Baduk", "Igo"], zh: ["围棋"]}, near: territory},
  {names: {en: ["Chess", "international chess"], zh: ["国际象棋", "西洋棋"]}, near: movesOfPieces},
  {
    names: {en: ["Xiangqi", "Chinese chess"], zh: ["中国象棋", "象棋"]},
    near: [
      ["clobber", "capture"],
      ["amazons", "queen"],
    ],
  },
  {
    names: {en: ["Shogi", "Japanese chess"], zh: ["将棋", "日本将棋"]},
    near: movesOfPieces,
  },
  {
    names: {en: ["Checkers", "draughts", "American checkers"], zh: ["西洋跳棋", "国际跳棋", "百格跳棋"]},
    near: jumps,
  },
  {
    names: {en: ["Chinese checkers", "Halma"], zh: ["跳棋", "中国跳棋"]},
    near: [
      ["toads-and-frogs", "jump"],
      ["konane", "jump"],
    ],
  },
  {
    names: {en: ["Reversi", "Othello"], zh: ["黑白棋", "翻转棋", "奥赛罗"]},
    near: [
      ["coins-2d", "turn"],
      ["clobber", "capture"],
    ],
  },
  {names: {en: ["Hex", "Nash", "Con-tac-tix"], zh: ["六贯棋", "海克斯棋", "六角棋"]}, near: connections},
  {
    names: {en: ["Bridg-it", "Gale's game", "Shannon switching game"], zh: ["搭桥棋", "香农开关游戏"]},
    near: connections,
  },
  {names: {en: ["Sprouts", "Brussels Sprouts"], zh: ["豆芽游戏", "豆芽", "芽苗游戏"]}, near: drawings},
  {
    names: {en: ["Sim", "Ramsey game"], zh: ["三角形游戏", "拉姆齐游戏"]},
    near: [
      ["arc-kayles", "lines"],
      ["col", "colours"],
    ],
  },
  {names: {en: ["Mancala", "Kalah", "Oware", "Awari"], zh: ["播棋", "非洲棋", "宝石棋", "曼卡拉"]}, near: sowing},
  {names: {en: ["Quoridor"], zh: ["步步为营", "墙棋"]}, near: blocking},
  {
    names: {en: ["Isolation", "Isola"], zh: ["孤岛棋"]},
    near: [
      ["amazons", "room"],
      ["node-kayles", "points"],
    ],
  },
  {
    names: {en: ["Fox and Geese", "Fox and hounds", "Bagh-Chal"], zh: ["狐狸与鹅", "狼吃羊", "老虎吃羊"]},
    near: blocking,
  },
  {names: {en: ["Dodgem", "Pong Hau K'i"], zh: ["憋死牛", "裤裆棋", "堵棋"]}, near: blocking},
  {names: {en: ["Phutball", "philosopher's football"], zh: ["哲学家足球"]}, near: jumps},
  {
    names: {en: ["Blokus", "Pentomino game"], zh: ["角斗士棋", "五格骨牌"]},
    near: [
      ["cram", "fill"],
      ["domineering", "fill"],
    ],
  },
  {
    names: {en: ["Sylver Coinage"], zh: ["银币铸造游戏", "西尔弗铸币"]},
    near: [
      ["prime-division", "divisors"],
      ["magic-beads", "divisors"],
    ],
  },
  {
    names: {en: ["Backgammon"], zh: ["双陆棋", "西洋双陆棋"]},
    near: [
      ["nimble", "slide"],
      ["georgia-bob", "slide"],
    ],
  },
];
