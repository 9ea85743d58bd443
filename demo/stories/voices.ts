import { PEOPLE } from '../words/people.ts';
import { partsOf } from './parts.ts';
import type { Story } from './story.types.ts';

/** Voices are murmurs, from short to long: a line is heard in the one that lasts about as long as it. */
const SYLLABLES = [3, 6, 10, 15] as const;
/** Letters up to which the shorter ones suffice: signs of Chinese say more than letters of English. */
const LETTERS = [
  [8, 18, 34],
  [18, 44, 84],
  [6, 14, 26],
  [6, 14, 26],
  [8, 20, 38],
] as const;

const idOf = (characterId: number, take: number): string =>
  `voice_${String(characterId).padStart(3, '0')}_${take}`;

/** For a line in the language of a server. */
export function voiceIdOf(characterId: number, text: string, server: 0 | 1 | 2 | 3 | 4): string {
  const take = LETTERS[server].findIndex((most) => text.length <= most);
  return idOf(characterId, take < 0 ? SYLLABLES.length : take + 1);
}

/** Names of the files by character: the same strings for all stories, of which there are thousands. */
const FILES: readonly (readonly string[])[] = [
  [],
  ...PEOPLE.map((_, place) => SYLLABLES.map((_syllables, take) => `${idOf(place + 1, take + 1)}.mp3`)),
];

/** All that the bundle of a story holds. */
export const voiceFilesOf = ({ plot, filling: { cast } }: Story): readonly string[] =>
  partsOf(plot).flatMap((who) => FILES[cast[who]] ?? []);

const FILE = /^voice_(\d{3})_(\d)\.mp3$/;

/** Who speaks in a file, and for how many syllables; null where there is none of that name. */
export function voiceOf(file: string): { readonly characterId: number; readonly syllables: number } | null {
  const [, character = '', take = ''] = FILE.exec(file) ?? [];
  const characterId = Number(character);
  const syllables = SYLLABLES[Number(take) - 1];
  return syllables === undefined || PEOPLE[characterId - 1] === undefined ? null : { characterId, syllables };
}
