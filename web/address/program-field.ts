// Field `program=TO/CODE` of a link to a position of a game that the program defines.

export interface Program {
  code: string;
  /** Positions that play may begin at: `start(n)` for n from 0 to this number. */
  to: number;
}

export const maxStarts = 1000;

export const parseStartCount = (text: string | undefined) =>
  text !== undefined && /^\d{1,4}$/.test(text) && Number(text) <= maxStarts ? Number(text) : null;

export const programField = ({code, to}: Program): string => `${to}/${code}`;

/** Returns null if the field is invalid. */
export function parseProgramField(text: string): Program | null {
  const slash = text.indexOf("/");
  const to = slash < 0 ? null : parseStartCount(text.slice(0, slash));
  return to === null ? null : {code: text.slice(slash + 1), to};
}
