import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Excess, NoTeamReason, TeamData, TeamQuestion, UnusableCard } from '#model/compute/team';
import { type Compute, computeFromBytes } from '#wasm/host/compute';
import { bestPower } from '#wasm/reference/power';
import { allowedTeams } from '#wasm/reference/search';
import { playableProblem } from '../problems.ts';
import {
  byId,
  constrained,
  plainCard,
  plainCharacter,
  plainData,
  plainItem,
  plainNotes,
  plainQuestion,
  plainSkill,
  solve,
  upTo,
} from './plain.ts';

let compute: Compute;
beforeAll(async () => {
  compute = await computeFromBytes(new Uint8Array(readFileSync('wasm/build/setori.wasm')));
});

function reason(part: Partial<TeamQuestion>, data: TeamData = plainData()): NoTeamReason | null {
  const answer = solve(compute, plainQuestion(data, part), data);
  expect(answer.proved).toBe(true);
  expect(answer.teams.length === 0).toBe(answer.noTeam !== null);
  return answer.noTeam;
}

const unusable = (
  ...cards: readonly (readonly [number, UnusableCard['constraint'], UnusableCard['because']])[]
) =>
  ({
    kind: 'unusable',
    cards: cards.map(([cardId, constraint, because]) => ({ cardId, constraint, because })),
  }) as const;
const chartOf = (count: number, gap?: number): Partial<TeamData> => ({
  chart: { ...plainData().chart, notes: plainNotes(count, gap) },
});
const growing = (id: number, percent: number, seconds = 5) =>
  plainSkill(id, {
    durations: [seconds, seconds, seconds, seconds, seconds],
    effects: [
      { type: 'score', value: [percent, percent, percent, percent, percent], condition: 'good', life: null },
      { type: 'score_rate_up_with_perfect', value: [0, 0, 0, 0, 0], condition: 'perfect', life: null },
    ],
  });
/** As many cards of different characters as skills, each card with its own. */
const withSkills = (count: number, skillOf: (id: number) => ReturnType<typeof plainSkill>): TeamData =>
  plainData({
    cards: byId(upTo(count).map((id) => plainCard(id, { characterId: 1 + (id % 6), skillId: id }))),
    skills: byId(upTo(count).map(skillOf)),
  });
const lasting = (id: number, seconds: number) =>
  plainSkill(id, { durations: [seconds, seconds, seconds, seconds, seconds] });

