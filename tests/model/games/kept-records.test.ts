import { describe, expect, test } from 'vitest';
import { MAX_BESTS, readBests, withPoints } from '#model/games/bests';
import { type DailyMark, dailyGame, markOf, withResult } from '#model/games/daily';
import { beginning, type Move, type PlayedRound, type RoundResult } from '#model/games/play';
import { isInTime, provenResult } from '#model/games/proof';
import { questionsOf } from '#model/games/questions';
import { readDailyRecords } from '#model/games/read-daily';
import { DAY_MS, MINUTE_MS } from '#model/vocabulary/time';
import { cardsOf, dataOf } from './few-records.ts';

describe('the best points that are kept', () => {
  const read = (best: object) => readBests({ bests: [best] }).bests;

  test('are a hundred', () => {
    expect(MAX_BESTS).toBe(100);
    const bests = Array.from({ length: 101 }, (_, i) => ({ key: `findme time=${i}`, points: 1 }));
    expect(readBests({ bests }).bests).toEqual(bests.slice(1));
  });

  test('are a thousand million at most, and more than none', () => {
    const of = (points: unknown) => read({ key: 'findme', points }).length;
    expect([1_000_000_000, 1_000_000_001, 1, 0, -1, 1.5, '7'].map(of)).toEqual([1, 0, 1, 0, 0, 0, 0]);
    expect(withPoints({ bests: [] }, { key: 'findme', points: 0 })).toEqual({ bests: [] });
  });

  test('are of a game, under a key of four hundred letters at most', () => {
    const of = (key: unknown) => read({ key, points: 7 }).length;
    const long = (length: number) => 'findme '.padEnd(length, 'x');
    expect([long(400), long(401), 'chess x', 'findmex', 5].map(of)).toEqual([1, 0, 0, 0, 0]);
  });
});

describe('the records of challenges that are kept', () => {
  const read = (part: object) =>
    readDailyRecords({
      findme: { day: '2026-11-27', marks: ['whole'], points: 1, streak: 2, longest: 3, ...part },
    }).findme;

  test('are read as they are', () => {
    expect(read({})).toEqual({ day: '2026-11-27', marks: ['whole'], points: 1, streak: 2, longest: 3 });
    expect(read({ streak: 9 })?.longest).toBe(9);
    expect(read({ day: 20_261_127 })).toBeNull();
  });

  test('have numbers from none to a thousand million', () => {
    for (const name of ['points', 'streak', 'longest'])
      expect(
        [0, 1_000_000_000, 1_000_000_001, -1, 0.5, '1'].map((value) => read({ [name]: value }) !== null),
      ).toEqual([true, true, false, false, false, false]);
  });

  test('have thirty marks at most, and none that there is not', () => {
    const marks = Array.from({ length: 31 }, () => 'none');
    expect(read({ marks })?.marks).toHaveLength(30);
    expect(read({ marks: ['whole', 'toString', 5, 'part'] })?.marks).toEqual(['whole', 'part']);
  });
});

test('the longest row is kept when a new one begins, and grows when that is longer', () => {
  const kept = { day: '2026-11-27', marks: [], points: 1, streak: 5, longest: 5 };
  const rows = (day: string) => {
    const { findme } = withResult(
      { ...readDailyRecords(null), findme: kept },
      { game: 'findme', day, marks: [], points: 1 },
    );
    return [findme?.streak, findme?.longest];
  };
  expect(rows('2026-11-28')).toEqual([6, 6]);
  expect(rows('2026-11-29')).toEqual([1, 5]);
});

test('a round is whole when it was right at once and without help', () => {
  const standing = { ...beginning({ limitSeconds: 60 } as never), outcome: 'right' } as const;
  const mark = (part: Partial<RoundResult['standing']>, points = 9): DailyMark =>
    markOf({ points, standing: { ...standing, ...part } } as RoundResult);
  expect([
    mark({}),
    mark({ outcome: 'part' }),
    mark({ strikes: 1 }),
    mark({ hints: ['band'] }),
    mark({}, 0),
  ]).toEqual(['whole', 'part', 'part', 'part', 'none']);
});

