import { useMutation, useQuery } from '@tanstack/react-query';
import type { ChartExport } from '#model/chart/formats/export';
import { FORMAT_NAMES, WRITTEN_FORMATS, type WrittenFormat } from '#model/chart/formats/format';
import type { LevelFacts } from '#model/chart/formats/level-item';
import type { ParsedChart } from '#model/chart/notes';
import { nextTask } from '#src/browser/first/next-task.ts';
import type { GetFile } from './collection.ts';

/** What a chart can be saved as: each format; level data as Sonolus loads them; a collection package with them. */
export type FileKind = WrittenFormat | keyof typeof PACKED;

const PACKED = {
  gzip: { name: `${FORMAT_NAMES.levelData} (gzip)`, ending: '.leveldata.gz', mime: 'application/gzip' },
  scp: { name: 'Sonolus .scp', ending: '.scp', mime: 'application/zip' },
} as const;

/** A chart of the visitor's own as a level. */
export interface DraftLevel {
  readonly facts: LevelFacts;
  /** Files of the visitor by the addresses that they have at the site, or will have; null for others. */
  readonly file: GetFile;
}

/** What is packed as a level: the one of this name at the Sonolus server of the site, or a chart of the visitor's own. */
export type PackedLevel = string | DraftLevel;

/** Without music there is no package. */
export const fileKinds = (level: PackedLevel | null): readonly FileKind[] =>
  WRITTEN_FORMATS.flatMap((format): readonly FileKind[] => {
    if (format !== 'levelData') return [format];
    return level === null ? [format, 'gzip'] : [format, 'gzip', 'scp'];
  });

export const isFileKind = (id: string): id is FileKind => fileKinds('').some((each) => each === id);

export const fileKindName = (kind: FileKind): string =>
  kind === 'gzip' || kind === 'scp' ? PACKED[kind].name : FORMAT_NAMES[kind];

type Content = string | Uint8Array<ArrayBuffer>;

type WrittenChart = Extract<ChartExport, { readonly ok: true }> & {
  /** Written when it is saved: music for a package comes no sooner. @throws where something does not arrive */
  readonly content: () => Promise<Content>;
};

/** A chart as a file, with what the file holds. */
export type ChartFile =
  | WrittenChart
  | Extract<ChartExport, { readonly ok: false }>
  /** The site has no engine, or does not have all that the level is played with. */
  | { readonly ok: false; readonly fault: 'noPackage' };

interface Chart {
  readonly name: string;
  readonly chart: ParsedChart;
  readonly level: PackedLevel | null;
  /** Under edit, so its first bar may be the music before it. */
  readonly isDraft: boolean;
}

/** Level data that are packed, read back as well. */
async function packed(
  made: ChartExport,
  kind: keyof typeof PACKED,
  level: PackedLevel | null,
): Promise<ChartFile> {
  if (!made.ok) return made;
  const { packLevelData, unpackChart } = await import('#src/browser/files/packed-chart.ts');
  const data = packLevelData(made.text);
  const back = unpackChart(data);
  if (!back.ok || back.text !== made.text) return { ok: false, fault: 'unequal' };
  const content = kind === 'gzip' ? async () => data : await packageOf(level, data);
  if (content === null) return { ok: false, fault: 'noPackage' };
  const { ending, mime } = PACKED[kind];
  return { ...made, content, ending, mime };
}

/** The visitor's own files, and those of the site. @throws for music that is nowhere, as on another device than its own */
const filesOf =
  ({ facts, file }: DraftLevel, getFile: GetFile): GetFile =>
  async (path) => {
    const bytes = (await file(path)) ?? (await getFile(path));
    if (bytes === null && path === facts.bgm) throw new Error('The music is missing');
    return bytes;
  };

/** Writes the package; null where none can be made. */
async function packageOf(level: PackedLevel | null, data: Uint8Array<ArrayBuffer>) {
  if (level === null) return null;
  const [{ collectionOf, packableDraft, packableLevel }, { getFile }, { packFiles }] = await Promise.all([
    import('./collection.ts'),
    import('#src/browser/files/get-file.ts'),
    import('#src/browser/files/packed-chart.ts'),
  ]);
  const isOfSite = typeof level === 'string';
  const get = isOfSite ? getFile : filesOf(level, getFile);
  const asking = isOfSite ? packableLevel(level, get) : packableDraft(level.facts, get);
  const item = await asking.catch(() => null);
  return item && (async () => packFiles(await collectionOf(item, data, get)));
}

async function chartFile({ chart, level, isDraft }: Chart, kind: FileKind): Promise<ChartFile> {
  const { exportChart } = await import('#model/chart/formats/export');
  await nextTask();
  if (kind === 'gzip' || kind === 'scp') return packed(exportChart(chart, 'levelData', isDraft), kind, level);
  const made = exportChart(chart, kind, isDraft);
  return made.ok ? { ...made, content: async () => made.text } : made;
}

/** The chart as a file of a kind, read back and compared. The exporter loads with the first request. */
export function useChartFile(given: Chart, kind: FileKind): ChartFile | null {
  const { name, chart } = given;
  const { data } = useQuery({
    queryKey: ['chartFile', name, kind, chart],
    // The key is the chart object itself; it has no URL.
    queryKeyHashFn: () => `chartFile ${name} ${kind}`,
    networkMode: 'always',
    gcTime: 0,
    queryFn: () => chartFile(given, kind),
    structuralSharing: false,
  });
  return data ?? null;
}

/** Writes a file. Those who no longer wait for it get none. */
export const useContent = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: ({ content }: WrittenChart): Promise<Content> => content(),
  });
