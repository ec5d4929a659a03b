// The field `program=TO/CODE` of a link, beside a position of the game that the program says.

export interface Program {
  code: string;
  /** Play may begin at `start(n)` for n from 0 to here. */
  to: number;
}

export const mostStarts = 1000;

export const startsIn = (text: string | undefined) =>
  text !== undefined && /^\d{1,4}$/.test(text) && Number(text) <= mostStarts ? Number(text) : null;

export const programField = ({code, to}: Program): string => `${to}/${code}`;

/** Null where it makes no sense. */
export function parseProgramField(text: string): Program | null {
  const cut = text.indexOf("/");
  const to = cut < 0 ? null : startsIn(text.slice(0, cut));
  return to === null ? null : {code: text.slice(cut + 1), to};
}
