import type { LevelItem } from '@sonolus/core';
import { type LevelFacts, levelItemOf } from '#model/chart/formats/level-item';
import type { Frozen } from './protocol.ts';
import type { ItemsOf } from './read-items.ts';

/** A chart that the app can play. */
export interface ChartLevel extends LevelFacts {
  readonly kind: 'official' | 'community';
  /** That of the game which it is for; null for a member's own. */
  readonly song: number | null;
  /** Epoch milliseconds; what is newer is listed first. */
  readonly time: number;
  /** What a search looks through, ready to be compared. */
  readonly words: { readonly title: string; readonly artists: string; readonly author: string };
  readonly description: string;
}

const dataPath = (name: string): string => `/sonolus/levels/${name}/data`;

interface Around {
  readonly engine: ItemsOf['engines'];
  /** Where the site is; the app updates items from there. Empty where no one knows. */
  readonly site: string;
  /** SHA-1 of the level data, where they are made; lists do without. */
  readonly hash?: string;
  /** The same of the music; null where it is not known. */
  readonly musicHash?: string | null;
}

export const levelItem = (
  level: ChartLevel,
  { engine, site, hash, musicHash = null }: Around,
): Frozen<LevelItem> => ({
  ...levelItemOf(level, engine),
  bgm: { ...(musicHash !== null && { hash: musicHash }), url: level.bgm },
  ...(site !== '' && { source: site }),
  data: { ...(hash !== undefined && { hash }), url: dataPath(level.name) },
});
