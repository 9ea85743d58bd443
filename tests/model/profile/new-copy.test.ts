import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newCopy } from '#model/profile/new-copy';
import { cardMaxLevel } from '#model/rules/card-parameters';
import { anyCard } from '../../arbitraries/card.ts';

test('is at the level limit of its state when a card is taken as a single copy', () => {
  fc.assert(
    fc.property(anyCard(), (card) => {
      const canTrain = card.training !== null;
      expect(newCopy(card, 'untrained')).toMatchObject({ level: cardMaxLevel(card, false), train: 0, ep: 0 });
      for (const [state, ep] of [
        ['trained', 0],
        ['read', 2],
      ] as const) {
        const copy = newCopy(card, state);
        expect(copy).toMatchObject({ level: cardMaxLevel(card, true), train: canTrain ? 1 : 0, ep });
        expect([copy.skill, copy.master]).toEqual([0, 0]);
      }
    }),
  );
});
