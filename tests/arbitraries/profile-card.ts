import fc from 'fast-check';
import type { ProfileCard } from '#model/profile/profile';

const bit = fc.constantFrom<0 | 1>(0, 1);

export interface ProfileCardOptions {
  readonly id?: number;
  readonly maxLevel?: number;
}

/** One owned card with every field inside its bounds. */
export const anyProfileCard = ({ id, maxLevel = 60 }: ProfileCardOptions = {}): fc.Arbitrary<ProfileCard> =>
  fc.record({
    id: id === undefined ? fc.integer({ min: 1, max: 2210 }) : fc.constant(id),
    level: fc.integer({ min: 1, max: maxLevel }),
    master: fc.integer({ min: 0, max: 4 }),
    skill: fc.integer({ min: 0, max: 4 }),
    ep: fc.integer({ min: 0, max: 2 }),
    train: bit,
    art: bit,
    exclude: fc.boolean(),
  });
