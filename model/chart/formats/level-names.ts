import type { Difficulty } from '../../vocabulary/difficulties.ts';

/** The name of a chart of the game at the Sonolus server of the site (docs/sonolus.md). */
export const officialLevel = (song: number, difficulty: Difficulty): string =>
  `official-${song}-${difficulty}`;

/** The same of a chart by a member, by its post. */
export const communityLevel = (post: number): string => `chart-${post}`;

const COMMUNITY_LEVEL = /^chart-(\d{1,16})$/;

/** The post that the name of a level means; null for other names. */
export function communityPost(name: string): number | null {
  const [, id] = COMMUNITY_LEVEL.exec(name) ?? [];
  const number = Number(id);
  return id !== undefined && Number.isSafeInteger(number) ? number : null;
}

/** Where the Sonolus server of the site has the files of a song of the game: which they are is looked up when they are asked for. */
export function songFiles(song: number) {
  const of = (part: string): string => `/sonolus/songs/${song}/${part}`;
  return { cover: of('cover'), bgm: of('bgm'), preview: of('preview') };
}
