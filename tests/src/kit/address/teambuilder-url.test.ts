import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHALLENGE_COSTS,
  DEFAULT_INPUTS,
  LIVE_TYPES,
  type PlayInputs,
  RESULT_COUNTS,
  type TeamInputs,
} from '#model/compute/asked/inputs';
import { decodeInputs } from '#model/compute/asked/teambuilder-url';
import { TARGETS } from '#model/compute/points';
import { ENCORES } from '#model/compute/team';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { encodeInputs } from '#src/kit/address/teambuilder-url.ts';
import { sharedTeams } from '../../shared-samples.ts';

const id = fc.integer({ min: 1, max: 99_999 });
const ids = fc.uniqueArray(id, { maxLength: 40 }).map((list) => list.sort((a, b) => a - b));
const percent = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100);
const bonus = fc.record({
  attributes: fc.uniqueArray(fc.record({ attribute: fc.constantFrom(...ATTRIBUTES), percent }), {
    maxLength: 4,
    selector: (row) => row.attribute,
  }),
  characters: fc.uniqueArray(fc.record({ characterId: fc.integer({ min: 1, max: 40 }), percent }), {
    maxLength: 9,
    selector: (row) => row.characterId,
  }),
  members: fc.uniqueArray(fc.record({ cardId: id, percent }), {
    maxLength: 6,
    selector: (row) => row.cardId,
  }),
  limitBreaks: fc.uniqueArray(
    fc.record({ rarity: fc.integer({ min: 1, max: 5 }), rank: fc.integer({ min: 0, max: 4 }), percent }),
    { maxLength: 25, selector: (row) => `${row.rarity} ${row.rank}` },
  ),
  pointPercent: percent,
  parameterPercent: percent,
  statPercent: fc.tuple(percent, percent, percent),
});
const play: fc.Arbitrary<PlayInputs> = fc.record({
  boosts: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  place: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
  isWon: fc.boolean(),
  formula: fc.constantFrom(0 as const, 1 as const, 2 as const),
  challengePoints: fc.constantFrom(null, ...CHALLENGE_COSTS),
  isFree: fc.boolean(),
});
const slot = fc.option(fc.record({ songId: id, difficulty: fc.constantFrom(...DIFFICULTIES) }));
const inputs: fc.Arbitrary<TeamInputs> = fc.record({
  profile: fc.option(fc.string({ minLength: 1, maxLength: 30 })),
  server: fc.option(fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const)),
  song: fc.option(id),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  medley: fc.tuple(slot, slot, slot),
  event: fc.option(id),
  bonus: fc.option(bonus),
  live: fc.constantFrom(...LIVE_TYPES),
  room: fc.record({
    averagePower: fc.integer({ min: 0, max: 500_000 }),
    skillPercent: fc.integer({ min: 0, max: 300 }),
    skillSeconds: fc.integer({ min: 0, max: 80 }).map((value) => value / 4),
    encore: fc.constantFrom(...ENCORES),
  }),
  perfectPercent: fc.integer({ min: 0, max: 1_000 }).map((value) => value / 10),
  top: fc.constantFrom(...RESULT_COUNTS),
  exclude: ids,
  must: ids,
  leader: fc.option(id),
  sixth: fc.oneof(fc.constantFrom('leader' as const, 'best' as const), id),
  itemSets: fc.constantFrom('uniform' as const, 'mixed' as const),
  order: fc.constantFrom('uniform' as const, 'native' as const),
  skillQueue: fc.boolean(),
  skillDelay: fc.integer({ min: 0, max: 200 }).map((value) => value / 100),
  target: fc.constantFrom(...TARGETS),
  play,
  minPower: fc.integer({ min: 0, max: 999_999 }),
  treatAs: fc.record({ maxLevel: fc.boolean(), trained: fc.boolean(), episodesRead: fc.boolean() }),
  temporary: ids,
  shared: fc.option(sharedTeams),
});

describe('address of the team builder', () => {
  test('gives every input back when it is read again', () => {
    fc.assert(
      fc.property(inputs, (value) => {
        const link = encodeInputs(value).toString();
        expect(decodeInputs(new URLSearchParams(link))).toEqual(value);
      }),
    );
  });

  test('is empty when nothing was changed', () => {
    expect(encodeInputs(DEFAULT_INPUTS).toString()).toBe('');
    expect(decodeInputs(new URLSearchParams())).toEqual(DEFAULT_INPUTS);
  });

  test('names only what was changed', () => {
    const link = encodeInputs({ ...DEFAULT_INPUTS, song: 125, live: 'multi', exclude: [1, 2, 38] });
    expect(link.toString()).toBe('song=125&live=multi&exclude=1.1.10');
  });

  test('takes words for what they are when a switch list holds them', () => {
    const { treatAs } = decodeInputs(new URLSearchParams('treat=false'));
    expect(treatAs).toEqual(DEFAULT_INPUTS.treatAs);
  });

  test('counts a bonus once when a link names it twice', () => {
    const { bonus } = decodeInputs(new URLSearchParams('bonus=a1*20-1*30_c5*10-5*10_m7*5-7*5_l4*1*2-4*1*3'));
    expect(bonus).toMatchObject({
      attributes: [{ attribute: ATTRIBUTES[1], percent: 20 }],
      characters: [{ characterId: 5, percent: 10 }],
      members: [{ cardId: 7, percent: 5 }],
      limitBreaks: [{ rarity: 4, rank: 1, percent: 2 }],
    });
  });

  test('falls back to usable inputs whatever the parameters hold', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('-1', '1e9', 'NaN', '0', '..', 'a*', 'a9*9', '1-2-3'));
    const names = [
      ...encodeInputs({ ...DEFAULT_INPUTS, song: 1 }).keys(),
      'diff',
      'room',
      'bonus',
      'exclude',
    ];
    const other = [
      'top',
      'server',
      'sixth',
      'perfect',
      'power',
      'treat',
      'temp',
      'leader',
      'delay',
      'queue',
      'nonsense',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names, ...other), word), (params) => {
        const read = decodeInputs(new URLSearchParams(params));
        expect(decodeInputs(encodeInputs(read))).toEqual(read);
        expect(read.perfectPercent).toBeGreaterThanOrEqual(0);
        expect(read.perfectPercent).toBeLessThanOrEqual(100);
        expect(RESULT_COUNTS).toContain(read.top);
        expect(read.exclude.every((card) => card > 0)).toBe(true);
      }),
    );
  });
});
