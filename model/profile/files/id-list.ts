import { type ImportedProfile, Rows } from './imported.ts';

const BETWEEN = /[\s,;、，；]+/;
const ID = /^#?(\d{1,9})$/;
/** `12-20`, also with the dashes that phones and word processors make of it. */
const SPAN = /^#?(\d{1,9})[-–—~〜]#?(\d{1,9})$/;

/** Takes a word for one id or for the ids of a span; false when it is neither. */
function take(rows: Rows, row: number, word: string): boolean {
  const id = ID.exec(word)?.[1];
  if (id !== undefined) {
    rows.add(row, { id: Number(id) });
    return true;
  }
  const [, first, last] = SPAN.exec(word) ?? [];
  if (first === undefined || last === undefined || Number(last) < Number(first)) return false;
  for (let each = Number(first); each <= Number(last) && !rows.isFull; each++) rows.add(row, { id: each });
  return true;
}

/**
 * Ids of cards as people note them: one after the other or `12-20`, between them blanks, commas or new lines. Null when most
 * of it is something else.
 */
export function readIdList(text: string): ImportedProfile | null {
  const rows = new Rows();
  let taken = 0;
  let refused = 0;
  for (const [index, line] of text.split('\n').entries()) {
    for (const word of line.split(BETWEEN).filter((each) => each !== '')) {
      if (rows.isFull) return rows.collected();
      if (take(rows, index + 1, word)) taken++;
      else {
        refused++;
        rows.missId(index + 1, word);
      }
    }
  }
  return taken > refused ? rows.collected() : null;
}
