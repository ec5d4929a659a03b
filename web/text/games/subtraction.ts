import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "S-Nim",
    "subtraction set",
    "取石子数量限定集合",
    "take-away games",
    "take away",
    "subtraction game",
    "取走固定枚数",
    "减法博弈",
  ],
  problems: ["HDU 1536", "POJ 2960", "AtCoder DP-K", "LeetCode 1510"],
  examples: {
    surprising: {position: "7,14,2,9"},
    hard: {position: "123456,654321,777777,99999"},
  },
  limits: {
    heap: {
      command: 'sg analyze "subtraction(fibonacci):[[15999999|16000000]]" --moves none',
      answer: '"kind":"memory"',
    },
    set: {
      command: `node -p '"subtraction(" + [...Array([[1001|1002]]).keys()].slice(1).join() + "):3"' | sg analyze -`,
      answer: "at most 1000 numbers",
    },
    moves: {
      command: 'sg analyze "subtraction(prime-powers):[[1000000|100000000]]" --moves none',
      answer: '"limit":{"kind":"positions","at":"1000000"}',
    },
  },
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 4",
    hdu1847: "HDU 1847, Good Luck in CET-4 Everybody!",
    hdu1848: "HDU 1848, Fibonacci again and again",
    p4018: "Luogu P4018, Roy & October 之取石子",
  },
  formulas: {
    remainder: {strategy: "remainder", figure: "remainder"},
  },
  theories: ["table", "remainders"],
  variants: {
    "!1,3": {
      aliases: ["all but", "all-but-finite", "不许取的枚数"],
      problems: [],
      examples: {
        surprising: {position: "100,101"},
        hard: {position: "999999,1000000"},
      },
    },
    "powers-of-2": {
      aliases: ["Good Luck in CET-4 Everybody!", "2 的幂次"],
      problems: ["HDU 1847"],
      examples: {
        surprising: {position: "768"},
        hard: {position: "999998,777776,555554,333332,65535"},
      },
      theories: ["remainders", "nim-sum"],
    },
    fibonacci: {
      aliases: ["Fibonacci again and again", "斐波那契"],
      problems: ["HDU 1848"],
      examples: {
        surprising: {position: "4,10,14,20,24"},
        hard: {position: "742404,269447,629955,758264"},
      },
      theories: ["table"],
    },
    "prime-powers": {
      aliases: ["Roy & October", "Roy&October 之取石子", "质数幂", "prime power"],
      problems: ["Luogu P4018"],
      examples: {
        surprising: {position: "720"},
        hard: {position: "1000000,999999,123456,654321"},
      },
      theories: ["remainders", "nim-sum"],
    },
  },
} satisfies GameFacts;

