import { fieldsUpTo, type ListShape, type Rows, richestLevel } from './levels.ts';

export const isObject = (value: unknown): value is Rows =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps own entries by key. `Object.fromEntries` defines keys, so that `__proto__` stays an ordinary one. */
export const pick = (row: Rows, wanted: (key: string) => boolean): Rows =>
  Object.fromEntries(Object.entries(row).filter(([key]) => wanted(key)));

export const mapRows = (rows: Rows, change: (row: unknown, id: string) => unknown): Rows =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, change(row, id)]));

/** The short meta file gives the numbers for the seven-second skill only (reference R6). */
const sevenSeconds = (song: unknown): unknown =>
  isObject(song)
    ? mapRows(song, (difficulty) =>
        isObject(difficulty) ? pick(difficulty, (key) => key === '7') : difficulty,
      )
    : song;

/**
 * What a list says at `level`, from rows that say at least as much. Level 0 is empty rows; the richest level keeps
 * fields we do not know; a level between two known ones says what the lower one says.
 */
export function projectList(name: string, shape: ListShape, rows: Rows, level: number): Rows {
  if (level === 0) return mapRows(rows, () => ({}));
  if (level >= richestLevel(shape)) return rows;
  if (name === 'songs/meta/all') return level < 2 ? mapRows(rows, () => ({})) : mapRows(rows, sevenSeconds);
  const fields = fieldsUpTo(shape, level);
  return mapRows(rows, (row) => (isObject(row) ? pick(row, (key) => fields.has(key)) : row));
}

const isLevelKey = (key: string): boolean => /^\d+$/.test(key);

/** Lists give a card's parameters at level 1 and at its highest level; item files at every level (reference R3). */
function thinStat(stat: unknown): unknown {
  if (!isObject(stat)) return stat;
  const levels = Object.keys(stat).filter(isLevelKey).map(Number);
  const ends = new Set([String(Math.min(...levels)), String(Math.max(...levels))]);
  return pick(stat, (key) => !isLevelKey(key) || ends.has(key));
}

const thinDifficulty = (difficulty: unknown): unknown =>
  isObject(difficulty)
    ? mapRows(difficulty, (row) =>
        isObject(row) ? pick(row, (key) => key === 'playLevel' || key === 'publishedAt') : row,
      )
    : difficulty;

const noteCounts = (difficulty: unknown): Rows =>
  isObject(difficulty)
    ? Object.fromEntries(
        Object.entries(difficulty).flatMap(([key, row]) =>
          isObject(row) && typeof row.notesQuantity === 'number' ? [[key, row.notesQuantity]] : [],
        ),
      )
    : {};

/** The row a list would hold for an item file, at the richest level (reference R3, R5). */
export function rowOfItem(name: string, shape: ListShape, item: Rows): Rows {
  const fields = fieldsUpTo(shape, richestLevel(shape));
  const row = pick(item, (key) => fields.has(key));
  if (name === 'cards/all') return mapRows(row, (value, key) => (key === 'stat' ? thinStat(value) : value));
  if (name !== 'songs/all') return row;
  const notes = noteCounts(item.difficulty);
  const thinned = mapRows(row, (value, key) => (key === 'difficulty' ? thinDifficulty(value) : value));
  return Object.keys(notes).length > 0 && !('notes' in row) ? { ...thinned, notes } : thinned;
}
