import type { SongRecord } from '../records/song.ts';
import { DIFFICULTIES, type Difficulty } from '../vocabulary/difficulties.ts';

/** The wanted difficulty if the song has it, else its hardest but special. */
export function fittingDifficulty(song: SongRecord | undefined, wanted: Difficulty): Difficulty {
  const has = (difficulty: Difficulty) => song?.difficulties[difficulty] !== undefined;
  if (has(wanted)) return wanted;
  return DIFFICULTIES.filter((d) => d !== 'special').findLast(has) ?? DIFFICULTIES.find(has) ?? wanted;
}
