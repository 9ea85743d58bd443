import fc from 'fast-check';
import type { PointPlay } from '#model/compute/points';
import type { EventBonus } from '#model/records/event';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { type SmallProblem, smallProblem } from './problems.ts';
import { readable } from './summary.ts';

/** Small problems in which an event pays points. */

const percent = fc.constantFrom(0, 10, 20, 50, 12.5, 7.3);

const eventBonus: fc.Arbitrary<EventBonus> = fc
  .record({
    attributes: fc.subarray([...ATTRIBUTES], { maxLength: 2 }),
    attribute: percent,
    characters: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 5 }),
    character: percent,
    members: fc.uniqueArray(
      fc.integer({ min: 1, max: 12 }).map((index) => index * 3),
      { maxLength: 3 },
    ),
    member: percent,
    limit: fc.constantFrom(0, 1.5, 2),
    both: fc.constantFrom(0, 20, 50, 100),
  })
  .map(({ attributes, attribute, characters, character, members, member, limit, both }) => ({
    attributes: attributes.map((one) => ({ attribute: one, percent: attribute })),
    characters: characters.map((characterId) => ({ characterId, percent: character })),
    members: members.map((cardId) => ({ cardId, percent: member })),
    limitBreaks: [0, 1, 2, 3, 4].map((rank) => ({ rarity: 4, rank, percent: limit * rank })),
    pointPercent: both,
    parameterPercent: 0,
    statPercent: [0, 0, 0] as const,
  }));

export const MULTIPLIED = ['story', 'challenge', 'live_try', 'mission_live', 'festivalFree'] as const;

const pointPlay = (kind: fc.Arbitrary<PointPlay['kind']>): fc.Arbitrary<PointPlay> =>
  fc.record({
    kind,
    formula: fc.constantFrom(2 as const, 2 as const, 1 as const, 0 as const),
    bonus: eventBonus,
    boosts: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    place: fc.constantFrom(1 as const, 3 as const, 5 as const),
    isWon: fc.boolean(),
    challengePoints: fc.constantFrom(200 as const, 1600 as const),
  });

/** Charts are short: a higher level makes scores reach the slices of the older formulas now and then. */
const level = fc.constantFrom(5, 20, 28, 200);

export const withPoints = (
  problem: fc.Arbitrary<SmallProblem>,
  kind: fc.Arbitrary<PointPlay['kind']> = fc.constantFrom(...MULTIPLIED),
): fc.Arbitrary<SmallProblem> =>
  fc
    .tuple(problem, pointPlay(kind), level)
    .map(([{ question, data }, points, hard]) =>
      readable({ question: { ...question, target: 'points', points, level: hard }, data }),
    );

export const paidProblem = withPoints(smallProblem);
