import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TeamQuestion } from '#model/compute/team';
import { BONUS_KEYS } from '#model/profile/item-lists';
import { STUDIO_KEYS } from '#model/vocabulary/area-items';
import { type Compute, computeFromBytes } from '#wasm/host/compute';
import { nameItems } from '#wasm/host/items/slots';
import { permutations } from '#wasm/reference/orders';
import { bestPower } from '#wasm/reference/power';
import { bestTeams } from '#wasm/reference/search';
import { NEW_BAND, NEW_BAND_ITEMS, playableProblem, type SmallProblem } from '../problems.ts';
import { byId, plainCard, plainData, plainQuestion, solve, upTo } from './plain.ts';

let compute: Compute;
beforeAll(async () => {
  compute = await computeFromBytes(new Uint8Array(readFileSync('wasm/build/setori.wasm')));
});

const RUNS = { numRuns: 150 };
const ascending = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
const answerOf = ({ question, data }: SmallProblem) => solve(compute, { ...question, top: 3 }, data).teams;

describe('answer', () => {
  test('puts the leader into the middle and the others around it by id', () => {
    fc.assert(
      fc.property(playableProblem, (problem) => {
        for (const { cards, leader } of answerOf(problem)) {
          const others = cards.filter((id) => id !== leader);
          expect(cards[2]).toBe(leader);
          expect(others).toEqual(ascending(others));
        }
      }),
      RUNS,
    );
  });

  test('shows an order that reaches the maximum and how many others do', () => {
    fc.assert(
      fc.property(playableProblem, (problem) => {
        for (const { cards, order, orderScores, bestOrderShare, score } of answerOf(problem)) {
          const place = [...permutations(cards)].findIndex((one) => String(one) === String(order));
          // With anyone's encore every order comes again with another player's.
          expect([orderScores[place], orderScores[place + 120]]).toContain(score.max);
          expect(bestOrderShare * orderScores.length).toBeCloseTo(
            orderScores.filter((one) => one === score.max).length,
            9,
          );
          expect(score.min).toBeLessThanOrEqual(score.average);
          expect(score.average).toBeLessThanOrEqual(score.max);
        }
      }),
      RUNS,
    );
  });

  test('adds up power from cards, area items and the event', () => {
    fc.assert(
      fc.property(playableProblem, (problem) => {
        const { question, data } = problem;
        for (const { cards, power, powerParts } of answerOf(problem)) {
          expect(powerParts.cards + powerParts.areaItems + powerParts.event).toBe(power);
          const alone = { ...question, powerBonus: null, profile: withItems(question, () => null) };
          expect(powerParts.cards * 100_000).toBe(bestPower(alone, data, ascending(cards)));
          const event = bestPower({ ...alone, powerBonus: question.powerBonus }, data, ascending(cards));
          expect(powerParts.event).toBe(event / 100_000 - powerParts.cards);
        }
      }),
      RUNS,
    );
  });

  test('names the area items that give the power it shows, and no others', () => {
    fc.assert(
      fc.property(playableProblem, (problem) => {
        const { question, data } = problem;
        for (const { cards, power, areaItems } of answerOf(problem)) {
          const { studio, plaza, menu, magazine } = areaItems;
          const chosen = { ...SINGLE, Plaza: plaza, Menu: menu, Magazine: magazine };
          const worn = withItems(question, (key, place) =>
            key === 'Plaza' || key === 'Menu' || key === 'Magazine'
              ? SINGLE[key][place] === chosen[key]
              : key === (typeof studio === 'string' ? studio : studio?.[place]),
          );
          const units = bestPower({ ...question, profile: worn }, data, ascending(cards));
          expect(Math.floor(units / 100_000)).toBe(power);
        }
      }),
      RUNS,
    );
  });
});

const SETS = STUDIO_KEYS.map((key) => ({ key }));

const SINGLE = {
  Plaza: ['powerful', 'cool', 'happy', 'pure'],
  Menu: ['powerful', 'cool', 'happy', 'pure'],
  Magazine: ['performance', 'technique', 'visual'],
} as const;

/** What an answer calls a list, and its place there: items that profiles have no list for are those of one band. */
const named = (key: string, place: number): readonly [string, number] =>
  key === 'others' ? [`band-${NEW_BAND}`, NEW_BAND_ITEMS.indexOf(place + 1)] : [key, place];

