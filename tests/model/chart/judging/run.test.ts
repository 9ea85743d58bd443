import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ghostScore, leadAt, readGhost, writeGhost } from '#model/chart/judging/ghost';
import type { Judged } from '#model/chart/judging/judge';
import { type NoteJudgement, playScore } from '#model/chart/judging/play-score';
import {
  EMPTY_TALLY,
  errorsOf,
  isAllPerfect,
  isFullCombo,
  sideOf,
  tallied,
  tallyOf,
} from '#model/chart/judging/tally';
import { JUDGED_PARTS, JUDGEMENTS, type Judgement } from '#model/chart/judging/windows';
import { parseChart } from '#model/chart/parse';
import { scoreRun } from '#model/chart/playing/score-run';
import { scoringChart } from '#model/chart/scoring';
import { type ResolvedSkill, SKILL_KINDS } from '#model/rules/skills';
import { anyScoringChart } from '#tests/arbitraries/chart';

const anyJudgement = fc.constantFrom(...JUDGEMENTS);
const press = (judgement: Judgement, error: number | null = judgement === 'miss' ? null : 0): Judged => ({
  note: 0,
  part: 'press',
  judgement,
  error,
  time: 0,
});
const anyJudged: fc.Arbitrary<Judged> = fc
  .record({
    note: fc.nat(1000),
    part: fc.constantFrom(...JUDGED_PARTS),
    judgement: anyJudgement,
    error: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    time: fc.constant(0),
  })
  .map((judged) => (judged.judgement === 'miss' ? { ...judged, error: null } : judged));

describe('tallied', () => {
  test('counts every judgement, and the longest stretch without BAD and MISS', () => {
    fc.assert(
      fc.property(fc.array(anyJudged), (list) => {
        const { counts, combo, maxCombo, early, late } = tallyOf(list);
        for (const judgement of JUDGEMENTS) {
          expect(counts[judgement]).toBe(list.filter((one) => one.judgement === judgement).length);
        }
        const letters = list.map(({ judgement }) => (/bad|miss/.test(judgement) ? ' ' : 'x')).join('');
        const stretches = letters.split(' ').map(({ length }) => length);
        expect(maxCombo).toBe(Math.max(...stretches));
        expect(combo).toBe(stretches.at(-1));
        expect(early + late).toBe(counts.great + counts.good + counts.bad);
      }),
    );
  });

  test('takes life for a miss, less for BAD, least for a tick, and never below 0', () => {
    const tick: Judged = { ...press('miss'), part: 'tick' };
    expect(tallyOf([press('miss'), press('bad'), tick, press('good')]).life).toBe(830);
    expect(tallyOf(Array.from({ length: 11 }, () => press('miss'))).life).toBe(0);
  });

  test('takes so much life for each judgement', () => {
    const costs = JUDGEMENTS.map((judgement) => 1000 - tallied(EMPTY_TALLY, press(judgement)).life);
    expect(costs).toEqual([0, 0, 0, 50, 100]);
  });

  test('is neither a full combo nor all PERFECT without notes', () => {
    expect([isFullCombo(EMPTY_TALLY, 0), isAllPerfect(EMPTY_TALLY, 0)]).toEqual([false, false]);
  });

  test('knows a full combo and one that is all PERFECT', () => {
    const perfect = tallied(EMPTY_TALLY, press('perfect'));
    const good = tallied(perfect, press('good'));
    expect([isFullCombo(perfect, 1), isAllPerfect(perfect, 1)]).toEqual([true, true]);
    expect([isFullCombo(good, 2), isAllPerfect(good, 2)]).toEqual([true, false]);
    expect([isFullCombo(good, 3), isFullCombo(EMPTY_TALLY, 0)]).toEqual([false, false]);
  });

  test('tells early from late below PERFECT', () => {
    const sides = [press('great', -0.06), press('bad', 0.1), press('perfect', 0.02), press('miss')].map(
      sideOf,
    );
    expect(sides).toEqual(['early', 'late', null, null]);
  });
});

describe('errorsOf', () => {
  test('puts every press into one bin, around its error', () => {
    fc.assert(
      fc.property(fc.array(anyJudged), (list) => {
        const { bins, hits } = errorsOf(list);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(hits);
        expect(hits).toBe(list.filter(({ part, error }) => part === 'press' && error !== null).length);
      }),
    );
    const { bins } = errorsOf([press('perfect', 0.034), press('perfect', 0.027), press('great', -0.2)]);
    expect(bins.filter(({ count }) => count > 0)).toEqual([
      { error: -0.15, count: 1 },
      { error: 0.03, count: 2 },
    ]);
  });

  test('has bins of 10 ms as far as notes can be hit', () => {
    const { bins } = errorsOf([press('good', -0.15), press('good', 0.15), press('good', 0.16)]);
    expect(bins).toHaveLength(31);
    expect(errorsOf([]).bins.map(({ count }) => count)).toEqual(Array.from({ length: 31 }, () => 0));
    expect([bins[0], bins[15], bins[30]]).toEqual([
      { error: -0.15, count: 1 },
      { error: 0, count: 0 },
      { error: 0.15, count: 2 },
    ]);
  });

  test('suggests the median as offset when there are enough hits', () => {
    const late = Array.from({ length: 19 }, () => press('perfect', 0.02));
    expect(errorsOf(late)).toMatchObject({ hits: 19, mean: expect.closeTo(0.02), suggestedOffset: null });
    const enough = errorsOf([...late, press('great', -0.1)]);
    expect(enough).toMatchObject({ suggestedOffset: 0.02, mean: expect.closeTo(0.014) });
    expect(errorsOf([]).mean).toBeNull();
  });
});

