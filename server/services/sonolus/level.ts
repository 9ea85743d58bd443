import type { LevelItem, Srl, Text } from '@sonolus/core';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { type Frozen, ITEM_VERSIONS } from './protocol.ts';
import type { ItemsOf } from './read-items.ts';

/** A chart that the app can play. */
export interface ChartLevel {
  readonly name: string;
  readonly kind: 'official' | 'community';
  /** That of the game which it is for; null for a member's own. */
  readonly song: number | null;
  readonly rating: number;
  readonly title: string;
  readonly artists: string;
  readonly author: string;
  readonly difficulty: Difficulty | null;
  /** Addresses below the site's root; null where there is none. */
  readonly cover: string | null;
  readonly bgm: string;
  readonly preview: string | null;
  /** Epoch milliseconds; what is newer is listed first. */
  readonly time: number;
  /** What a search looks through, ready to be compared. */
  readonly words: { readonly title: string; readonly artists: string; readonly author: string };
  readonly description: string;
}

/** The app says these in the player's language. */
const DIFFICULTY_TEXTS = {
  easy: '#EASY',
  normal: '#NORMAL',
  hard: '#HARD',
  expert: '#EXPERT',
  special: 'SPECIAL',
} as const satisfies Readonly<Record<Difficulty, Text | 'SPECIAL'>>;

export const difficultyText = (difficulty: Difficulty): string => DIFFICULTY_TEXTS[difficulty];

const dataPath = (name: string): string => `/sonolus/levels/${name}/data`;

const at = (url: string | null): Srl => (url === null ? {} : { url });

interface Around {
  readonly engine: ItemsOf['engines'];
  /** Where the site is; the app updates items from there. Empty where no one knows. */
  readonly site: string;
  /** SHA-1 of the level data, where they are made; lists do without. */
  readonly hash?: string;
}

export function levelItem(level: ChartLevel, { engine, site, hash }: Around): Frozen<LevelItem> {
  const { name, rating, title, artists, author, difficulty, cover, bgm, preview } = level;
  return {
    name,
    ...(site !== '' && { source: site }),
    version: ITEM_VERSIONS.level,
    rating,
    title,
    artists,
    author,
    tags: difficulty === null ? [] : [{ title: difficultyText(difficulty) }],
    engine,
    useSkin: { useDefault: true },
    useBackground: { useDefault: true },
    useEffect: { useDefault: true },
    useParticle: { useDefault: true },
    cover: at(cover),
    bgm: at(bgm),
    ...(preview !== null && { preview: at(preview) }),
    data: { ...(hash !== undefined && { hash }), url: dataPath(name) },
  };
}
