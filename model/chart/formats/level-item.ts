import type { Difficulty } from '../../vocabulary/difficulties.ts';

/** A chart as Sonolus describes a level (docs/sonolus.md). */

/** The version of such items; the app refuses others. */
const ITEM_VERSION = 1;

/** The app says most of these in the player's language. */
const DIFFICULTY_TEXTS: Readonly<Record<Difficulty, string>> = {
  easy: '#EASY',
  normal: '#NORMAL',
  hard: '#HARD',
  expert: '#EXPERT',
  special: 'SPECIAL',
};

export const difficultyText = (difficulty: Difficulty): string => DIFFICULTY_TEXTS[difficulty];

/** What a player sees and hears of a level. */
export interface LevelFacts {
  readonly name: string;
  readonly rating: number;
  readonly title: string;
  readonly artists: string;
  readonly author: string;
  readonly difficulty: Difficulty | null;
  /** Addresses below the site's root; null where there is none. */
  readonly cover: string | null;
  readonly bgm: string;
  readonly preview: string | null;
}

const at = (url: string | null): { readonly url?: string } => (url === null ? {} : { url });

/** A level but for its notes, with what the engine itself names as its looks and sounds. */
export function levelItemOf<Engine>(
  { name, rating, title, artists, author, difficulty, cover, bgm, preview }: LevelFacts,
  engine: Engine,
) {
  return {
    name,
    version: ITEM_VERSION,
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
  } as const;
}
