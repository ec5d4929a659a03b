// Names of two people who play each other, as a link states them: `Ann~Ben`, the player who moves first before the other.

/** Names of the player who moves first and of the other; empty where none was given. */
export type Players = readonly [string, string];

export const maxNameLength = 24;

/** Returns a name as a link can carry it: without control characters and the separator, and not too long. */
export const cleanName = (text: string) =>
  [
    ...text
      .replace(/[\p{Cc}\p{Cf}~]/gu, "")
      .replace(/\s+/g, " ")
      .trim(),
  ]
    .slice(0, maxNameLength)
    .join("")
    .trim();

/** Returns null if the text is not two names, one of which may be empty. */
export function parsePlayers(text: string): Players | null {
  const [first, second, ...others] = text.split("~");
  if (first === undefined || second === undefined || others.length > 0 || first + second === "") return null;
  return cleanName(first) === first && cleanName(second) === second ? [first, second] : null;
}

/** Returns null if neither has a name. */
export const formatPlayers = (players: Players | undefined): string | null =>
  players && players.join("") !== "" ? players.join("~") : null;
