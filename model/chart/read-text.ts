import { type ChartFormat, type ChartFormatId, type ChartText, MAX_NODES } from './formats/format.ts';
import { formatOf } from './formats/formats.ts';
import type { ParsedChart } from './notes.ts';
import { parseRows } from './parse.ts';
import { Repairs } from './repairs.ts';
import { gameOfJson, gameOfText, type OtherGameId } from './shapes/other-games.ts';
import type { NumberedRow } from './shapes/rows.ts';

/** Why a text is not a chart, or not one that can be opened. */
export const CHART_FAULTS = [
  'empty',
  'notJson',
  'noChart',
  'tooLarge',
  'tooMany',
  'tooDeep',
  'otherGame',
  'named',
  'noLevel',
] as const;
export type ChartFault = (typeof CHART_FAULTS)[number];

export type ChartRead =
  | {
      readonly ok: true;
      readonly chart: ParsedChart;
      readonly format: ChartFormatId;
      /** Seconds by which the music begins later than the chart. */
      readonly musicDelay: number;
    }
  | ChartRefusal;

export interface ChartRefusal {
  readonly ok: false;
  readonly fault: ChartFault;
  /** Which game it is a chart of, with the fault `named`. */
  readonly game?: OtherGameId;
}

/** Far more than any chart needs: the largest of the game has some 170 kB and 2,400 notes. */
export const MAX_CHART_LENGTH = 4_000_000;

/** Charts are lists of notes with lists of points; unknown fields may hold a little more. */
const MAX_DEPTH = 32;
const [QUOTE, BACKSLASH] = [34, 92];
const OPENING = [91, 123];
const CLOSING = [93, 125];

/** Whether brackets stand in each other so deeply that walking through what is read would take the whole stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) at += code === BACKSLASH ? 1 : 0;
    else if (OPENING.includes(code)) depth += 1;
    else if (CLOSING.includes(code)) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function nodesOf(rows: readonly NumberedRow[]): number {
  let count = rows.length;
  for (const { json } of rows) if (Array.isArray(json.connections)) count += json.connections.length;
  return count;
}

/** All notes are of kinds that this game does not have: a chart of another game. */
const isOtherGame = (chart: ParsedChart): boolean =>
  chart.entries.every(({ type }) => type === 'BPM') && chart.repairs.some(({ kind }) => kind === 'otherNote');

/** Of which other game it is. Lines of some look like BMS, and any list like one of notes; other JSON of ours looks like none. */
function gameOf({ text, json }: ChartText, format: ChartFormat | null): OtherGameId | null {
  if (json === undefined) return gameOfText(text);
  if (format && !Array.isArray(json)) return null;
  return gameOfJson(json) ?? (format ? null : gameOfText(text));
}

/** Reads a file or pasted text in any format, detected by its content (reference R7, R70, R96). Never throws. */
export function readChart(text: string): ChartRead {
  if (text.length > MAX_CHART_LENGTH) return { ok: false, fault: 'tooLarge' };
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') return { ok: false, fault: 'empty' };
  const given: ChartText = { text: plain, json: parseJson(plain) };
  if (given.json !== undefined && isTooDeep(plain)) return { ok: false, fault: 'tooDeep' };
  const format = formatOf(given);
  const game = gameOf(given, format);
  if (game) return { ok: false, fault: 'named', game };
  if (!format) return { ok: false, fault: given.json === undefined ? 'notJson' : 'noChart' };
  const repairs = new Repairs();
  const { rows, musicDelay } = format.read(given, repairs);
  if (nodesOf(rows) > MAX_NODES) return { ok: false, fault: 'tooMany' };
  const chart = parseRows(rows, repairs);
  if (isOtherGame(chart)) return { ok: false, fault: 'otherGame' };
  return { ok: true, chart, format: format.id, musicDelay };
}
