import type { SongRecord } from '../records/song.ts';
import { DIFFICULTIES, type Difficulty } from '../vocabulary/difficulties.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import type { GameSettings } from './settings.ts';

/** Which charts are asked about; null for every level. */
export interface ChartChoice extends Pick<GameSettings, 'bands' | 'charts'> {
  readonly levels: GameSettings['levels'] | null;
}

const wasOut = (publishedAt: number | null | undefined, day: string): boolean =>
  typeof publishedAt === 'number' && publishedAt < Date.parse(day);

/** Difficulties of a song that fit and were out on the server when the day began. */
export const chartsOf = (
  song: SongRecord,
  { charts, levels }: Omit<ChartChoice, 'bands'>,
  server: ServerIndex,
  day: string,
): readonly Difficulty[] =>
  DIFFICULTIES.filter((difficulty) => {
    const chart = song.difficulties[difficulty];
    if (!chart || (chart.publishedAt && !wasOut(chart.publishedAt[server], day))) return false;
    if (charts.length > 0 && !charts.includes(difficulty)) return false;
    return levels === null || (chart.level >= levels[0] && chart.level <= levels[1]);
  });

/** Songs with a chart that fits that were out on the server when the day (`2026-11-27`) began, by number. */
export const songPoolOf = (
  songs: ReadonlyMap<number, SongRecord>,
  choice: ChartChoice,
  server: ServerIndex,
  day: string,
): readonly SongRecord[] =>
  [...songs.values()]
    .filter(
      (song) =>
        wasOut(song.publishedAt[server], day) &&
        (choice.bands.length === 0 || choice.bands.includes(song.bandId)) &&
        chartsOf(song, choice, server, day).length > 0,
    )
    .sort((a, b) => a.id - b.id);

export const lettersOfSong = ({ id, bandId, difficulties }: SongRecord): string =>
  [id, bandId, ...DIFFICULTIES.map((one) => difficulties[one]?.level ?? '')].join(' ');

/** Whether two songs have one chart, as far as the list says: as long, as fast, as hard, and as many notes. */
export function hasSameChart(a: SongRecord, b: SongRecord, difficulty: Difficulty): boolean {
  const [one, other] = [a.difficulties[difficulty], b.difficulties[difficulty]];
  if (!one || !other || one.notes === null || a.lengthSeconds === null || a.bpm === null) return false;
  return (
    one.notes === other.notes &&
    one.level === other.level &&
    a.lengthSeconds === b.lengthSeconds &&
    a.bpm.every((tempo, at) => tempo === b.bpm?.[at])
  );
}
