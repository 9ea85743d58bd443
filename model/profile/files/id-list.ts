import { readIdSpan } from '../card-id.ts';
import { type ImportedProfile, Rows } from './imported.ts';

const BETWEEN = /[\s,;、，；]+/;

/** Takes a word for one id or for the ids of a span; false when it is neither. */
function take(rows: Rows, row: number, word: string): boolean {
  const span = readIdSpan(word);
  if (!span) return false;
  for (let id = span.first; id <= span.last && !rows.isFull; id++) {
    rows.add(row, span.isTrained ? { id, train: 1 } : { id });
  }
  return true;
}

/**
 * Ids of cards as people note them: one after the other, `12-20`, or `12T` for a trained card; between them blanks, commas or
 * new lines. Null when most of it is something else.
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
