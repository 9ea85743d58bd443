import { isJsonObject, type JsonObject } from '../../records/reading.ts';
import { readIdSpan, readMarkedId } from '../card-id.ts';
import { BOUNDS } from '../defaults.ts';
import { CARD_FIELDS, type CardField } from '../profile.ts';
import { type ImportedCard, type ImportedProfile, ImportedRows } from './imported.ts';
import { delimiterOf, readTable, type TextRow } from './table-text.ts';
import {
  hasCircles,
  plainHead,
  readCardNumber,
  readYesNo,
  type TableHead,
  tableHead,
} from './table-words.ts';

interface Column {
  readonly field: CardField;
  /** As players count; `shift` makes of it what a profile keeps. */
  readonly min: number;
  readonly max: number;
  readonly shift: number;
  /** In this column `x` means no. */
  readonly isCrossNo: boolean;
}

/** The numbers of a field in tables, which count as players do: skill levels from 1. */
const LIMITS: Readonly<Record<CardField, readonly [min: number, max: number, shift: number]>> = {
  level: [1, BOUNDS.level, 0],
  master: [0, BOUNDS.master, 0],
  skill: [1, BOUNDS.skill + 1, -1],
  ep: [0, BOUNDS.episodes, 0],
  train: [0, 1, 0],
  art: [0, 1, 0],
  exclude: [0, 1, 0],
};
const SKILL_FROM_0 = [0, BOUNDS.skill, 0] as const;

/** The plain format calls a field so, and counts it from 0. */
const SKILL = 'skill';
/** Besides it only the plain format calls its columns by these. */
const PLAIN_HEADS = ['master', 'ep', 'train'];

/** Rows below their heads. */
interface Table {
  readonly heads: readonly string[];
  readonly rows: readonly TextRow[];
}

/** Where a table has its ids, and what its other columns mean. */
interface Layout {
  readonly idAt: number;
  readonly columns: ReadonlyMap<number, Column>;
}

/** Columns behind this one are not looked at: no table of cards is so wide. */
const MAX_COLUMNS = 200;

const cellsAt = ({ rows }: Table, place: number): readonly string[] =>
  rows.flatMap(({ cells }) => cells[place]?.trim() || []);

/** What a cell says as a number of a profile; null when it says nothing, undefined when it is nonsense. */
function valueIn(cell: string, { min, max, shift, isCrossNo }: Column): number | null | undefined {
  const text = cell.trim();
  if (text === '') return null;
  const answer = isCrossNo && /^[xｘ]$/i.test(text) ? false : readYesNo(text);
  const value = answer === null ? readCardNumber(text) : Number(answer);
  return value !== null && value >= min && value <= max ? value + shift : undefined;
}

/** A table made of the plain format keeps its numbers: one has a 0 where players have none, none has a 5. */
function countsFrom0(table: Table, place: number): boolean {
  const heads = table.heads.map(plainHead);
  if (heads[place] !== SKILL) return false;
  const levels = new Set(cellsAt(table, place));
  if (levels.has(`${BOUNDS.skill + 1}`)) return false;
  return levels.has('0') || PLAIN_HEADS.every((head) => heads.includes(head));
}

function columnAt(table: Table, place: number, field: CardField): Column | null {
  const [min, max, shift] = countsFrom0(table, place) ? SKILL_FROM_0 : LIMITS[field];
  const cells = cellsAt(table, place);
  const column = { field, min, max, shift, isCrossNo: hasCircles(cells) };
  // Not one value of several fits: the head means something else here, such as the name of a skill.
  const isForeign = cells.length > 1 && cells.every((cell) => valueIn(cell, column) === undefined);
  return isForeign ? null : column;
}

/** The column of ids: one that calls itself so before one that is called after cards or numbers, the last of several. */
function findIds(table: Table, meanings: readonly (TableHead | null)[]): number {
  const places = [...meanings.keys()].filter((place) => meanings[place] === 'id');
  const filled = places.filter((place) => cellsAt(table, place).some(readMarkedId));
  const named = filled.filter((place) => /id/i.test(table.heads[place] ?? ''));
  return named.at(-1) ?? filled.at(-1) ?? places.at(-1) ?? -1;
}

/** Null without ids. */
function layoutOf(table: Table): Layout | null {
  const meanings = table.heads.slice(0, MAX_COLUMNS).map(tableHead);
  const idAt = findIds(table, meanings);
  if (idAt < 0) return null;
  const columns = new Map<number, Column>();
  for (const [place, meaning] of meanings.entries()) {
    const column = meaning === null || meaning === 'id' ? null : columnAt(table, place, meaning);
    if (column) columns.set(place, column);
  }
  return { idAt, columns };
}