const team = { level: 25, power: 250_000, skills: [], hasFever: true, waits: false, delaySeconds: 0 };
const anySkill: fc.Arbitrary<ResolvedSkill> = fc.record({
  kind: fc.constantFrom(...SKILL_KINDS),
  durationSeconds: fc.integer({ min: 3, max: 8 }),
  value: fc.integer({ min: 10, max: 150 }).map((percent) => percent / 100),
  fallback: fc.constant(0.3),
});
const anyTeam = fc
  .tuple(fc.array(anySkill, { minLength: 6, maxLength: 6 }), fc.boolean(), fc.boolean())
  .map(([skills, hasFever, waits]) => ({ ...team, skills, hasFever, waits }));

const inOrder = (judgements: readonly Judgement[]): readonly NoteJudgement[] =>
  judgements.map((judgement, note) => ({ note, judgement }));

const spaced = (judgements: number) =>
  scoringChart(
    parseChart([
      { type: 'BPM', beat: 0, bpm: 60 },
      ...Array.from({ length: judgements }, (_, beat) => ({
        type: 'Single',
        beat,
        lane: 3,
        skill: beat === 0,
      })),
    ]),
  );

/** Points of each note of a chart with one skill on its first note. */
function pointsOf(skill: Partial<ResolvedSkill>, judgements: readonly Judgement[]): readonly number[] {
  const one: ResolvedSkill = { kind: 'constant', durationSeconds: 60, value: 1, fallback: 0, ...skill };
  const chart = spaced(judgements.length);
  // A power that makes one note worth 1,000 before judgement.
  const power = (1000 * judgements.length) / 3;
  const scores = playScore(chart, inOrder(judgements), { ...team, level: 5, power, skills: [one] });
  return [...scores].map((score, i) => score - (scores[i - 1] ?? 0));
}

describe('playScore', () => {
  test('scores a run of PERFECT notes as the forecast of the score does', () => {
    fc.assert(
      fc.property(anyScoringChart(), anyTeam, (chart, players) => {
        const judgements = chart.notes.map((): Judgement => 'perfect');
        expect(playScore(chart, inOrder(judgements), players)).toEqual(
          scoreRun(chart, { ...players, perfectRate: 1 }),
        );
      }),
    );
  });

  test('never falls, and gives nothing for BAD and MISS', () => {
    fc.assert(
      fc.property(anyScoringChart(), anyTeam, fc.infiniteStream(anyJudgement), (chart, players, stream) => {
        const judgements = chart.notes.map((): Judgement => stream.next().value);
        const scores = playScore(chart, inOrder(judgements), players);
        for (const [i, judgement] of judgements.entries()) {
          const points = (scores[i] ?? 0) - (scores[i - 1] ?? 0);
          expect(points).toBeGreaterThanOrEqual(0);
          if (judgement === 'bad' || judgement === 'miss') expect(points).toBe(0);
        }
      }),
    );
  });

  test.each<[Partial<ResolvedSkill>, readonly Judgement[], readonly number[]]>([
    [{}, ['perfect', 'great', 'good', 'bad'], [1100, 1600, 1000, 0]],
    [{}, ['miss', 'great', 'good', 'bad'], [0, 800, 500, 0]],
    [{ kind: 'perfect' }, ['great', 'perfect', 'great', 'perfect'], [800, 2200, 800, 2200]],
    [{ kind: 'perfectOnly' }, ['perfect', 'perfect', 'great', 'good'], [1100, 2200, 0, 0]],
    [{ kind: 'greatHalf' }, ['perfect', 'perfect', 'great', 'good'], [1100, 2200, 400, 250]],
    [
      { kind: 'continued', fallback: 0.5 },
      ['perfect', 'perfect', 'great', 'perfect'],
      [1100, 2200, 1200, 1650],
    ],
    [{ kind: 'rateUp', value: 0.9 }, ['perfect', 'perfect', 'great', 'perfect'], [1100, 2095, 1524, 2101]],
  ])('counts a skill %o by what was hit: %o', (skill, judgements, expected) => {
    expect(pointsOf(skill, judgements)).toEqual(expected);
  });

  test('restarts the combo after BAD and MISS, not after GOOD', () => {
    const run = (broken: Judgement): number | undefined =>
      pointsOf({ kind: 'none' }, [
        ...Array.from({ length: 20 }, (): Judgement => 'perfect'),
        broken,
        'perfect',
      ]).at(-1);
    expect([run('good'), run('bad'), run('miss')]).toEqual([1111, 1100, 1100]);
  });
});

describe('a ghost', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(anyJudgement, { maxLength: 300 }), (judgements) => {
        expect(readGhost(writeGhost(judgements), judgements.length)).toEqual(judgements);
      }),
    );
    expect(writeGhost(['perfect', 'perfect', 'perfect', 'great', 'miss', 'miss'])).toBe('p3rm2');
  });

  test('is none where the text is of another chart or no run', () => {
    for (const text of ['p2', 'p4', 'p', '', 'p0p3', 'p-1p4', 'p3 ', 'x3', 'p9999999', 3, null, ['p3']]) {
      expect(readGhost(text, 3)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.nat(20), (text, notes) => {
        const judgements = readGhost(text, notes);
        expect(judgements === null || judgements.length === notes).toBe(true);
      }),
    );
  });

  test('is behind or ahead by the difference of points after as many judgements', () => {
    const chart = spaced(3);
    const power = 1000;
    const own = playScore(chart, inOrder(['perfect', 'miss', 'perfect']), { ...team, power });
    const ghost = ghostScore(chart, ['great', 'great', 'great'], { ...team, power });
    expect(leadAt(own, ghost, 0)).toBe(0);
    expect(leadAt(own, ghost, 1)).toBeGreaterThan(0);
    expect(leadAt(own, ghost, 2)).toBeLessThan(0);
  });
});
