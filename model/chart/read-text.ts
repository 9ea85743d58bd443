import { asObject, isJsonObject } from '../records/reading.ts';
import type { ParsedChart } from './notes.ts';
import { parseChart, parseRows } from './parse.ts';
import { Repairs } from './repairs.ts';
import { fromBms, isBms } from './shapes/bms.ts';

/** Why a text is no chart at all. */
const CHART_FAULTS = ['empty', 'notJson', 'noChart'] as const;
export type ChartFault = (typeof CHART_FAULTS)[number];

export type ChartRead =
  | { readonly ok: true; readonly chart: ParsedChart }
  | { readonly ok: false; readonly fault: ChartFault };

/** The list of notes of a JSON value: itself, or that of a chart post or of an answer that holds one. */
function rowsIn(json: unknown): readonly unknown[] | null {
  if (Array.isArray(json)) return json;
  if (!isJsonObject(json)) return null;
  const found = json.chart ?? asObject(json.post).chart;
  return Array.isArray(found) ? found : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a file or pasted text in any published shape (reference R7, R70). Never throws. */
export function readChart(text: string): ChartRead {
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') return { ok: false, fault: 'empty' };
  const json = parseJson(plain);
  if (json === undefined) {
    if (!isBms(plain)) return { ok: false, fault: 'notJson' };
    const repairs = new Repairs();
    return { ok: true, chart: parseRows(fromBms(plain, repairs), repairs) };
  }
  const rows = rowsIn(json);
  return rows === null ? { ok: false, fault: 'noChart' } : { ok: true, chart: parseChart(rows) };
}
