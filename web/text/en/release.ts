// What the page is as a thing that can be kept: its version, what is known of a newer one, and what it is called where it is installed.

export const release = {
  description: "Combinatorial games solved, explained and played: values, winning moves and the reasons.",
  version: "Version {version}",
  kept: "works offline",
  licences: "licences",
  newer: "There is a new version.",
  goOver: "Reload to use it",
  later: "Later",
};
