import type { VoiceCue } from '#machines/storyvoices/storyvoices.types';
import type { ShownLanguages } from '#model/media/story/catalogue/reading-settings';
import { storyFileAddress } from '#model/media/story/files';
import { matchedRows } from '#model/media/story/reading/matched-rows';
import { type StoryRow, storyRows } from '#model/media/story/rows';
import type { StoryFile } from '#model/media/story/script.types';
import type { ServerCode } from '#model/vocabulary/servers';
import { langOf, type OpenStory } from '../open-story.ts';

/** A row as the reader shows it. */
export interface ShownRow {
  readonly row: StoryRow;
  /** The same in the second language; null where it says nothing of it, or does not show. */
  readonly second: StoryRow | null;
  /** It is of the second language alone: `row` is the same, at the place of the row before. */
  readonly isExtra: boolean;
}

/** What only the second language has is read there, but its files are not of this server. */
function extraRow(second: StoryRow, at: number): ShownRow | null {
  if (second.kind === 'line') return { row: { ...second, at, voices: [] }, second, isExtra: true };
  const hasWords = second.kind === 'choice' || (second.kind === 'scene' && second.text !== '');
  if (!hasWords) return null;
  const row = second.kind === 'scene' ? { ...second, picture: null } : second;
  return { row: { ...row, at }, second, isExtra: true };
}

type Scripts = Pick<OpenStory, 'script' | 'second'>;

/** All rows of a story in the languages that show. */
export function shownRows({ script, second }: Scripts, languages: ShownLanguages): readonly ShownRow[] {
  if (second === null || languages === 'main')
    return joinScenes(storyRows(script).map((row) => ({ row, second: null, isExtra: false })));
  let at = -1;
  const rows = matchedRows(script, second.script).flatMap((matched) => {
    at = matched.main?.at ?? at;
    if (matched.main) return { row: matched.main, second: matched.second, isExtra: false };
    return (matched.second && extraRow(matched.second, at)) ?? [];
  });
  return joinScenes(rows);
}

/** What a file is called. */
export const fileName = (file: StoryFile): string => {
  const whole = file.of === 'own' ? file.url : file.path;
  return whole.slice(whole.lastIndexOf('/') + 1);
};

const isPictureAlone = ({ row }: ShownRow): boolean =>
  row.kind === 'scene' && row.text === '' && row.picture !== null;
const isWordsAlone = ({ row }: ShownRow): boolean => row.kind === 'scene' && row.picture === null;

const isHeard = ({ row }: ShownRow): boolean => row.kind === 'music' || row.kind === 'sound';

/** The words that follow a new background name the place, also behind what is heard there: both are one row. */
function joinScenes(rows: readonly ShownRow[]): readonly ShownRow[] {
  const joined: ShownRow[] = [];
  for (const shown of rows) {
    const nth = joined.findLastIndex((before) => !isHeard(before));
    const before = joined[nth];
    if (before && isPictureAlone(before) && isWordsAlone(shown)) {
      const picture = before.row.kind === 'scene' ? before.row.picture : null;
      joined[nth] = { ...shown, row: { ...shown.row, picture } as StoryRow };
    } else joined.push(shown);
  }
  return joined;
}

/** Whether there is something to read: keys go from one such row to the next. */
const isStop = ({ row }: ShownRow): boolean =>
  row.kind === 'line' || row.kind === 'choice' || (row.kind === 'scene' && row.text !== '');

/** Where a reader can be: one row for each step that has something to read. Numbers of rows, in order. */
export function stopsOf(rows: readonly ShownRow[]): readonly number[] {
  const stops: number[] = [];
  rows.forEach((shown, nth) => {
    if (!isStop(shown)) return;
    // A step that has several is read at the last of them, what is said.
    if (rows[stops.at(-1) ?? -1]?.row.at === shown.row.at) stops.pop();
    stops.push(nth);
  });
  return stops;
}

/** Which of the stops a step belongs to: the last one up to it, else the first. -1 where there is none. */
export function stopAt(rows: readonly ShownRow[], stops: readonly number[], index: number): number {
  const after = stops.findIndex((nth) => (rows[nth]?.row.at ?? 0) > index);
  return after < 0 ? stops.length - 1 : Math.max(0, Math.min(after - 1, stops.length - 1));
}

/** All that is said aloud, in order. */
export const cuesOf = (rows: readonly ShownRow[], server: ServerCode): readonly VoiceCue[] =>
  rows.flatMap(({ row }) =>
    row.kind === 'line' && row.voices.length > 0
      ? {
          index: row.at,
          voices: row.voices.map(({ file, volume, delayMs }) => ({
            address: storyFileAddress(server, file),
            name: fileName(file),
            volume,
            delayMs,
          })),
        }
      : [],
  );

/** What a row says in one language. */
export interface SpokenText {
  readonly lang: string;
  /** Who says it; empty for narration, and where no one speaks. */
  readonly name: string;
  readonly text: string;
}

/** What a row says; nothing where it only shows or sounds. */
export function wordsOf(row: StoryRow | null): string {
  if (row?.kind === 'line' || row?.kind === 'scene') return row.text;
  return row?.kind === 'choice' ? row.options.join(' · ') : '';
}

const textOf = (row: StoryRow | null, server: ServerCode): SpokenText => ({
  lang: langOf(server),
  name: row?.kind === 'line' ? row.speaker.trim() : '',
  text: wordsOf(row),
});

type Servers = Pick<OpenStory, 'server' | 'second'>;

/** The words of a row in the languages that show; what the second one lacks shows in the first. */
export function textsOf(
  { row, second, isExtra }: ShownRow,
  { server, second: other }: Servers,
  shown: ShownLanguages,
): readonly SpokenText[] {
  const first = textOf(row, server);
  const last = textOf(second, other?.server ?? server);
  const isLastAlone = last.text !== '' && (isExtra || shown === 'second');
  const texts = shown === 'main' || last.text === '' ? [first] : isLastAlone ? [last] : [first, last];
  return texts.filter(({ text, name }) => text !== '' || name !== '');
}
