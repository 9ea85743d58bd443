import fc from 'fast-check';
import type { CardRecord } from '#model/records/card';
import type { StatTriple } from '#model/vocabulary/stats';
import { anyAttribute, anyCharacterId, everywhere, perServer, triple } from './vocabulary.ts';

type Limits = Pick<CardRecord, 'rarity' | 'levelLimit' | 'training'>;
const trainable = (rarity: number, levelLimit: number, bonus: number): Limits => ({
  rarity,
  levelLimit,
  training: { levelLimit: 10, bonus: [bonus, bonus, bonus] },
});

/** Kinds of card as the game has them: rarity, level limit, training (reference R18). */
export const CARD_LIMITS: Readonly<Record<string, Limits>> = {
  r1: { rarity: 1, levelLimit: 20, training: null },
  r2: { rarity: 2, levelLimit: 30, training: null },
  r3: trainable(3, 40, 300),
  r4: trainable(4, 50, 400),
  r5: trainable(5, 50, 400),
  birthday: { rarity: 4, levelLimit: 60, training: { levelLimit: 0, bonus: [0, 0, 0] } },
};

export const topLevelOf = (limits: Limits): number => limits.levelLimit + (limits.training?.levelLimit ?? 0);

const EPISODES: readonly (readonly StatTriple[])[] = [
  [],
  [
    [250, 250, 250],
    [600, 600, 600],
  ],
  [
    [0, 0, 0],
    [850, 850, 850],
  ],
];

export interface CardOptions {
  readonly id?: number;
  readonly skillIds?: readonly number[];
  readonly maxSkillId?: number;
  /** Only cards released everywhere. */
  readonly released?: boolean;
}

/** A card of any real kind; one in ten has flat parameters. */
export function anyCard(options: CardOptions = {}): fc.Arbitrary<CardRecord> {
  const { id, skillIds, maxSkillId = 70, released = false } = options;
  return fc
    .record({
      id: id === undefined ? fc.integer({ min: 1, max: 90_040 }) : fc.constant(id),
      characterId: anyCharacterId,
      limits: fc.constantFrom(...Object.values(CARD_LIMITS)),
      attribute: anyAttribute,
      first: triple(500, 5000),
      grown: triple(1000, 9000),
      flat: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      episodes: fc.constantFrom(...EPISODES),
      skillId: skillIds ? fc.constantFrom(...skillIds) : fc.integer({ min: 1, max: maxSkillId }),
      type: fc.constantFrom('permanent', 'event', 'limited', 'birthday', 'someday'),
      releasedAt: released
        ? fc.constant(everywhere(1_489_626_000_000))
        : perServer(fc.integer({ min: 1_489_626_000_000, max: 1_900_000_000_000 })),
    })
    .map(({ limits, first, grown, flat, ...rest }) => {
      const top: StatTriple = [first[0] + grown[0], first[1] + grown[1], first[2] + grown[2]];
      return {
        ...rest,
        ...limits,
        levels: new Map<number, StatTriple>([
          [1, flat ? [15_000, 15_000, 15_000] : first],
          [topLevelOf(limits), flat ? [15_000, 15_000, 15_000] : top],
        ]),
        resourceSetName: `res${String(rest.characterId).padStart(3, '0')}001`,
        name: everywhere(`Card ${rest.id}`),
      };
    });
}
