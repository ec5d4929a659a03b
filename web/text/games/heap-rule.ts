import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "custom",
    "user-defined",
    "rule",
    "n ->",
    "own rules",
    "自定规则",
    "自编规则",
    "0.73",
    "invent a game",
    "own game",
    "自己定规则",
  ],
  problems: ["LeetCode 1025"],
  examples: {
    surprising: {position: "4,8,12"},
    hard: {position: "1001,742,517,300"},
  },
  limits: {
    heap: {
      command: 'sg analyze "heap-rule(n -> n/2):[[1000000000000000000|1000000000000000001]]"',
      answer: "heaps up to 1000000000000000000",
    },
    tries: {
      command: 'sg analyze "heap-rule(n -> (a,b) where a*b<n and a+b<n):[[200|20000]]"',
      answer: "at most 100000000 options to try",
    },
    rule: {
      command: `node -p '"heap-rule(n -> n-1" + "+0".repeat([[490|500]]) + "):3"' | sg analyze -`,
      answer: "at most 1000 characters",
    },
    variables: {
      command: 'sg analyze "heap-rule(n -> (a,b,c[[|,d]]) where a+b+c<n):3"',
      answer: "at most 3 variables besides the heap",
    },
  },
  sources: {
    guysmith1956: "R. K. Guy and C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956)",
    iannuccilarsson2021: "D. E. Iannucci and U. Larsson, Game values of arithmetic functions, arXiv:2101.07608, 2021",
  },
  theories: ["table"],
  variants: {
    "n -> n-k where k|n": {
      problems: [],
      aliases: ["divisor", "aliquot", "totative", "因数", "约数"],
      examples: {
        surprising: {position: "64,32,96,128"},
        hard: {position: "5040,720,960,1000"},
      },
    },
    "n -> n-k where k>0 and gcd(k,n)=1": {
      problems: [],
      aliases: ["relatively prime", "coprime", "互素", "互质"],
      examples: {
        surprising: {position: "9,15,21,27"},
        hard: {position: "143,77,91,121"},
      },
    },
  },
} satisfies GameFacts;

export const en = {
  name: "A rule of your own",
  rule: "Replace one heap as your rule allows: n -> … says what a heap of n may become.",
  ruled: {text: "Replace one heap as the rule allows: {rules}."},
  about:
    "A rule is a line such as `n -> n-1, n/2`. Each option is one smaller heap, or several in brackets; other letters stand for any number that the condition allows.",
  notation: {
    rules:
      "options of a heap of n, `n -> n-1, n/2`; several heaps in brackets, with a condition on other letters, `n -> (a,b) where a+b=n-1`; rules joined by `;`",
    position: "heaps `3,5,7`; those made from one heap in brackets: `(3,4),5`",
    move: "replace one heap as the rule allows",
  },
  examples: {
    surprising:
      "Three heaps, each worth 0: in spite of the splits, the values are the remainders modulo 4. All 15 moves lose.",
    hard: "Worth 2. Of 1285 moves four win, and each takes two counters.",
  },
  limits: {
    heap: "a heap under a rule of your own",
    tries: "values of variables to try for the moves of a position",
    rule: "characters of a rule",
    variables: "variables of a rule besides the heap",
  },
  formulas: {
    "same-moves": {
      brief: "the rule has the moves of {game}",
      text: "In a heap of any size, the rule has the moves of {game}, so that the value is the same.",
    },
    "same-moves-shifted": {
      brief: "without {by} of its counters, it has the moves of {address}",
      text: "No move can use the last {by} of the counters. Without them a heap has the moves of {address}, so that the value is the same.",
    },
  },
  material: "heaps",
  theory: "mex table",
  variants: {
    "n -> n-k where k|n": {
      name: "Take a divisor",
      rule: "From one heap, take a number of counters that divides its size.",
      about: "A heap is worth one more than the number of zeros at its binary end.",
      examples: {
        surprising:
          "Powers of 2 are worth the most: these are worth 7, 6, 6 and 8, together 15. Of 33 moves only one wins: take half of the 128.",
        hard: "Worth 3. Of 134 moves 13 win.",
      },
    },
    "n -> n-k where k>0 and gcd(k,n)=1": {
      name: "Take a number prime to the heap",
      rule: "From one heap, take a number of counters that has no common divisor with its size except 1.",
      about:
        "An odd heap above 1 is worth the position of its least prime divisor among the primes; a heap of 1 is worth 1, an even one 0.",
      examples: {
        surprising: "Each has 3 as its least prime divisor and is worth 2: all 44 moves lose.",
        hard: "The least prime divisors are 11, 7, 7 and 11, the fifth prime and the fourth: all 362 moves lose.",
      },
    },
  },
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "自定义堆规则",
  rule: "按规则替换一堆：n -> … 写明 n 枚的一堆可以变成什么。",
  ruled: {text: "按规则替换一堆：{rules}。"},
  about:
    "规则就是一行式子，如 `n -> n-1, n/2`。每种走法写成一个更小的堆，或用括号写出几堆；其余字母取遍条件允许的每个数。",
  notation: {
    rules:
      "n 枚的一堆可以变成什么，`n -> n-1, n/2`；几堆写在括号里，其余字母带条件，`n -> (a,b) where a+b=n-1`；几条规则用 `;` 连接",
    position: "各堆石子数 `3,5,7`；由同一堆拆出的几堆可用括号括起：`(3,4),5`",
    move: "按规则替换一堆",
  },
  examples: {
    surprising: "三堆的值全为 0：虽然可以分堆，SG 值仍是除以 4 的余数。15 种走法全都必败。",
    hard: "SG 值为 2。1285 种走法中有 4 种必胜，都是取走两枚。",
  },
  limits: {
    heap: "自定义规则下一堆的石子数",
    tries: "求一个局面的全部走法时，变量至多逐一取的值数",
    rule: "规则的字符数",
    variables: "规则中除堆之外的变量数",
  },
  formulas: {
    "same-moves": {
      brief: "走法与 {game} 相同",
      text: "不论一堆有多少枚，这条规则的走法都与 {game} 相同，SG 值因此相同。",
    },
    "same-moves-shifted": {
      brief: "去掉用不上的 {by} 枚，走法与 {address} 相同",
      text: "每堆最后的 {by} 枚，任何一步都用不上。去掉它们，走法就与 {address} 相同，SG 值因此相同。",
    },
  },
  material: "石子堆",
  theory: "mex 递推",
  variants: {
    "n -> n-k where k|n": {
      name: "取约数",
      rule: "从一堆中取走的枚数须是这一堆的约数。",
      about: "一堆的 SG 值是其二进制末尾 0 的个数加一。",
      examples: {
        surprising: "2 的幂值最大：四堆依次为 7、6、6、8，异或得 15。33 种走法中只有一种必胜：128 取走一半。",
        hard: "SG 值为 3。134 种走法中有 13 种必胜。",
      },
    },
    "n -> n-k where k>0 and gcd(k,n)=1": {
      name: "取互质的数",
      rule: "从一堆中取走的枚数须与这一堆互质。",
      about: "一堆的 SG 值由最小质因数是第几个质数决定：偶数为 0，最小质因数为第 i 个质数的奇数为 i，1 为 1。",
      examples: {
        surprising: "四堆的最小质因数都是 3，值都是 2：44 种走法全都必败。",
        hard: "最小质因数依次为 11、7、7、11，即第五个与第四个质数：362 种走法全都必败。",
      },
    },
  },
};
