// Texts of the release: its version, a newer version, and the name of the installed page.

export const release = {
  description: "Combinatorial games solved, explained and played: values, winning moves and the reasons.",
  version: "Version {version}",
  kept: "works offline",
  licences: "licences",
  newer: "There is a new version.",
  goOver: "Reload to use it",
  later: "Later",
};
