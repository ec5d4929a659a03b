// `npm run bench`: every claim about speed, as a ratio in one run with a checksum. `npm run bench -- kernels`, `-- judges`,
// `-- outside`, `-- stops`, `-- budgets`, `-- cancel`, `-- octal`, `-- misere`, `-- partizan`, `-- programs`, `-- soak` or `-- pages` runs that part alone.
const parts = process.argv[2]
  ? [process.argv[2]]
  : [
      "kernels",
      "octal",
      "misere",
      "partizan",
      "judges",
      "outside",
      "stops",
      "budgets",
      "cancel",
      "programs",
      "soak",
      "pages",
    ];
for (const part of parts) await import(`./bench-${part}.mjs`);
