import { fromMusicStart } from '#model/chart/editing/commands/music-start';
import type { ParsedChart } from '#model/chart/notes';
import { type ChartFault, type ChartRead, type ChartRefusal, readChart } from '#model/chart/read-text';
import { isTooLargeForChart } from '#src/browser/files/chart-file-size.ts';
import { nextTask } from '#src/browser/first/next-task.ts';
import { type OpenedBackup, openBackup } from './backup.ts';

/** What was found in a file or a text that is to be taken into a draft. */
export type FoundImport =
  | ({
      readonly kind: 'chart';
      readonly name: string | null;
      /** The chart as one that begins with its music; null where a draft cannot hold when that begins. */
      readonly begun: ParsedChart | null;
    } & Extract<ChartRead, { readonly ok: true }>)
  | ({ readonly kind: 'backup' } & OpenedBackup)
  | {
      readonly kind: 'fault';
      readonly fault: ChartFault | 'backupDamaged' | 'fileUnreadable';
      readonly game?: ChartRefusal['game'];
    };

const refused = ({ ok: _, ...why }: ChartRefusal): FoundImport => ({ kind: 'fault', ...why });

const isZip = (name: string): boolean => /\.zip$/i.test(name);
/** Of a chart's name: its file without the ending. */
const bare = (name: string): string => name.replace(/(?:\.\w{1,9}){1,2}$/, '');

function chartIn(text: string, name: string | null): FoundImport {
  const read = readChart(text);
  if (!read.ok) return refused(read);
  return { kind: 'chart', name, begun: fromMusicStart(read.chart, read.musicDelay), ...read };
}

async function fileIn(file: File): Promise<FoundImport> {
  if (isTooLargeForChart(file)) return { kind: 'fault', fault: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { unpackChart } = await import('#src/browser/files/packed-chart.ts');
  if (isZip(file.name)) {
    const backup = await openBackup(bytes);
    if (backup === 'damaged') return { kind: 'fault', fault: 'backupDamaged' };
    if (backup) return { kind: 'backup', ...backup };
  }
  const unpacked = unpackChart(bytes);
  return unpacked.ok ? chartIn(unpacked.text, bare(file.name)) : refused(unpacked);
}

/** Reads a file or a pasted text of any format. Never throws. */
export async function readImport(input: File | string): Promise<FoundImport> {
  await nextTask();
  if (typeof input === 'string') return chartIn(input, null);
  return fileIn(input).catch(() => ({ kind: 'fault', fault: 'fileUnreadable' }));
}
