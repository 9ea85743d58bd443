import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DailyMark,
  type DailyRecords,
  dailyGame,
  dailyPath,
  dailyResult,
  dayOfGame,
  MARKS,
  markOf,
  signsOf,
  streakOn,
  withResult,
} from '#model/games/daily';
import { dayOf } from '#model/games/day';
import { type Move, replayed } from '#model/games/play';
import { questionsOf } from '#model/games/questions';
import { readDailyRecords } from '#model/games/read-daily';
import { decodeGame, GAMES } from '#model/games/settings';
import { DAY_MS } from '#model/vocabulary/time';
import { demoContext } from '#tests/families';

const day = fc.integer({ min: 20_000, max: 30_000 }).map((number) => dayOf(number * DAY_MS));
const game = fc.constantFrom(...GAMES);
const NONE = readDailyRecords(null);

describe('the challenge of a day', () => {
  test('is known by its address, and no other game is taken for it', () => {
    fc.assert(
      fc.property(game, day, (name, of) => {
        const settings = dailyGame(name, of);
        const query = dailyPath(name, of).split('?')[1];
        expect({ ...settings, ...decodeGame(new URLSearchParams(query)) }).toEqual(settings);
        expect(dayOfGame(name, settings)).toBe(of);
        expect(dayOfGame(name, { ...settings, difficulty: 'easy' })).toBe(null);
        expect(dayOfGame(name, { ...settings, seed: (settings.seed + 1) % 2 ** 32 })).toBe(null);
      }),
    );
  });

  test('has another seed on every day and in every game', () => {
    const days = Array.from({ length: 400 }, (_, at) => dayOf(Date.parse('2026-01-01') + at * DAY_MS));
    const seeds = days.flatMap((of) => GAMES.map((name) => dailyGame(name, of).seed));
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  // Links of challenges are shared: those of days past must stay the same.
  test('never changes', () => {
    expect(GAMES.map((name) => dailyPath(name, '2026-11-27'))).toMatchInlineSnapshot(`
      [
        "/game/guesswho?server=jp&rounds=5&seed=8okhmk&data=2026-11-27",
        "/game/findme?server=jp&rounds=5&seed=1og5jry&data=2026-11-27",
        "/game/chartmaster?server=jp&rounds=5&charts=hard.expert.special&seed=108fyu2&data=2026-11-27",
      ]
    `);
  });

  test('is shared by signs that name nothing', () => {
    const settings = dailyGame('guesswho', '2026-11-01');
    const questions = questionsOf('guesswho', demoContext.lists, settings);
    const says = (character: number): Move => ({
      kind: 'answer',
      answer: { game: 'guesswho', character },
      ms: 0,
    });
    const rounds = [[], [-1], [], []].map((wrong, at) => ({
      at,
      moves: [...wrong.map(says), ...(at < 3 ? [says(questions[at]?.answer ?? 0)] : [])],
    }));
    const results = replayed(questions, rounds, settings);
    expect(signsOf(results.map(markOf))).toBe('● ◐ ● ○');
    expect(dailyResult('guesswho', '2026-11-01', results).points).toBeGreaterThan(0);
    expect(Object.values(MARKS).every((sign) => !/\p{Emoji_Presentation}/u.test(sign))).toBe(true);
  });
});

describe('the record of a player', () => {
  const marks: readonly DailyMark[] = ['whole', 'none'];

  test('counts days in a row, and starts over after a day that was left out', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(40), { minLength: 1 }), (numbers) => {
        const played = [...numbers].sort((a, b) => a - b);
        let records: DailyRecords = NONE;
        let row = 0;
        for (const [at, number] of played.entries()) {
          row = number - (played[at - 1] ?? -9) === 1 ? row + 1 : 1;
          records = withResult(records, { game: 'findme', day: dayOf(number * DAY_MS), marks, points: at });
          expect(records.findme?.streak).toBe(row);
        }
        const last = played.at(-1) ?? 0;
        expect(streakOn(records.findme, dayOf(last * DAY_MS))).toBe(row);
        expect(streakOn(records.findme, dayOf((last + 1) * DAY_MS))).toBe(row);
        expect(streakOn(records.findme, dayOf((last + 2) * DAY_MS))).toBe(0);
        expect(records.guesswho).toBe(null);
      }),
    );
  });

  test('keeps the first result of a day', () => {
    const first = withResult(NONE, { game: 'findme', day: '2026-11-27', marks, points: 10 });
    expect(withResult(first, { game: 'findme', day: '2026-11-27', marks, points: 99 })).toBe(first);
    expect(withResult(first, { game: 'findme', day: '2026-11-26', marks, points: 99 })).toBe(first);
  });

  test('is read from anything without a fault', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const records = readDailyRecords({
          guesswho: json,
          findme: { day: '2026-11-27', marks: [json], points: 1, streak: 2, longest: 1 },
        });
        expect(records.findme).toMatchObject({ day: '2026-11-27', streak: 2, longest: 2 });
        expect(readDailyRecords(JSON.parse(JSON.stringify(records)))).toEqual(records);
      }),
    );
  });
});
