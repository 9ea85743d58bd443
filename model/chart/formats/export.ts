import { apartFromLead } from '../editing/commands/music-start.ts';
import type { ParsedChart } from '../notes.ts';
import { readChart } from '../read-text.ts';
import { isSameChart } from './compare.ts';
import { isNear, type Loss } from './fit.ts';
import type { ChartFormatId } from './format.ts';
import { FORMATS } from './formats.ts';

/** A chart as a file of a format. */
export type ChartExport =
  | {
      readonly ok: true;
      readonly text: string;
      readonly ending: string;
      readonly mime: string;
      /** What the format cannot hold; empty where the file holds all of the chart. */
      readonly losses: readonly Loss[];
      /** Seconds by which the music begins later than the chart in the file, as the file says. */
      readonly musicDelay: number;
      /** As read back from the file. */
      readonly chart: ParsedChart;
    }
  | {
      readonly ok: false;
      /** The format is read-only, or the file does not read back as the same chart. */
      readonly fault: 'readOnly' | 'unequal';
    };

/**
 * Writes a chart, reads it back and compares note by note, so that no file differs from its chart. Of a draft, whose first bar may be the
 * music before it (reference R101), formats that have an offset get that instead.
 */
export function exportChart(given: ParsedChart, id: ChartFormatId, isDraft = false): ChartExport {
  const { writer } = FORMATS[id];
  if (!writer) return { ok: false, fault: 'readOnly' };
  const { chart, musicDelay } =
    isDraft && writer.hasDelay ? apartFromLead(given) : { chart: given, musicDelay: 0 };
  const { chart: fitted, losses } = writer.fit(chart);
  const text = writer.write(fitted, musicDelay);
  const read = readChart(text);
  if (!read.ok || read.format !== id || !isSameChart(read.chart, fitted))
    return { ok: false, fault: 'unequal' };
  if (!isNear(read.musicDelay, musicDelay)) return { ok: false, fault: 'unequal' };
  const { ending, mime } = writer;
  return { ok: true, text, ending, mime, losses, musicDelay, chart: read.chart };
}
