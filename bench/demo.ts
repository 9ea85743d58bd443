import { createDemo } from '#server/demo/demo';
import { type BenchJson, DATE } from './accounts.ts';

/** How many different songs a series goes through. */
export const SONGS = 50;

/** What skills cover of every chart of the demo set. */
export const demoWindows = (): unknown => createDemo({ seed: 1, date: DATE }).json('songs/windows/all');

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
