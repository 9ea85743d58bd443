import { asObject, isJsonObject } from '../../records/reading.ts';
import { currentRows } from '../shapes/current.ts';
import { writeChart } from '../write.ts';
import { EVERYTHING, fitTo } from './fit.ts';
import { type ChartFormat, linesOf, NO_DELAY } from './format.ts';

/** The list of notes of a JSON value: itself, or that of a chart post or of an answer that holds one. */
export function listIn(json: unknown): readonly unknown[] | null {
  if (Array.isArray(json)) return json;
  if (!isJsonObject(json)) return null;
  const found = json.chart ?? asObject(json.post).chart;
  return Array.isArray(found) ? found : null;
}

/** The chart JSON of Bestdori in all its versions (reference R7). It can hold every chart of this game. */
export const BESTDORI: ChartFormat = {
  id: 'bestdori',
  detect: ({ json }) => listIn(json) !== null,
  read: ({ json }, repairs) => ({ rows: currentRows(listIn(json) ?? [], repairs), musicDelay: NO_DELAY }),
  writer: {
    ending: '.json',
    mime: 'application/json',
    hasDelay: false,
    fit: (chart) => fitTo(EVERYTHING, chart),
    write: (chart) => linesOf(writeChart(chart)),
  },
};