export const en = {
  name: "Subtraction games",
  rule: "Take counters from one heap. Their number must be in the set.",
  ruled: {
    numbers: "Take {numbers} counters from one heap.",
    others: "Take any number of counters from one heap, but not {numbers}.",
  },
  about:
    "If the set is finite, the values eventually repeat. If all but finitely many numbers are allowed, they eventually grow in equal steps.",
  notation: {
    rules:
      "the numbers you may take, `1,3,4`; all but these, `!1,3`; `powers-of-2`; `fibonacci`, which is 1, 2, 3, 5, 8 and so on; `prime-powers`, with 1; `squares`, `cubes`, `triangular` numbers 1, 3, 6 and so on; `primes`",
    position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
    move: "take one of these numbers from one heap",
  },
  examples: {
    surprising: "Four heaps, each worth 0, because their remainders modulo 7 are 0 and 2: all ten moves lose.",
    hard: "Large heaps, worth 1 together. Of twelve moves three win.",
  },
  limits: {
    heap: "a heap without a formula or a proved period: below 16 000 000",
    set: "numbers of a subtraction set",
    moves: "moves looked at under prime powers, in a heap above 1 000 000",
  },
  formulas: {
    remainder: {
      brief: {
        won: "{heap} mod {divisor} = {value}: take {value} and leave a multiple of {divisor}",
        lost: "{heap} is a multiple of {divisor}, and you may not take a multiple of {divisor}",
      },
      text: "The set has every number below {divisor} and no multiple of it, so every move changes the remainder, and every smaller one can be reached: {heap} mod {divisor} = {value}.",
    },
    "all-but": {
      brief: {
        won: "among the values of what you can leave of {heap}, 0 is present and {value} is the first missing one",
        lost: "no move from {heap} leaves a heap worth 0",
      },
      text: "Moves that take more than {last} from {heap} leave every value below {far} and no other. With the smaller numbers you may take, {value} is the first value that is still missing.",
    },
  },
  material: "heaps",
  theory: "mex table",
  variants: {
    "!1,3": {
      name: "All-but subtraction",
      rule: "Take any number of counters from one heap, except the numbers in the set.",
      ruled: {others: "Take any number of counters from one heap, but not {numbers}."},
      about: "From some heap on its values grow for ever, by the same step in every period.",
      examples: {
        surprising: "The heaps 2k and 2k + 1 are worth the same, here 50: all 197 moves lose.",
        hard: "Worth 499999 and 500000, which make 63. Of 1999995 moves only one wins: take two from the larger heap.",
      },
    },
    "powers-of-2": {
      name: "Powers of two",
      rule: "Take 1, 2, 4, 8, … counters from one heap: any power of two.",
      about: "A heap is worth its remainder modulo 3: no power of two is a multiple of 3.",
      examples: {
        surprising: "Two moves, 512 and 256, could take it all, but a multiple of 3 is lost: all ten moves lose.",
        hard: "The remainders modulo 3 are 2, 2, 2, 2 and 0: all 95 moves lose.",
      },
    },
    fibonacci: {
      name: "Fibonacci numbers",
      rule: "Take 1, 2, 3, 5, 8, … counters from one heap: any Fibonacci number.",
      about: "Not the same as Fibonacci Nim, where these numbers decide who wins, not what you may take.",
      examples: {
        surprising: "Each of these heaps is lost by itself, and so is their sum: all 27 moves lose.",
        hard: "Over two million counters, worth 15. Of 110 moves only one wins: take 8 from the heap of 269447.",
      },
    },
    "prime-powers": {
      name: "Prime powers",
      rule: "Take 1, 2, 3, 4, 5, 7, 8, 9, … counters from one heap: any power of a prime.",
      about:
        "A heap is worth its remainder modulo 6: 6 is the least number that is no power of a prime, and neither is any multiple of it.",
      examples: {
        surprising: "Of 151 moves none wins: 720 is a multiple of 6.",
        hard: "The remainders modulo 6 are 4, 3, 0 and 3, so the value is 4. Of 222537 moves 17 win.",
      },
    },
  },
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "减法游戏",
  rule: "每步从一堆中取走集合所允许的枚数。",
  ruled: {numbers: "每步从一堆中取走 {numbers} 枚。", others: "每步从一堆中任意取，但不许取 {numbers} 枚。"},
  about: "集合有限时 SG 值最终呈周期；若只有有限个数不许取，则 SG 值最终每过一个周期增加同一个数。",
  notation: {
    rules:
      "允许取的枚数 `1,3,4`；除这些之外都允许 `!1,3`；`powers-of-2` 为 2 的幂；`fibonacci` 为 1、2、3、5、8……；`prime-powers` 为 1 与质数的幂；`squares` 为平方数；`cubes` 为立方数；`triangular` 为三角形数 1、3、6……；`primes` 为质数",
    position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
    move: "从一堆中取走允许的枚数",
  },
  examples: {
    surprising: "四堆除以 7 的余数只有 0 与 2，值全为 0：10 种走法全都必败。",
    hard: "四大堆，SG 值的异或和为 1。12 种走法中有 3 种必胜。",
  },
  limits: {
    heap: "既无公式又未能证出周期时，每堆少于 16 000 000 枚",
    set: "集合中数的个数",
    moves: "取质数的幂时，超过 1 000 000 枚的堆至多逐一检查的走法数",
  },
  formulas: {
    remainder: {
      brief: {
        won: "{heap} mod {divisor} = {value}：取走 {value} 枚，留下 {divisor} 的倍数",
        lost: "{heap} 是 {divisor} 的倍数，而 {divisor} 的倍数都不许取",
      },
      text: "集合含有小于 {divisor} 的所有正整数而不含 {divisor} 的倍数，因此每一步都改变余数，且能走到任何更小的余数：{heap} mod {divisor} = {value}。",
    },
    "all-but": {
      brief: {won: "从 {heap} 能走到的 SG 值中有 0，最小的未出现值是 {value}", lost: "从 {heap} 走不到 SG 值为 0 的堆"},
      text: "从 {heap} 枚中取超过 {last} 枚，恰好能得到所有小于 {far} 的值；再看取不超过 {last} 枚的合法走法，最小的未出现值是 {value}。",
    },
  },
  material: "石子堆",
  theory: "mex 递推",
  variants: {
    "!1,3": {
      name: "补集减法游戏",
      rule: "每步从一堆中任意取，但不许取集合中的枚数。",
      ruled: {others: "每步从一堆中任意取，但不许取 {numbers} 枚。"},
      about: "从某处起，SG 值每过一个周期就增加一个固定的数。",
      examples: {
        surprising: "2k 枚与 2k + 1 枚的两堆值相同，这里都是 50：197 种走法全都必败。",
        hard: "两堆的值为 499999 与 500000，异或和为 63。1999995 种走法中只有一种必胜：从较大的一堆取 2 枚。",
      },
    },
    "powers-of-2": {
      name: "取 2 的幂",
      rule: "每步从一堆中取 1、2、4、8……枚。",
      about: "2 的幂都不是 3 的倍数，因此每堆的 SG 值就是石子数对 3 的余数。",
      examples: {
        surprising: "先取 512 再取 256 两步就能取完，但 3 的倍数是必败态：10 种走法全都必败。",
        hard: "各堆除以 3 的余数为 2、2、2、2、0：95 种走法全都必败。",
      },
    },
    fibonacci: {
      name: "取斐波那契数",
      rule: "每步从一堆中取 1、2、3、5、8……枚（斐波那契数）。",
      about: "不要与斐波那契博弈混淆：那里的斐波那契数决定胜负，而不是取法。",
      examples: {
        surprising: "每一堆单独都是必败态，合在一起也是：27 种走法全都必败。",
        hard: "240 万枚石子，SG 值为 15。110 种走法中只有一种必胜：从 269447 枚的一堆取 8 枚。",
      },
    },
    "prime-powers": {
      name: "取质数的幂",
      rule: "每步从一堆中取 1、2、3、4、5、7、8、9……枚（质数的非负整数次幂）。",
      about: "6 是最小的非质数幂，它的倍数也都不是质数幂，因此 SG 值就是对 6 的余数。",
      examples: {
        surprising: "151 种走法没有一种必胜：720 是 6 的倍数。",
        hard: "各堆除以 6 的余数为 4、3、0、3，SG 值为 4。222537 种走法中有 17 种必胜。",
      },
    },
  },
};
