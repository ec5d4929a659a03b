// Typing errors: letters inserted, dropped, changed or swapped with their neighbour.

/**
 * Returns the fewest typing errors between two texts, or between the first and a beginning of the second; infinity if
 * there are more than `most`.
 */
function editsBetween(from: string, to: string, most: number, isBeginning = false): number {
  let rowBeforeLast: number[] = [];
  let previousRow = Array.from({length: to.length + 1}, (_, j) => j);
  for (let i = 0; i < from.length; i++) {
    const row = [i + 1];
    let least = i + 1;
    for (let j = 0; j < to.length; j++) {
      const isSwap = i > 0 && j > 0 && from[i] === to[j - 1] && from[i - 1] === to[j];
      const edits = Math.min(
        (row[j] ?? 0) + 1,
        (previousRow[j + 1] ?? 0) + 1,
        (previousRow[j] ?? 0) + (from[i] === to[j] ? 0 : 1),
        isSwap ? (rowBeforeLast[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      row.push(edits);
      least = Math.min(least, edits);
    }
    // A swap continues from the row before, with one error more.
    if (least > most && Math.min(...previousRow) >= most) return Number.POSITIVE_INFINITY;
    [rowBeforeLast, previousRow] = [previousRow, row];
  }
  const edits = isBeginning ? Math.min(...previousRow) : (previousRow[to.length] ?? 0);
  return edits <= most ? edits : Number.POSITIVE_INFINITY;
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/** One error in four letters or three Chinese characters, two in twice as many. */
const mostEdits = (text: string) => Math.min(2, Math.floor(text.length / (isHan(text) ? 3 : 4)));

/** Two of three letters swapped; any other error leaves too little of such a word. */
const isSwapOfThree = (a: string, b: string) =>
  a.length === 3 && !isHan(a) && [...a].sort().join() === [...b].sort().join() && editsBetween(a, b, 1) === 1;

/** Numbers are no words: another digit is another number. */
const hasDigit = (text: string) => /\d/.test(text);

/** Returns the number of errors by which one text is mistyped as the other; null if there are too many. */
export function typosBetween(typed: string, meant: string): number | null {
  const most = mostEdits(typed.length > meant.length ? typed : meant);
  if (hasDigit(typed) || hasDigit(meant)) return typed === meant ? 0 : null;
  if (Math.abs(typed.length - meant.length) > most) return null;
  const edits = isSwapOfThree(typed, meant) ? 1 : editsBetween(typed, meant, most);
  return edits <= most || edits === 1 ? edits : null;
}

/** Shortest text that is read as a mistyped beginning; less would begin too many words. */
const minBeginning = 5;

/** Returns the number of errors by which a beginning of `meant` is mistyped as `typed`; null if there are too many. */
export function typosInBeginning(typed: string, meant: string): number | null {
  if (typed.length < minBeginning && !isHan(typed)) return null;
  const most = mostEdits(typed);
  const start = meant.slice(0, typed.length + most);
  if (hasDigit(typed) || hasDigit(start) || start.length < typed.length - most) return null;
  const edits = editsBetween(typed, start, most, true);
  return edits <= most ? edits : null;
}
