// `npm run bench`: measures every claim about speed, as a ratio in one run with a checksum. `npm run bench -- kernels` runs
// only that part; the names of all parts are below.
const all =
  "kernels boards mcgs octal loopy misere partizan judges outside stops budgets cancel programs soak pages".split(" ");
const parts = process.argv[2] ? [process.argv[2]] : all;
for (const part of parts) await import(`./bench-${part}.mjs`);
