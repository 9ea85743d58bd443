import { setImmediate } from 'node:timers/promises';
import type { ParsedChart } from '#model/chart/notes';
import { scoringChart } from '#model/chart/scoring';
import { tempoSpans } from '#model/chart/time';
import type { Rows } from '../levels.ts';
import { isObject, mapRows } from '../projection.ts';
import { type Charts, chartsOfSong } from './compute-chart-lists.ts';

/** What rows of songs say from this level on, and charts know (reference R149). */
export const MEASURES_LEVEL = 7;
const MEASURES = ['length', 'notes', 'bpm'];

const toThousandths = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;

function tempoRows({ entries }: ParsedChart, end: number): readonly object[] {
  const changes = entries.filter((entry) => entry.type === 'BPM').sort((a, b) => a.beat - b.beat);
  const spans = tempoSpans(entries);
  return changes.map(({ bpm }, nth) => ({
    bpm,
    start: toThousandths(spans[nth]?.time ?? 0),
    end: toThousandths(spans[nth + 1]?.time ?? end),
  }));
}

/** Notes, tempo and length as its charts have them; nothing without a readable chart. The music goes on after the last note. */
async function measuresOf(charts: Charts, id: string, song: unknown): Promise<Rows> {
  const found = (await chartsOfSong(charts, id, song))
    .map(({ index, parsed }) => ({ index, parsed, scored: scoringChart(parsed).notes }))
    .filter(({ scored }) => scored.length > 0);
  if (found.length === 0) return {};
  const length = Math.max(...found.map(({ scored }) => scored.at(-1)?.time ?? 0));
  return {
    length: toThousandths(length),
    notes: Object.fromEntries(found.map(({ index, scored }) => [index, scored.length])),
    bpm: Object.fromEntries(found.map(({ index, parsed }) => [index, tempoRows(parsed, length)])),
  };
}

/** Rows of songs with what they lack of their charts; other work gets its turn after each song. */
export async function withMeasures(charts: Charts, songs: Rows): Promise<Rows> {
  const found = new Map<string, Rows>();
  for (const [id, song] of Object.entries(songs)) {
    if (!isObject(song) || MEASURES.every((field) => Object.hasOwn(song, field))) continue;
    found.set(id, await measuresOf(charts, id, song));
    await setImmediate();
  }
  return mapRows(songs, (song, id) => (isObject(song) ? { ...found.get(id), ...song } : song));
}
