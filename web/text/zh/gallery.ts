// Texts of the page of games.
import type * as en from "../en/gallery";
import type {Like} from "../language";

export {materials, theories} from "./facets";
export {sites} from "./judge-sites";
export {kinds} from "./kinds";

export const gallery: Like<typeof en.gallery> = {
  title: "游戏",
  about: "双人游戏，不靠运气，没有隐藏的信息。挑一个，下一盘。",
  search: "搜索游戏",
  hint: "名称、代号或题号",
  count: {other: "共 {count} 个游戏"},
  found: {other: "找到 {count} 个游戏"},
  none: "没有叫“{query}”的游戏。可以改搜道具或题号，例如：",
  noneHere: "没有同时符合这两项的游戏。",
  suggestions: {material: "硬币", problem: "POJ 2311", code: "0.137"},
  clear: "显示全部游戏",
  all: "全部",
  material: "道具",
  theory: "解法",
  start: "从这里开始",
  shelves: {
    heaps: "石子堆",
    pins: "一排球瓶",
    squares: "方格：填、咬、剪",
    strips: "格子上的棋子",
    coins: "翻硬币与取硬币",
    cut: "删边与删点",
    walks: "图上走子、单词与选将",
    stairs: "台阶、瓶与盒",
    numbers: "越变越小的数",
    own: "自己定规则",
  },
  invitations: {
    nim: "从任意一堆里想取多少取多少，抢到最后一枚就赢。",
    kayles: "每次击倒一个球瓶，或紧挨着的两个，让对手无瓶可击。",
    chomp: "轮流咬一板巧克力，把有毒的那一角留给对手。",
    hackenbush: "把一幅画一条边一条边地剪掉，悬空的部分随之掉落。",
    "treblecross-strip": "只有一行的井字棋，双方都画叉，先连成三个的赢。",
    cram: "轮流往棋盘上放多米诺骨牌，谁放不下谁输。",
    "fibonacci-nim": "每次至多取对手刚才所取的两倍，还要抢到最后一枚。",
    cutting: "沿格线剪纸，抢先剪出一个单独的小方格。",
  },
  missing: "这里没有{name}。可以试试：",
  likeness: {
    lines: "轮流拿走图中的线",
    points: "轮流拿走图中的点",
    arrows: "沿着箭头走，直到无路可走",
    words: "一个字母一个字母地拼单词",
    row: "三个连成一行就赢",
    fill: "轮流占格子，放不下就输",
    room: "在棋盘上争夺空间",
    ground: "占点，并让对手无法靠近",
    capture: "吃掉相邻的对方棋子",
    board: "棋盘上双方各执一色",
    jump: "跳过对方的棋子",
    block: "让对手无路可走就赢",
    queen: "棋子走法同国际象棋的后",
    king: "棋子走法近似国际象棋的王",
    pawns: "原是一盘兵对兵的棋",
    turn: "在方格里翻转棋子",
    pots: "把石子从一处移到另一处",
    slide: "沿一排格子移动棋子",
    divisors: "约数决定怎么走",
    colours: "双方轮流涂色",
  },
  searchable: "可以搜索名称、规则里的词、道具、代号、题号或人名。",
  exampleTitles: {
    surprising: "{game}：结论出人意料的局面",
    hard: "{game}：靠手算很难解的局面",
  },
};