/** Heads of columns that hold something and were not read; a column without a head is called by its place, from 1. */
function unreadHeads({ heads, rows }: Table, { idAt, columns }: Layout): readonly string[] {
  const filled = new Set<number>();
  for (const { cells } of rows) {
    for (const [place, cell] of cells.slice(0, MAX_COLUMNS).entries())
      if (cell.trim() !== '') filled.add(place);
  }
  return [...filled]
    .filter((place) => place !== idAt && !columns.has(place))
    .sort((a, b) => a - b)
    .map((place) => heads[place]?.trim() || `${place + 1}`);
}

/** Numbers and truths of a card out of the numbers of a row. */
function cardOf(id: number, values: ReadonlyMap<CardField, number>): ImportedCard {
  const { exclude, ...numbers }: Partial<Record<CardField, number>> = Object.fromEntries(values);
  const card = { id, ...numbers } as ImportedCard;
  return exclude === undefined ? card : { ...card, exclude: exclude === 1 };
}

function takeRow(rows: ImportedRows, { row, cells }: TextRow, { idAt, columns }: Layout): void {
  const marked = readMarkedId(cells[idAt] ?? '');
  if (!marked) {
    rows.missId(row, cells.join(' ').trim());
    return;
  }
  const { first: id, isTrained } = marked;
  const values = new Map<CardField, number>(isTrained ? [['train', 1]] : []);
  for (const [place, column] of columns) {
    const given = cells[place] ?? '';
    const value = valueIn(given, column);
    if (value === undefined) rows.refuse(row, id, column.field, given.trim());
    else if (value !== null) values.set(column.field, value);
  }
  rows.add(row, cardOf(id, values));
}

function collect(table: Table, layout: Layout): ImportedProfile | null {
  const rows = new ImportedRows();
  rows.leaveOut(unreadHeads(table, layout));
  for (const each of table.rows) {
    if (rows.isFull) break;
    if (each.cells.some((cell) => cell.trim() !== '')) takeRow(rows, each, layout);
  }
  return rows.collected();
}

/** Rows without heads that begin with an id; lists of ids have marks or spans where tables have numbers. */
function headlessTable(text: string): Table | null {
  const [firstLine = ''] = text.split(/[\r\n]/, 1);
  const delimiter = delimiterOf(firstLine);
  const rows = firstLine.includes(delimiter)
    ? readTable(text, delimiter)
    : text
        .split(/\r\n|[\r\n]/)
        .map((line, index): TextRow => ({ row: index + 1, cells: line.trim().split(/\s+/) }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const isTable =
    filled.length > 1 &&
    filled.every(({ cells }) => cells.length > 1 && readMarkedId(cells[0] ?? '') !== null);
  const others = filled.flatMap(({ cells }) => cells.slice(1)).filter((cell) => cell.trim() !== '');
  const isList = others.every(readIdSpan) && !others.every((cell) => /^\s*#?\d+\s*$/.test(cell));
  return isTable && others.length > 0 && !isList ? { heads: [], rows: filled } : null;
}

/**
 * A table of cards: its first row names its columns in any of the site's languages, one of them the ids; or rows without heads,
 * of which the first column are the ids. `noIds` for a table with heads that names no cards, null when it is no table.
 */
export function readCardTable(text: string): ImportedProfile | 'noIds' | null {
  const [first, ...rows] = readTable(text, delimiterOf(text));
  const table: Table = { heads: first?.cells ?? [], rows };
  const layout = layoutOf(table);
  if (layout) return collect(table, layout);
  const headless = headlessTable(text);
  if (headless) return collect(headless, { idAt: 0, columns: new Map() });
  const known = table.heads.filter((head) => tableHead(head) !== null);
  return known.length > 0 && table.heads.length > 1 && rows.length > 0 ? 'noIds' : null;
}

/** Names of a card in the plain format. */
const PLAIN_KEYS: ReadonlySet<string> = new Set(['id', ...CARD_FIELDS]);
const isForeign = (card: JsonObject): boolean =>
  Object.keys(card).some((key) => !PLAIN_KEYS.has(key) && tableHead(key) !== null);

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? '…' : String(value);
}

/** Cards in JSON under the names of tables, as other sites write them. Null for cards of the plain format. */
export function readCardObjects(cards: readonly unknown[]): ImportedProfile | null {
  const objects = cards.filter(isJsonObject);
  if (!objects.some(isForeign)) return null;
  const keys = [...new Set(objects.flatMap((card) => Object.keys(card)))];
  const heads = [...keys.filter(tableHead), ...keys.filter((key) => !tableHead(key))].slice(0, MAX_COLUMNS);
  const rows = cards.map((card, place): TextRow => {
    const cells = isJsonObject(card) ? heads.map((head) => cellOf(card[head])) : [cellOf(card)];
    return { row: place + 1, cells };
  });
  const table: Table = { heads, rows };
  const layout = layoutOf(table);
  return layout && collect(table, layout);
}
