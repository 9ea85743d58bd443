import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeMedley, encodeMedley } from '#model/compute/asked/codes';
import type { MedleyReport, MedleyRequest } from '#model/compute/medley';
import { medleyPoints } from '#model/rules/medley-points';
import type { QuestionResult } from '#src/features/team/asking/use-question.ts';
import {
  gapPercent,
  looksSame,
  type ShownMedley,
  shownOf,
  songRequest,
} from '#src/features/team/result/medley.ts';
import { medleyMixing, mixGain } from '#src/features/team/result/mixing.tsx';
import { withSlot } from '#src/features/team/teambuilder/question/slot-place.ts';
import { sampleProgress, sampleRequest } from '#tests/laws/samples';

type Answer = MedleyReport['answer'];
type Result = QuestionResult<MedleyRequest, MedleyReport>;

const request = (perfectRate = 1): MedleyRequest => {
  const { songId, difficulty, order, target, points, sixth, top, constraints, ...shared } = sampleRequest();
  const song = (id: number) => ({ songId: id, difficulty: 'hard' as const });
  return {
    ...shared,
    perfectRate,
    constraints: { exclude: [], must: [] },
    songs: [song(1), song(2), song(1)],
  };
};

const answerOf = (part: Partial<Answer>): Answer => ({
  proved: false,
  gap: null,
  total: null,
  teams: [],
  areaItems: null,
  mayWait: [],
  noMedley: null,
  remarks: [],
  nodes: 1,
  ms: 1,
  engine: 'ts',
  ...part,
});
const report = (part: Partial<Answer> = {}, uniformTotal: number | null = null): MedleyReport => ({
  isFinished: true,
  answer: answerOf(part),
  progress: sampleProgress(),
  uniformTotal,
});
const found = report({ noMedley: { kind: 'noNotes' } });

describe('the songs of a medley in the address', () => {
  test('are short where they are usual, and leave a place empty that cannot be read', () => {
    expect(
      encodeMedley([{ songId: 12, difficulty: 'expert' }, null, { songId: 7, difficulty: 'easy' }]),
    ).toBe('12..7-easy');
    expect(decodeMedley('12.x.7-easy.99')).toEqual([
      { songId: 12, difficulty: 'expert' },
      null,
      { songId: 7, difficulty: 'easy' },
    ]);
    expect(decodeMedley('0.7-silly.1234567')).toEqual([null, null, null]);
  });

  test('are read whatever the address says, and written the same again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-z.-]{0,20}$/)), (text) => {
        const slots = decodeMedley(text);
        expect(decodeMedley(encodeMedley(slots))).toEqual(slots);
      }),
    );
  });

  test('change one at a time', () => {
    const slots = decodeMedley('1.2.3');
    expect(encodeMedley(withSlot(slots, 1, null))).toBe('1..3');
    expect(encodeMedley(withSlot(slots, 2, { songId: 9, difficulty: 'special' }))).toBe('1.2.9-special');
  });
});

describe('what is shown of a medley search', () => {
  const asked = request();
  const before: Result = { problem: request(0.9), answer: found };

  test('is the answer before, dimmed, until the new one has anything', () => {
    const waiting = shownOf({ problem: asked, partial: report(), result: before }, asked);
    expect(waiting).toMatchObject({ request: before.problem, isOld: true, isStale: false });
    const next = shownOf({ problem: asked, partial: found, result: before }, asked);
    expect(next).toMatchObject({ request: asked, isOld: false, isStale: false });
  });

  test('is nothing before anything was asked or found', () => {
    expect(shownOf({ problem: null, partial: null, result: null }, asked)).toBeNull();
    const empty = { problem: asked, answer: report() };
    expect(shownOf({ problem: asked, partial: null, result: empty }, asked)).toBeNull();
  });

  test('is stale once the question changes', () => {
    const view = { problem: asked, partial: found, result: null };
    expect(shownOf(view, request())?.isStale).toBe(true);
    expect(shownOf(view, { ...asked })?.isStale).toBe(false);
    expect(shownOf(view, null)?.isStale).toBe(true);
  });

  test('is redrawn for other teams, and for every word once nothing runs', () => {
    const shown = (part: Partial<Answer>): ShownMedley => ({
      request: asked,
      report: report(part),
      isOld: false,
      isStale: false,
    });
    const [one, later] = [shown({ total: 5, gap: 9 }), shown({ total: 5, gap: 3 })];
    expect(looksSame(one, later, true)).toBe(true);
    expect(looksSame(one, later, false)).toBe(false);
    expect(looksSame(one, { ...one }, false)).toBe(true);
    expect(looksSame(one, shown({ total: 6 }), true)).toBe(false);
    expect(looksSame(one, shown({ total: 5, proved: true }), true)).toBe(false);
    expect(looksSame(one, { ...later, isStale: true }, true)).toBe(false);
    expect([looksSame(null, one, true), looksSame(null, null, true)]).toEqual([false, true]);
  });

  test('never says a smaller gap than there is', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.integer({ min: 1, max: 12_000_000 }), (gap, total) => {
        const percent = gapPercent(answerOf({ gap, total })) ?? -1;
        expect(percent).toBeGreaterThanOrEqual((gap / total) * 100 - 1e-9);
        expect(percent).toBeLessThan((gap / total) * 100 + 0.011);
      }),
    );
    expect(gapPercent(answerOf({ gap: null, total: 5 }))).toBeNull();
  });

  test('shows what mixing gains when both are known, and never a loss', () => {
    expect(mixGain(medleyMixing(report({ total: 10 }, null)))).toBeNull();
    expect(mixGain(medleyMixing(report({ total: 10 }, 7)))).toBe(3);
    expect(mixGain(medleyMixing(report({ total: 10 }, 12)))).toBe(0);
  });
});

describe('a medley song by song', () => {
  test('is asked like a single one with its own chart', () => {
    expect(songRequest(request(), 1)).toMatchObject({
      songId: 2,
      difficulty: 'hard',
      sixth: 'leader',
      top: 1,
    });
    expect(songRequest(request(), 2)).toMatchObject({ songId: 1, target: 'score', points: null });
  });

  test('earns points by the total, the more the more boosts are taken', () => {
    expect(medleyPoints(1_850_000)).toEqual([
      { spent: 0, points: 600 },
      { spent: 3, points: 3_000 },
      { spent: 6, points: 6_000 },
      { spent: 9, points: 9_000 },
    ]);
  });
});