describe('the proof of a challenge', () => {
  const DAY = '2026-11-27';
  const questions = questionsOf('guesswho', dataOf(cardsOf(60, 6)), dailyGame('guesswho', DAY));
  const says = (character: number, ms: number): Move => ({
    kind: 'answer',
    answer: { game: 'guesswho', character },
    ms,
  });
  const hint = (name: 'band' | 'count', ms: number): Move => ({ kind: 'hint', hint: name, ms });
  const right = (at: number, ms = 1_000): PlayedRound => ({
    at,
    moves: [says(questions[at]?.answer ?? 0, ms)],
  });
  const prove = (rounds: readonly PlayedRound[], elapsedMs = DAY_MS) =>
    provenResult({ game: 'guesswho', day: DAY, data: DAY, rounds, elapsedMs }, questions);
  const with0 = (...moves: readonly Move[]) =>
    prove([{ at: 0, moves }, right(1), right(2), right(3), right(4)]);

  test('wants five rounds of questions that there are, each later than the one before', () => {
    expect(prove([0, 1, 2, 3, 4].map((at) => right(at)))?.marks).toHaveLength(5);
    expect(prove([1, 3, 5, 7, 9].map((at) => right(at)))).not.toBeNull();
    expect(prove([0, 1, 2, 3].map((at) => right(at)))).toBeNull();
    expect(prove([0, 1, 2, 3, 4, 5].map((at) => right(at)))).toBeNull();
    expect(prove([0, 1, 2, 2, 4].map((at) => right(at)))).toBeNull();
    expect(prove([1, 0, 2, 3, 4].map((at) => right(at)))).toBeNull();
    expect(prove([0, 1, 2, 3, 99].map((at) => right(at)))).toBeNull();
  });

  test('wants a fifth of a second for a right answer, and none for a wrong one', () => {
    // reference R81
    expect(prove([right(0, 200), right(1), right(2), right(3), right(4)])).not.toBeNull();
    expect(prove([right(0, 199), right(1), right(2), right(3), right(4)])).toBeNull();
    expect(with0(says(-1, 0), says(-2, 0), says(-3, 0))?.marks[0]).toBe('none');
  });

  test('wants moves of the game, in their order, each of which means something', () => {
    const answer = questions[0]?.answer ?? 0;
    expect(with0(hint('band', 500), says(answer, 500))).not.toBeNull();
    expect(with0(hint('band', 600), says(answer, 500))).toBeNull();
    expect(with0(hint('count', 500), says(answer, 500))).toBeNull();
    expect(with0(hint('band', 500), hint('band', 500))).toBeNull();
    expect(with0({ kind: 'answer', answer: { game: 'findme', cells: [1] }, ms: 500 })).toBeNull();
    expect(with0(says(answer, 60_000))).toBeNull();
  });

  test('wants a chart with the question in Chart Master', () => {
    const song = { game: 'chartmaster', answer: 1, alike: [], excerpt: null } as never;
    const rounds = [0, 1, 2, 3, 4].map((at) => ({ at, moves: [] }));
    const sent = { game: 'chartmaster', day: DAY, data: DAY, rounds, elapsedMs: DAY_MS } as const;
    const heard = { game: 'chartmaster', answer: 1, alike: [], excerpt: { startsMs: [0] } } as never;
    expect(provenResult(sent, Array(5).fill(song))).toBeNull();
    expect(provenResult(sent, Array(5).fill(heard))).not.toBeNull();
  });

  test('takes a challenge of the day up to a quarter of an hour after midnight', () => {
    const midnight = Date.parse(DAY) + DAY_MS;
    const inTime = (elapsedMs: number, now: number) => isInTime({ day: DAY, elapsedMs }, now);
    expect(inTime(20 * MINUTE_MS, midnight + 15 * MINUTE_MS - 1)).toBe(true);
    expect(inTime(20 * MINUTE_MS, midnight + 15 * MINUTE_MS)).toBe(false);
    // A clock that is a minute off.
    expect(inTime(0, midnight + MINUTE_MS - 1)).toBe(true);
    expect(inTime(0, midnight + MINUTE_MS)).toBe(false);
    expect(inTime(0, Date.parse(DAY) - MINUTE_MS)).toBe(true);
    expect(inTime(0, Date.parse(DAY) - MINUTE_MS - 1)).toBe(false);
  });
});
