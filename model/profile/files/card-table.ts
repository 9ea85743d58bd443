import { BOUNDS } from '../defaults.ts';
import { type ImportedCard, type ImportedProfile, Rows } from './imported.ts';
import { delimiterOf, readTable } from './table-text.ts';

type Field = Exclude<keyof ImportedCard, 'id'>;

interface Column {
  readonly field: Field;
  /** As players count; `shift` makes of it what a profile keeps. */
  readonly min: number;
  readonly max: number;
  readonly shift: number;
}

const number = (field: Field, min: number, max: number, shift = 0): Column => ({ field, min, max, shift });
const flag = (field: Field): Column => number(field, 0, 1);

/** Heads of columns without blanks, dashes and capitals: our own, those of the plain format and of other sites. */
const COLUMNS: ReadonlyMap<string, Column> = new Map(
  [
    [number('level', 1, BOUNDS.level), 'level', 'lv'],
    [number('master', 0, BOUNDS.master), 'masterrank', 'master', 'mr'],
    [number('skill', 1, BOUNDS.skill + 1, -1), 'skilllevel', 'skilllv', 'sl'],
    [number('skill', 0, BOUNDS.skill), 'skill'],
    [number('ep', 0, BOUNDS.episodes), 'episodes', 'episode', 'eps', 'ep', 'stories'],
    [flag('train'), 'trained', 'training', 'train'],
    [flag('art'), 'trainedart', 'art'],
    [flag('exclude'), 'excluded', 'exclude'],
  ].flatMap(([column, ...heads]) => heads.map((head) => [head, column] as [string, Column])),
);
const ID_HEADS = new Set(['id', 'cardid', 'card', 'no', 'situationid']);

const headOf = (cell: string): string => cell.toLowerCase().replace(/[^a-z]/g, '');
const YES = /^(yes|y|true|x|✓|✔)$/i;
const NO = /^(no|n|false|-)$/i;

/** What a cell says as a number of a profile; null when it says nothing, undefined when it is nonsense. */
function valueIn(cell: string, { min, max, shift }: Column): number | null | undefined {
  const text = cell.trim();
  if (text === '') return null;
  const value = YES.test(text) ? 1 : NO.test(text) ? 0 : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value + shift : undefined;
}

/** Numbers and truths of a card out of the numbers of a row. */
function cardOf(id: number, values: ReadonlyMap<Field, number>): ImportedCard {
  const { exclude, ...numbers }: Partial<Record<Field, number>> = Object.fromEntries(values);
  const card = { id, ...numbers } as ImportedCard;
  return exclude === undefined ? card : { ...card, exclude: exclude === 1 };
}

function takeRow(rows: Rows, row: number, cells: readonly string[], heads: readonly string[]): void {
  const values = new Map<Field, number>();
  let id: number | null = null;
  for (const [place, head] of heads.entries()) {
    const cell = cells[place] ?? '';
    if (ID_HEADS.has(head))
      id = /^#?\d{1,9}$/.test(cell.trim()) ? Number(cell.trim().replace('#', '')) : null;
    const column = COLUMNS.get(head);
    if (!column) continue;
    const value = valueIn(cell, column);
    if (value === undefined) rows.complain(row, 'value', cell.trim());
    else if (value !== null) values.set(column.field, value);
  }
  if (id === null) rows.complain(row, 'noId', cells.join(' ').trim());
  else rows.add(row, cardOf(id, values));
}

/** A table whose first row names its columns, one of them `id`; other columns are left alone. Null when it is no such table. */
export function readCardTable(text: string): ImportedProfile | null {
  const [first, ...rest] = readTable(text, delimiterOf(text));
  const heads = (first?.cells ?? []).map(headOf);
  if (!heads.some((head) => ID_HEADS.has(head))) return null;
  const rows = new Rows();
  for (const { row, cells } of rest) {
    if (!rows.hasRoom) break;
    if (cells.some((cell) => cell.trim() !== '')) takeRow(rows, row, cells, heads);
  }
  return rows.collected();
}
