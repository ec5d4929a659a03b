const game = "word-game(abc,abd,acb,ba,bcc)";

export const claims = {
  about: [
    {
      says: "who can both win a round and lose it on purpose wins with any number of rounds; who can only win it wins with an odd number",
      async holds({outcome}) {
        const rounds = async (words) =>
          (await Promise.all([1, 2, 3, 4].map((n) => outcome(`word-game(${words}):${n}`)))).join("");
        return (await rounds("a")) === "NPNP" && (await rounds("ab")) === "PPPP" && (await rounds("a,bc")) === "NNNN";
      },
    },
  ],
  "examples.surprising": ["it has 1 winning of 2", `it -> ${game}:2/bc wins`],
  "examples.hard": [
    "it has 1 winning of 2",
    `it -> ${game}:1000000001/a wins`,
    `${game}:1000000000 has 0 winning of 2`,
  ],
};
