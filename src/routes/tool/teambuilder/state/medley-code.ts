import { isDifficulty } from '#model/vocabulary/difficulties';
import { DEFAULT_INPUTS, type MedleySlots } from './inputs.ts';

/** Three songs as words of the address, `101.45-special.7`; what is usual is left out. */
export const encodeMedley = (slots: MedleySlots): string =>
  slots
    .map((slot) => {
      if (slot === null) return '';
      const { songId, difficulty } = slot;
      return difficulty === DEFAULT_INPUTS.difficulty ? `${songId}` : `${songId}-${difficulty}`;
    })
    .join('.');

/** The songs of an address; a word that cannot be read leaves its place empty. */
export function decodeMedley(text: string): MedleySlots {
  const words = text.split('.');
  const slot = (at: 0 | 1 | 2): MedleySlots[number] => {
    const [id = '', difficulty = DEFAULT_INPUTS.difficulty] = (words[at] ?? '').split('-');
    const songId = /^\d{1,6}$/.test(id) ? Number(id) : 0;
    return songId > 0 && isDifficulty(difficulty) ? { songId, difficulty } : null;
  };
  return [slot(0), slot(1), slot(2)];
}
