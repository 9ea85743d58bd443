import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type TempoFigures, tempoFigures } from '#model/chart/analysis/tempo';
import type { ChartFault, ChartRefusal } from '#model/chart/read-text';
import { DIFFICULTIES, isDifficulty } from '#model/vocabulary/difficulties';
import { isTooLargeForChart } from '#src/browser/files/chart-file-size.ts';
import { getText } from '#src/kit/data/http.ts';
import { type DrawnChart, drawnChart } from '../../charts/drawn-chart.data.ts';

export interface OwnChart {
  /** Of its file or address; null for a text. */
  readonly name: string | null;
  readonly drawn: DrawnChart;
  readonly tempo: TempoFigures;
  /** Seconds, to the last note. */
  readonly length: number;
  /** Seconds by which the music begins later, as the file says. */
  readonly musicDelay: number;
}

/** Why there is no chart to see. */
type OwnFault = ChartFault | 'noNotes' | 'elsewhere';
export type OwnRead =
  | { readonly ok: true; readonly chart: OwnChart }
  | (Omit<ChartRefusal, 'fault'> & { readonly fault: OwnFault });

const ADDRESS = /^(https?:\/\/|\/)\S+$/;
const PAGE = /^\/tool\/(?:chart|simulator)\/(\d+)\/(\w+)/;
const FILE = /^\/api\/charts\/[\w./-]+\.json$/;

/**
 * Where a chart of this site is, by the address of its file or of a page that shows it; null for any other address (the policy of pages
 * forbids to ask elsewhere), undefined for a text that is no address.
 */
export function fileOfAddress(text: string, origin: string): string | null | undefined {
  const address = text.trim();
  if (!ADDRESS.test(address)) return undefined;
  const url = URL.parse(address, origin);
  if (url?.origin !== origin) return null;
  const [, song, asked = ''] = PAGE.exec(url.pathname) ?? [];
  const difficulty = isDifficulty(asked) ? asked : DIFFICULTIES[/^\d$/.test(asked) ? Number(asked) : -1];
  if (song !== undefined && difficulty !== undefined) return `/api/charts/${song}/${difficulty}.json`;
  return FILE.test(url.pathname) ? url.pathname : null;
}

/** A text in any published shape, ready to be seen. */
export async function readOwnChart(text: string, name: string | null): Promise<OwnRead> {
  const { readChart } = await import('#model/chart/read-text');
  const read = readChart(text);
  if (!read.ok) return read;
  const drawn = await drawnChart(read.chart);
  const last = drawn.plain.notes.at(-1);
  if (!last) return { ok: false, fault: 'noNotes' };
  const { time: length } = last;
  const { musicDelay } = read;
  return { ok: true, chart: { name, drawn, tempo: tempoFigures(read.chart, length), length, musicDelay } };
}

/** @throws DataFailure where the address leads to no file */
async function readGiven(given: File | string): Promise<OwnRead> {
  if (typeof given !== 'string') {
    if (isTooLargeForChart(given)) return { ok: false, fault: 'tooLarge' };
    const bytes = new Uint8Array(await given.arrayBuffer());
    const { unpackChart } = await import('#src/browser/files/packed-chart.ts');
    const unpacked = unpackChart(bytes);
    return unpacked.ok ? readOwnChart(unpacked.text, given.name) : unpacked;
  }
  const path = fileOfAddress(given, location.origin);
  if (path === undefined) return readOwnChart(given, null);
  if (path === null) return { ok: false, fault: 'elsewhere' };
  return readOwnChart(await getText(path, 'chart'), path);
}

export interface OwnCharts {
  /** What became of what was given last; null before anything was. */
  readonly read: OwnRead | null;
  readonly isBusy: boolean;
  /** The message of a DataFailure. */
  readonly failure: string | null;
  /** A file, a text, or the address of a chart on this site. */
  readonly give: (given: File | string) => void;
  readonly clear: () => void;
}

/** A chart of the visitor's own. It is kept as long as the page is there, and sent nowhere. */
export function useOwnChart(): OwnCharts {
  const {
    data = null,
    error,
    isPending,
    mutate,
    reset,
  } = useMutation({ networkMode: 'always', gcTime: 0, mutationFn: readGiven });
  return useMemo(
    () => ({ read: data, isBusy: isPending, failure: error?.message ?? null, give: mutate, clear: reset }),
    [data, error, isPending, mutate, reset],
  );
}
