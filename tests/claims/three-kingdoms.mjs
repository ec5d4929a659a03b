const small = "three-kingdoms:1,2,3/4,5/6";

/** Strengths of all pairs, from the triangle. */
const strengths = (address) => {
  const rows = address
    .split(":")[1]
    .split("/")
    .map((row) => row.split(",").map(Number));
  const at = (i, j) => rows[Math.min(i, j) - 1][Math.abs(i - j) - 1];
  const generals = rows.map((_, i) => i + 1).concat(rows.length + 1);
  return {at, generals};
};
const seconds = (says, best, strongest) => ({
  says,
  holds(_, {address}) {
    const {at, generals} = strengths(address);
    const sorted = generals.map((i) =>
      generals
        .filter((j) => j !== i)
        .map((j) => at(i, j))
        .sort((a, b) => b - a),
    );
    return (
      Math.max(...sorted.map((list) => list[1])) === best && Math.max(...sorted.map((list) => list[0])) === strongest
    );
  },
});

export const claims = {
  about: [`${small} is N`, {remark: "the computer's picks follow a fixed rule, which is why there is no value"}],
  "examples.surprising": [
    "it is N",
    "it has 3 winning of 4",
    seconds("the best second strength is 5, the best of all 6", 5, 6),
    {
      says: "3 and 4 have 6, 4 and 2 have 5",
      holds: (_, {address}) => {
        const {at} = strengths(address);
        return at(3, 4) === 6 && at(4, 2) === 5;
      },
    },
  ],
  "examples.hard": [
    "it is N",
    seconds("the best second strength is 44, the best of all 45", 44, 45),
    {
      says: "of ten generals 5 and 6 have 45, 5 and 4 have 44",
      holds: (_, {address}) => {
        const {at, generals} = strengths(address);
        return generals.length === 10 && at(5, 6) === 45 && at(5, 4) === 44;
      },
    },
  ],
};
