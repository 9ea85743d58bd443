import type { MedleySlots } from '#model/compute/asked/inputs';
import type { MedleySong } from '#model/compute/medley';
import { fittingDifficulty } from '#model/rules/fitting-difficulty';
import type { Question } from '../../question/use-question.ts';
import { useSources } from '../../sources/sources.tsx';

export type SlotIndex = 0 | 1 | 2;

/** The slots with another song in one place. */
export const withSlot = (slots: MedleySlots, place: SlotIndex, slot: MedleySong | null): MedleySlots => [
  place === 0 ? slot : slots[0],
  place === 1 ? slot : slots[1],
  place === 2 ? slot : slots[2],
];

/** One place of a medley: which song is there, and how another one gets there. */
export function useSlotPlace({ inputs, server, change }: Question, place: SlotIndex) {
  const { game } = useSources();
  const slot = inputs.medley[place];
  return {
    selected: slot?.songId ?? null,
    server,
    pick: (id: number) => {
      const difficulty = fittingDifficulty(game.songs.get(id), slot?.difficulty ?? inputs.difficulty);
      change({ medley: withSlot(inputs.medley, place, { songId: id, difficulty }) });
    },
  };
}
