import { songChorusPath } from '#model/rules/media-paths';
import { DIFFICULTIES, type Difficulty, isDifficulty } from '#model/vocabulary/difficulties';
import type { ServerCode } from '#model/vocabulary/servers';
import { writeChart } from '../charts/write-chart.ts';
import type { DemoAsset } from '../demo.types.ts';
import type { DemoLists } from '../lists/lists.ts';
import { bmsText } from './write-bms.ts';

/** The text of a chart lies beside the song's chorus, under a name that begins with the song's number. */
export const chartTextPath = (
  server: ServerCode,
  song: number,
  name: string,
  difficulty: Difficulty,
): string => songChorusPath(server, song, '').replace(/[^/]*$/, `${name}_${difficulty}.txt`);

const PATH = new RegExp(
  `^musicscore/musicscore\\d+_rip/((\\d{1,6})_\\w+)_(${DIFFICULTIES.join('|')})\\.txt$`,
);

/** Answers the text of a chart by its path below the server's; null where there is none. */
export function chartTextAt(lists: DemoLists, seed: number, below: string): DemoAsset | null {
  const [, name = '', number, difficulty = ''] = PATH.exec(below) ?? [];
  const id = Number(number);
  const song = number === undefined ? undefined : lists.song(id);
  const plan = song?.charts.find((chart) => chart.difficulty === difficulty);
  const known = lists.songRows()[id]?.jacketImage[0];
  if (!song || !plan || !isDifficulty(difficulty) || known !== name) return null;
  if (!chartTextPath('jp', id, name, difficulty).endsWith(`/${below}`)) return null;
  const text = bmsText(writeChart({ seed, song, plan }));
  return { type: 'text/plain; charset=utf-8', bytes: new TextEncoder().encode(text) };
}
