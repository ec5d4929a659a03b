export const claims = {
  about: [
    {
      says: "with-goal(nim; wins when n=0):3,5 is won at once by emptying a heap, and a move that loses at once is left out",
      holds: async ({analyze}) => {
        const {moves} = await analyze("with-goal(nim; wins when n=0):3,5");
        const left = await analyze("with-goal(nim; loses when n=0):3,5");
        return (
          moves.listed.filter(({wins}) => wins).every(({to}) => to.endsWith("/over")) &&
          Number(left.moves.total) === Number(moves.total) - 2
        );
      },
    },
    {literature: "harary1982", says: "games of achievement and of avoidance"},
  ],
  "formulas.goal": [
    {
      says: "the move that is named reaches the goal",
      holds: async ({analyze}) => {
        const address = "with-goal(subtraction(1,3); wins when n=2)";
        const {why} = await analyze(`${address}:5`);
        return why[0].facts.left === "2" && (await analyze(`${address}:2/over`)).outcome === "P";
      },
    },
  ],
  "examples.surprising": ["it is P", "it has 0 winning of 1", "with-goal(kayles; loses when n=1):2 is N"],
  "examples.hard": ["it = *3", "it has 4 winning of 13"],
};
