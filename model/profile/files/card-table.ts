import { BOUNDS } from '../defaults.ts';
import type { CardField } from '../profile.ts';
import { type ImportedCard, type ImportedProfile, Rows } from './imported.ts';
import { delimiterOf, readTable, type TextRow } from './table-text.ts';

interface Column {
  readonly field: CardField;
  /** As players count; `shift` makes of it what a profile keeps. */
  readonly min: number;
  readonly max: number;
  readonly shift: number;
}

const number = (field: CardField, min: number, max: number, shift = 0): Column => ({
  field,
  min,
  max,
  shift,
});
const flag = (field: CardField): Column => number(field, 0, 1);

/** In spreadsheets it counts as players do, from 1; the plain format has a field of this name that counts from 0. */
const SKILL = 'skill';
const SKILL_FROM_0 = number('skill', 0, BOUNDS.skill);
/** Besides it only the plain format calls its columns by these. */
const PLAIN_HEADS = ['master', 'ep', 'train'];

/** Heads of columns without blanks, dashes and capitals: our own, those of the plain format and of other sites. */
const COLUMNS: ReadonlyMap<string, Column> = new Map(
  [
    [number('level', 1, BOUNDS.level), 'level', 'lv'],
    [number('master', 0, BOUNDS.master), 'masterrank', 'master', 'mr'],
    [number('skill', 1, BOUNDS.skill + 1, -1), 'skilllevel', 'skilllv', 'sl', SKILL],
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
function cardOf(id: number, values: ReadonlyMap<CardField, number>): ImportedCard {
  const { exclude, ...numbers }: Partial<Record<CardField, number>> = Object.fromEntries(values);
  const card = { id, ...numbers } as ImportedCard;
  return exclude === undefined ? card : { ...card, exclude: exclude === 1 };
}

/** Where a table has its ids, and what its other columns mean. */
interface Layout {
  readonly idAt: number;
  readonly columns: ReadonlyMap<number, Column>;
}

/** A table made of the plain format keeps its numbers: one has a 0 where players have none, none has a 5. */
function countsFrom0(heads: readonly string[], rows: readonly TextRow[]): boolean {
  const at = heads.indexOf(SKILL);
  const levels = new Set(rows.map(({ cells }) => cells[at]?.trim()));
  if (levels.has(`${BOUNDS.skill + 1}`)) return false;
  return levels.has('0') || PLAIN_HEADS.every((head) => heads.includes(head));
}

/** Null without ids. */
function layoutOf(heads: readonly string[], rows: readonly TextRow[]): Layout | null {
  const idAt = heads.findLastIndex((head) => ID_HEADS.has(head));
  if (idAt < 0) return null;
  const columns = new Map<number, Column>();
  for (const [place, head] of heads.entries()) {
    const column = head === SKILL && countsFrom0(heads, rows) ? SKILL_FROM_0 : COLUMNS.get(head);
    if (column) columns.set(place, column);
  }
  return { idAt, columns };
}

function takeRow(rows: Rows, { row, cells }: TextRow, { idAt, columns }: Layout): void {
  const cell = cells[idAt]?.trim() ?? '';
  if (!/^#?\d{1,9}$/.test(cell)) {
    rows.missId(row, cells.join(' ').trim());
    return;
  }
  const id = Number(cell.replace('#', ''));
  const values = new Map<CardField, number>();
  for (const [place, column] of columns) {
    const given = cells[place] ?? '';
    const value = valueIn(given, column);
    if (value === undefined) rows.refuse(row, id, column.field, given.trim());
    else if (value !== null) values.set(column.field, value);
  }
  rows.add(row, cardOf(id, values));
}

/** A table whose first row names its columns, one of them `id`; other columns are left alone. Null when it is no such table. */
export function readCardTable(text: string): ImportedProfile | null {
  const [first, ...rest] = readTable(text, delimiterOf(text));
  const layout = layoutOf((first?.cells ?? []).map(headOf), rest);
  if (!layout) return null;
  const rows = new Rows();
  for (const each of rest) {
    if (rows.isFull) break;
    if (each.cells.some((cell) => cell.trim() !== '')) takeRow(rows, each, layout);
  }
  return rows.collected();
}