/** The question's profile with only the area items that `keep` wants. */
function withItems({ profile }: TeamQuestion, keep: (key: string, place: number) => boolean | null) {
  const items = Object.fromEntries(
    Object.entries(profile.items).map(([key, levels]) => [
      key,
      BONUS_KEYS.some((one) => one === key)
        ? levels
        : levels.map((level, place) => (keep(...named(key, place)) ? level : null)),
    ]),
  );
  return { ...profile, items: items as unknown as TeamQuestion['profile']['items'] };
}

describe('area items', () => {
  test('are named by the options of their slots, and by nothing where no option helps', () => {
    expect(nameItems([0, 9, 13, 17], 'uniform', SETS)).toEqual({
      studio: 'PoppinParty',
      plaza: 'powerful',
      menu: 'powerful',
      magazine: 'performance',
    });
    expect(nameItems([8, 12, 16, 19], 'uniform', SETS)).toEqual({
      studio: 'Everyone',
      plaza: 'pure',
      menu: 'pure',
      magazine: 'visual',
    });
    expect(nameItems([-1, -1, -1, -1], 'uniform', SETS)).toEqual({
      studio: null,
      plaza: null,
      menu: null,
      magazine: null,
    });
    expect(nameItems([], 'uniform', SETS)).toEqual({ studio: null, plaza: null, menu: null, magazine: null });
  });

  test('of a mixed studio are named place by place, or by one name when a single set is all that helps', () => {
    const others = { plaza: 'cool', menu: 'pure', magazine: 'technique' };
    const rest = [71, 77, 79];
    expect(nameItems([0, 13, 20, 32, 48, -1, 60, ...rest], 'mixed', SETS)).toEqual({
      studio: ['PoppinParty', 'Roselia', 'PoppinParty', 'PastelPalettes', 'Everyone', null, 'PoppinParty'],
      ...others,
    });
    expect(nameItems([3, 13, -1, 33, 43, 53, 63, ...rest], 'mixed', SETS)).toEqual({
      studio: 'Roselia',
      ...others,
    });
    expect(nameItems([9, 19, -1, -1, -1, -1, -1, ...rest], 'mixed', SETS)).toEqual({
      studio: null,
      ...others,
    });
  });
});

describe('room score', () => {
  test('is left out in a free live', () => {
    fc.assert(
      fc.property(playableProblem, ({ question, data }) => {
        for (const team of answerOf({ question: { ...question, live: 'free', sixth: 'leader' }, data })) {
          expect(team.roomScore).toBe(null);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('adds four players of the assumed power whose score per power is ours', () => {
    fc.assert(
      fc.property(playableProblem, fc.integer({ min: -1000, max: 400_000 }), (problem, averagePower) => {
        const room = { ...problem.question.room, averagePower };
        const question: TeamQuestion = { ...problem.question, live: 'multi', room, sixth: 'leader', top: 1 };
        const [team] = solve(compute, question, problem.data).teams;
        if (!team) return;
        const units = bestTeams(question, problem.data)[0]?.units ?? Number.NaN;
        const average = team.orderScores.reduce((sum, score) => sum + score, 0) / team.orderScores.length;
        const others = ((average * 100_000) / units) * 4 * Math.max(0, averagePower);
        expect(Math.abs((team.roomScore ?? 0) - Math.floor(average + others + 1e-5))).toBeLessThanOrEqual(1);
        expect(team.roomScore).toBeGreaterThanOrEqual(team.score.average);
      }),
      { numRuns: 200 },
    );
  });

  test('is five times the own score when the others are as strong as we are', () => {
    const data = plainData();
    const question = plainQuestion(data, { live: 'multi' });
    const power = solve(compute, question, data).teams[0]?.power ?? 0;
    const room = { ...question.room, averagePower: power };
    const [team] = solve(compute, { ...question, room }, data).teams;
    expect((team?.roomScore ?? 0) / (team?.score.average ?? 1)).toBeCloseTo(5, 4);
  });

  test('is the own score when the others have no power', () => {
    const data = plainData();
    const question = plainQuestion(data, { live: 'multi' });
    const room = { ...question.room, averagePower: 0 };
    const [team] = solve(compute, { ...question, room }, data).teams;
    expect(team?.roomScore).toBe(team?.score.average);
  });

  test('is nothing, not a broken number, when no parameter of our cards is known', () => {
    const bare = { levels: new Map(), rarity: 0, training: null, episodes: [] };
    const data = plainData({ cards: byId(upTo(5).map((id) => plainCard(id, bare))) });
    const [team] = solve(compute, plainQuestion(data, { live: 'multi' }), data).teams;
    expect([team?.power, team?.score.average, team?.roomScore]).toEqual([0, 0, 0]);
  });
});