describe('no team', () => {
  test('has no reason when there is one', () => {
    expect(reason({})).toBe(null);
    expect(reason(constrained({ must: [1, 2, 3, 4, 5] }))).toBe(null);
    expect(reason({ sixth: 3 })).toBe(null);
  });

  test.each<[string, Partial<TeamQuestion>, NoTeamReason]>([
    [
      'fewer than five characters are left',
      constrained({ exclude: [1, 2] }),
      { kind: 'tooFewCharacters', characters: 4 },
    ],
    [
      'a required card is excluded',
      constrained({ must: [1, 2], exclude: [2] }),
      unusable([2, 'must', 'excluded']),
    ],
    ['a required card is in no list', constrained({ must: [77] }), unusable([77, 'must', 'unknown'])],
    ['the leader is in no list', constrained({ leader: 78, must: [1] }), unusable([78, 'leader', 'unknown'])],
    [
      'a required card is kept for the sixth slot',
      { ...constrained({ must: [3] }), sixth: 3 },
      unusable([3, 'must', 'sixth']),
    ],
    [
      'six cards are required',
      constrained({ must: upTo(6) }),
      { kind: 'tooManyMust', count: 6, leader: null },
    ],
    [
      'five cards are required beside the leader',
      constrained({ must: upTo(5), leader: 6 }),
      { kind: 'tooManyMust', count: 6, leader: 6 },
    ],
    ['the sixth card is in no list', { sixth: 99 }, unusable([99, 'sixth', 'unknown'])],
    [
      'the leader is excluded',
      constrained({ leader: 4, must: [1], exclude: [4] }),
      unusable([4, 'leader', 'excluded']),
    ],
    [
      'the sixth card is excluded and must play',
      { sixth: 5, ...constrained({ must: [5], exclude: [5] }) },
      unusable([5, 'must', 'excluded'], [5, 'sixth', 'excluded']),
    ],
    [
      'the leader is kept for the sixth slot',
      { sixth: 2, ...constrained({ leader: 2 }) },
      unusable([2, 'leader', 'sixth']),
    ],
    [
      'nobody is left for the sixth slot',
      { sixth: 'best', ...constrained({ exclude: [1] }) },
      { kind: 'sixthNone' },
    ],
  ])('says so when %s', (_when, part, expected) => {
    expect(reason(part)).toEqual(expected);
  });

  test('says that two required cards are of one character', () => {
    const data = plainData({
      cards: byId([...upTo(6).map((id) => plainCard(id)), plainCard(7, { characterId: 2 })]),
    });
    expect(reason(constrained({ must: [2, 7] }), data)).toEqual({
      kind: 'mustSameCharacter',
      cardIds: [2, 7],
      leader: null,
    });
    expect(reason(constrained({ must: [1, 2], leader: 7 }), data)).toEqual({
      kind: 'mustSameCharacter',
      cardIds: [2, 7],
      leader: 7,
    });
  });

  test('distinguishes a card that is not owned from one that is left out in the collection', () => {
    const data = plainData();
    const { profile } = plainQuestion(data);
    const cards = profile.cards
      .filter(({ id }) => id !== 1)
      .map((card) => (card.id === 2 ? { ...card, exclude: true } : card));
    const part = { profile: { ...profile, cards }, temporary: [] };
    const both = constrained({ must: [1], leader: 2, exclude: [1, 2] });
    expect(reason({ ...part, ...both }, data)).toEqual(
      unusable([1, 'must', 'notOwned'], [2, 'leader', 'excludedInProfile']),
    );
    // Counted as owned they play, unless the question itself leaves them out.
    expect(reason({ ...part, temporary: [1, 2], ...both }, data)).toEqual(
      unusable([1, 'must', 'excluded'], [2, 'leader', 'excluded']),
    );
  });

  test('says that the chart has no notes', () => {
    const chart = { notes: [], skillNotes: [], hasFever: false, repairs: [] };
    expect(reason({}, plainData({ chart }))).toEqual({ kind: 'noNotes' });
  });

  test('says which power the strongest allowed team has when the lowest power is above it', () => {
    fc.assert(
      fc.property(playableProblem, ({ question, data }) => {
        const constraints = { ...question.constraints, minPower: 10_000_000 };
        const asked = { ...question, constraints };
        const powers = [...allowedTeams(asked, data)].map((ids) => bestPower(asked, data, ids));
        expect(solve(compute, asked, data).noTeam).toEqual({
          kind: 'minPower',
          best: Math.floor(Math.max(...powers) / 100_000),
        });
      }),
      { numRuns: 200 },
    );
  });

  test('knows the highest power, too, when no one but another player fills the sixth slot', () => {
    const data = plainData({}, 5);
    const room = { averagePower: 0, skillPercent: 100, skillSeconds: 5, encore: 'other' as const };
    const part: Partial<TeamQuestion> = { live: 'multi', room, sixth: 'best' };
    const asked = plainQuestion(data, part);
    const best = bestPower(asked, data, upTo(5)) / 100_000;
    expect(reason({ ...part, ...constrained({ minPower: best + 1 }) }, data)).toEqual({
      kind: 'minPower',
      best,
    });
  });

  test('finds a team again at exactly the power it said', () => {
    const data = plainData();
    const refused = reason(constrained({ minPower: 10_000_000 }), data);
    const best = refused?.kind === 'minPower' ? refused.best : Number.NaN;
    expect(reason(constrained({ minPower: best }), data)).toBe(null);
    expect(reason(constrained({ minPower: best + 1 }), data)).toEqual({ kind: 'minPower', best });
  });

  test.each<[Excess['what'], number, TeamData]>([
    [
      'cards',
      4096,
      plainData({ cards: byId(upTo(4097).map((id) => plainCard(id, { characterId: 1 + (id % 6) }))) }),
    ],
    ['notes', 8192, plainData(chartOf(8193, 0.01))],
    ['bands', 32, plainData({ characters: byId(upTo(33).map((id) => plainCharacter(id, 100 + id))) }, 33)],
    ['characters', 256, plainData({}, 257)],
    ['skills', 1024, withSkills(1025, (id) => plainSkill(id))],
    ['skillLengths', 64, withSkills(65, (id) => lasting(id, id / 8))],
    ['growingSkills', 256, withSkills(257, (id) => growing(id, id))],
    [
      'coveredNotes',
      1024,
      plainData({ ...chartOf(2000, 0.001), skills: byId(upTo(6).map((id) => lasting(id, 3))) }),
    ],
    [
      'coveredNotes',
      1024,
      plainData({ ...chartOf(2000, 0.001), skills: byId(upTo(6).map((id) => growing(id, id, 3))) }),
    ],
  ])('says that there are too many %s when there are more than %i', (what, most, data) => {
    expect(reason({}, data)).toEqual({ kind: 'tooLarge', what, most });
  });

  test.each<[string, TeamData]>([
    [
      '4096 cards',
      plainData({ cards: byId(upTo(4096).map((id) => plainCard(id, { characterId: 1 + (id % 6) }))) }),
    ],
    ['8192 notes', plainData(chartOf(8192, 0.01))],
    ['32 bands', plainData({ characters: byId(upTo(32).map((id) => plainCharacter(id, 100 + id))) }, 32)],
    ['256 characters', plainData({}, 256)],
    ['1024 different skills', withSkills(1024, (id) => plainSkill(id))],
    ['64 different skill lengths', withSkills(64, (id) => lasting(id, id / 8))],
    ['256 different growing skills', withSkills(256, (id) => growing(id, id))],
  ])('can hold %s', (_what, data) => {
    expect(reason({}, data)).toBe(null);
  });

  test.each([
    ['mixed', 15],
    ['uniform', 117],
  ] as const)('says that there are more studio sets than it holds when they may be %s', (itemSets, most) => {
    // Nine sets are known.
    const items = (bands: number) =>
      upTo(bands).flatMap((band) => upTo(7).map((slot) => plainItem(100 + band * 7 + slot, [100 + band])));
    const within = plainData({ areaItems: byId(items(most - 9)) });
    const beyond = plainData({ areaItems: byId(items(most - 8)) });
    expect(reason({ itemSets }, within)).toBe(null);
    expect(reason({ itemSets }, beyond)).toEqual({ kind: 'tooLarge', what: 'studioSets', most });
  });
});
