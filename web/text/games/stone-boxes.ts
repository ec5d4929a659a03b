import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["Stone Game", "boxes", "盒子", "至多放平方枚"],
  problems: ["HDU 1729"],
  examples: {
    surprising: {position: "9/100"},
    hard: {position: "1000/18446744073709551615,3/1000000,77/8000"},
  },
  limits: {},
  sources: {
    hdu1729: "HDU 1729, Stone Game",
  },
  theories: ["nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Boxes of stones",
  rule: "Put stones into a box: at most the square of the number already in it, and no more than it has room for. The counters you see are the free places.",
  about:
    "A box that can be filled in one move is a heap of its free places. While it cannot, nobody wants to change that, and it plays like a much smaller box.",
  notation: {
    position: "boxes as stones/size, `2/8,3/10`",
    move: "put stones into a box, at most the square of the number in it",
  },
  examples: {
    surprising:
      "All 81 moves lose: they leave 10 to 90 stones, and then the opponent can fill the box. With 10 stones it would be worth 90.",
    hard: "Worth 64535, 2 and 11. Of 1005938 moves one wins: put 64526 stones into the first box.",
  },
  limits: {},
  formulas: {
    room: {
      brief: "the box of {size} has more than {critical} stones, so its {value} free places can be filled in one move",
      text: "A box of {size} with more than {critical} stones can be filled in one move. With {stones} it is worth the number of its free places, {value}.",
    },
    shrunk: {
      brief: {
        won: "a box of {size} with {stones} in it plays like a box of {shrunk}: free places, {value}",
        lost: "a box of {size} with {stones} in it plays like a box of {shrunk}, which is full",
      },
      text: "A box of {size} with at most {critical} stones cannot be filled in one move, and the player who goes above that number lets the opponent fill it. So with {stones} it plays like a box of {shrunk}, worth {value}.",
    },
  },
  material: "boxes",
  theory: "critical filling",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "往盒里放石子",
  rule: "每步往一个盒子里放石子，至多放盒中现有枚数的平方，且不能超过容量。图中画的是空位。",
  about: "能一次填满的盒子就是一堆空位；填不满时谁也不愿让它变得能填满，因此相当于一个小得多的盒子。",
  notation: {
    position: "各盒的石子数与容量，如 `2/8,3/10`",
    move: "往一个盒子里放石子，至多放盒中现有枚数的平方",
  },
  examples: {
    surprising: "81 种走法全都必败：放完后有 10 到 90 枚，对方都能一次填满。若原有 10 枚，SG 值便是 90。",
    hard: "SG 值依次为 64535、2、11。1005938 种走法中只有一种必胜：往第一个盒子里放 64526 枚。",
  },
  limits: {},
  formulas: {
    room: {
      brief: "容量 {size} 的盒子里石子超过 {critical} 枚，{value} 个空位可以一次填满",
      text: "容量为 {size} 的盒子，石子超过 {critical} 枚便能一次填满。现有 {stones} 枚，SG 值等于空位数 {value}。",
    },
    shrunk: {
      brief: {
        won: "容量 {size} 放有 {stones} 枚，相当于容量 {shrunk} 的盒子：空位 {value} 个",
        lost: "容量 {size} 放有 {stones} 枚，相当于容量 {shrunk} 的盒子：已经装满",
      },
      text: "容量为 {size} 的盒子，石子不超过 {critical} 枚时不能一次填满，谁先超过，对方就能一次填满。因此放有 {stones} 枚时相当于容量 {shrunk} 的盒子，SG 值为 {value}。",
    },
  },
  material: "盒子",
  theory: "临界值递归",
  variants: {},
};
