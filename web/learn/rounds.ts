import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "rounds",
  title: {en: "A match of k rounds", zh: "连下 k 轮"},
  lede: {
    en: "Whoever loses a round begins the next, and the last round decides. Then it may be well to lose, and one has to know who can.",
    zh: "输掉一轮的人先开下一轮，最后一轮定胜负。这时输也可能是好事，要看谁有本事输。",
  },
  motto: "[[nim:1,1 is N under misere]]",
  body: [
    figure(
      "word-game(a,bc):2",
      {
        en: "The words are a and bc. Two rounds: in turn append a letter, always to the beginning of a word; whoever cannot loses the round and begins the next. The second round decides. You begin.",
        zh: "单词有 a 与 bc。共两轮：轮流添一个字母，始终要是某个单词的开头；添不了的人输掉这一轮，并先开下一轮。第二轮定胜负。你先走。",
      },
      {asks: "play"},
    ),
    paragraph({
      en: "If you wrote a at once you won the round, and the other began the last and wrote a. It is better to write b: the other has to finish the word, you have lost, and begin the last round. [[word-game(a,bc):2 is N | Both rounds together]], by losing first. Whoever begins a round can do one thing or the other here: win it by force, or lose it by force.",
      zh: "若一上来就写 a，这一轮赢了，可最后一轮由对方先开，他也写 a。应当写 b：对方只好把单词写完，你输了这一轮，却先开最后一轮。[[word-game(a,bc):2 is N | 两轮合起来]]，靠的是先输一轮。这里先手有两样本事：必胜，或者必败（故意输）。",
    }),
    paragraph({
      en: "To lose by force is to win where the last mover loses. So for any game two questions tell all: who wins the game under normal play, and who wins it under misère play.",
      zh: "“一定能输”就是在“最后走者败”的规则下必胜。所以对任何游戏，只要问两件事：正常规则下谁胜，反常规则下谁胜。",
    }),
    figure(
      "nim:1",
      {
        en: "A heap of one counter, as a round. The player to move has no choice. Can he lose the round?",
        zh: "把一枚石子的一堆当作一轮。轮到走的人没有选择。他能输掉这一轮吗？",
      },
      {asks: "who-wins", play: "misere"},
    ),
    {
      kind: "statement",
      name: {en: "Theorem.", zh: "定理。"},
      text: {
        en: "Let the same game be played k times. If its beginner can force a win and can force a loss, he wins the match. If he can only force a win, he wins it for odd k. If he can only force a loss, or neither, he loses it.",
        zh: "同一个游戏连下 k 轮。先手既能必胜又能必败，则赢得全局。只能必胜，则 k 为奇数时赢得全局。只能必败，或两样都不能，则输掉全局。",
      },
    },
    paragraph({
      en: "*Both:* he loses every round but the last, begins each, and wins that. *A win only:* whether he likes it or not, the other can make him win, so winners alternate; with odd k he begins the last round. *No win:* the other wins each round that he does not begin, all of them, so the first player begins every round and loses the last.",
      zh: "*两样都能*：除最后一轮外每轮都输，于是轮轮先开，最后一轮取胜。*只能必胜*：对方能逼他赢，所以两人轮流赢；k 为奇数时，最后一轮由他先开。*不能必胜*：对方每轮都能赢，于是他轮轮先开，最后一轮照样输。",
    }),
    heading({en: "The four cases, as heaps of Nim", zh: "四种情形，用 Nim 堆来看"}),
    paragraph({
      en: "*Both.* [[nim:2 is N | A heap of two]], and [[nim:2 is N under misere | so it is in misère play]]: the match is won, for every k. *A win only.* [[nim:1 is N | A heap of one]], but [[nim:1 is P under misere | in misère play]]: won for odd k. *A loss only.* [[nim:1,1 is P | One and one]], but [[nim:1,1 is N under misere | in misère play]]: lost, for every k. *Neither.* [[nim:2,2 is P | Two and two]], and [[nim:2,2 is P under misere | so it is in misère play]]: lost, for every k.",
      zh: "*两样都能*：[[nim:2 is N | 两枚的一堆]]，[[nim:2 is N under misere | 反常规则下也]]；k 为几都赢。*只能必胜*：[[nim:1 is N | 一枚的一堆]]，但[[nim:1 is P under misere | 反常规则下]]；k 为奇数才赢。*只能必败*：[[nim:1,1 is P | 一枚加一枚]]，但[[nim:1,1 is N under misere | 反常规则下]]；k 为几都输。*两样都不能*：[[nim:2,2 is P | 两枚加两枚]]，[[nim:2,2 is P under misere | 反常规则下也]]；k 为几都输。",
    }),
    paragraph({
      en: "The same four with words: [[word-game(a,bc):3 is N | a and bc, three rounds]]; with a alone [[word-game(a):3 is N | three rounds]], but [[word-game(a):2 is P | two]]; [[word-game(ab):3 is P | ab, three rounds]]; [[word-game(xa,xbc):3 is P | xa and xbc, three rounds]]. So only the parity of k counts, and not even that in three of the cases. Within a round the move to make is one that leaves the other without the power that one needs: the power to win in the last round, and before it mostly the power to lose.",
      zh: "同样四种情形换成单词：[[word-game(a,bc):3 is N | a 与 bc，三轮]]；只有 a 时，[[word-game(a):3 is N | 三轮]]，[[word-game(a):2 is P | 两轮]]；[[word-game(ab):3 is P | ab，三轮]]；[[word-game(xa,xbc):3 is P | xa 与 xbc，三轮]]。可见 k 只看奇偶，其中三种情形连奇偶也不用看。一轮之内，要走到对方没有某种本事的局面：最后一轮是“必胜”的本事，之前多半是“必败”的本事。",
    }),
    figure(
      "word-game(ab,ac,b,bcd):2",
      {en: "Four words, two rounds. Who wins?", zh: "四个单词，两轮。谁会赢？"},
      {
        asks: "who-wins",
      },
    ),
    {
      kind: "exercise",
      ask: {
        en: "One word, a, and two rounds: [[word-game(a):2 is P | this]]. Add a single word of two letters so that the first player wins for every number of rounds.",
        zh: "只有一个单词 a，共两轮：[[word-game(a):2 is P | 这]]。再添一个两个字母的单词，使先手无论几轮都能赢。",
      },
      figure: figureOf("word-game(a):2", {en: "Whoever begins loses.", zh: "先走的人败。"}),
      answer: {
        en: "Any word that begins otherwise, bc say: it is the way to lose. [[word-game(a,bc):1 is N | One round]], [[word-game(a,bc):2 is N | two]], [[word-game(a,bc):3 is N | three]]. The word ab would not do: then a wins no more, and [[word-game(a,ab):2 is P | two rounds]].",
        zh: "任何以别的字母开头的单词，例如 bc：它提供了输的办法。[[word-game(a,bc):1 is N | 一轮]]，[[word-game(a,bc):2 is N | 两轮]]，[[word-game(a,bc):3 is N | 三轮]]。添 ab 不行：那样写 a 就赢不了，[[word-game(a,ab):2 is P | 两轮]]。",
      },
    },
  ],
  next: {
    at: "word-game(ab,ac,b,bcd):2",
    says: {en: "Two rounds of the word game", zh: "单词游戏，两轮"},
    theme: "misere",
  },
  sources: ["cf455b", "jia2009"],
};
