/** Returns the text, cut off with an ellipsis if it has more than `most` characters. */
export const truncate = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
