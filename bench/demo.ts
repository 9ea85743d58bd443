import { createDemo } from '#demo/demo';
import type { ChartsProblem } from '#model/compute/charts';
import { readCoveredCharts } from '#model/records/covered-charts';
import { readSongs } from '#model/records/song';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { type BenchJson, DATE } from './accounts.ts';

/** How many different songs a series goes through. */
const SONGS = 50;

/** Every chart of the demo set as far as skills need it. */
export function demoCharts(json: BenchJson): Pick<ChartsProblem, 'lengths' | 'charts'> {
  const songs = readSongs(json.songs).byId;
  const windows = readCoveredCharts(createDemo({ seed: 1, date: DATE }).json('songs/windows/all'));
  const charts = [...windows.charts].flatMap(([song, texts]) =>
    DIFFICULTIES.flatMap((difficulty) => {
      const chart = texts[difficulty];
      const level = songs.get(song)?.difficulties[difficulty]?.level;
      return chart === undefined || level === undefined ? [] : [{ song, difficulty, level, chart }];
    }),
  );
  return { lengths: windows.lengths, charts };
}

/** The demo set's lists and the first expert charts. */
export function demoJson(): BenchJson {
  const demo = createDemo({ seed: 1, date: DATE });
  const songs = demo.json('songs/all') as Record<string, { difficulty: Record<string, unknown> }>;
  const ids = Object.keys(songs).filter((id) => songs[id]?.difficulty[3]);
  return {
    cards: demo.json('cards/all'),
    skills: demo.json('skills/all'),
    characters: demo.json('characters/main'),
    areaItems: demo.json('areaItems/main'),
    songs: demo.json('songs/all'),
    charts: Object.fromEntries(ids.slice(0, SONGS).map((id) => [id, demo.json(`charts/${id}/expert`)])),
  };
}
