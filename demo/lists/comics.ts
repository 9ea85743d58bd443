import { CHARACTER_IDS } from '../cast/cast.ts';
import { random } from '../seeded/random.ts';
import { EVENT_COUNT, type ServerTimeline } from '../seeded/timeline.ts';
import { cardTitle } from '../words/titles.ts';
import type { DemoWorld, Served } from '../world.ts';

/** A row of `comics/all` (reference R14). */
export interface ComicRow {
  readonly assetBundleName: string;
  readonly title: Served<string>;
  readonly subTitle: Served<string>;
  readonly publicStartAt: Served<string>;
  readonly characterId: readonly number[];
}

/** Of one picture, and of four; the latter have ids from here on. Our choice of how many. */
const SINGLE = 120;
const FOUR = 80;
const FOUR_FROM = 1_000;
/** The first were there from the start, which the data writes so. */
const FIRST = 10;
const ALWAYS = '1';

const EPISODE = ['第{}話', 'Episode {}', '第{}話', '第{}话', '제{}화'] as const;

/** `comics/all`: comics of one picture, and of four. */
export function createComics(world: DemoWorld, timeline: ServerTimeline): Record<string, ComicRow> {
  const rng = random(world.seed, 'comics');
  const taken = new Set<string>();
  const rowOf = (nth: number, count: number, assetBundleName: string): ComicRow => {
    const title = cardTitle(rng, taken);
    const batch = Math.floor((nth * EVENT_COUNT) / count);
    const publicStartAt = [0, 1, 2, 3, 4].map((server) => {
      if (nth < FIRST) return ALWAYS;
      const start = timeline.startAtOrAfter(server, batch);
      return start === null ? null : String(start);
    });
    const on = (word: readonly string[]): Served<string> =>
      publicStartAt.map((at, server) => (at === null ? null : (word[server] ?? null)));
    return {
      assetBundleName,
      title: on(title),
      subTitle: on(EPISODE.map((word) => word.replace('{}', String(nth + 1)))),
      publicStartAt,
      characterId: rng.shuffle(CHARACTER_IDS).slice(0, rng.int(1, 4)),
    };
  };
  const named = (prefix: string, nth: number) => `${prefix}_${String(nth + 1).padStart(3, '0')}`;
  const rows: Record<string, ComicRow> = {};
  for (let nth = 0; nth < SINGLE; nth++) rows[nth + 1] = rowOf(nth, SINGLE, named('comic', nth));
  for (let nth = 0; nth < FOUR; nth++) {
    rows[FOUR_FROM + nth + 1] = rowOf(nth, FOUR, named('comic_fourframe', nth));
  }
  return rows;
}
