import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dailyGame, dailyResult } from '#model/games/daily';
import { dayOf } from '#model/games/day';
import { beginning, canMove, type Move, moved, type PlayedRound, replayed } from '#model/games/play';
import { isInTime, provenResult } from '#model/games/proof';
import { type GameQuestion, questionsOf } from '#model/games/questions';
import { DAY_MS, MINUTE_MS } from '#model/vocabulary/time';
import { demoContext } from '#tests/families';

const DAY = '2026-11-27';
const SETTINGS = dailyGame('guesswho', DAY);
const questions = questionsOf('guesswho', demoContext.lists, SETTINGS);

/** A move as a player may try it: right, wrong or a hint, some time after the one before. */
const tried = fc.record({
  what: fc.constantFrom('right', 'wrong', 'wider', 'band'),
  afterMs: fc.integer({ min: 200, max: 40_000 }),
});

/** What a game records of what was tried: only moves that mean something. */
function roundOf(
  question: GameQuestion,
  at: number,
  tries: readonly { what: string; afterMs: number }[],
): PlayedRound {
  const moves: Move[] = [];
  let standing = beginning(SETTINGS);
  let ms = 0;
  for (const { what, afterMs } of tries) {
    ms += afterMs;
    const character = what === 'right' ? question.answer : question.answer + 1 + moves.length;
    const move: Move =
      what === 'wider' || what === 'band'
        ? { kind: 'hint', hint: what, ms }
        : { kind: 'answer', answer: { game: 'guesswho', character }, ms };
    if (!canMove(standing, move)) continue;
    moves.push(move);
    standing = moved(question, standing, move);
  }
  return { at, moves };
}

const played = fc
  .tuple(
    fc.array(fc.array(tried, { maxLength: 6 }), { minLength: SETTINGS.rounds, maxLength: SETTINGS.rounds }),
    fc.nat(questions.length - SETTINGS.rounds),
  )
  .map(([rounds, skipped]) =>
    rounds.map((tries, nth) => roundOf(questions[nth + skipped] as GameQuestion, nth + skipped, tries)),
  );

const sent = (rounds: readonly PlayedRound[]) =>
  ({ game: 'guesswho', day: DAY, data: DAY, rounds, elapsedMs: DAY_MS }) as const;

describe('a challenge that was sent', () => {
  test('comes to what a replay of its moves comes to, whatever was played', () => {
    fc.assert(
      fc.property(played, (rounds) => {
        const results = replayed(questions, rounds, SETTINGS);
        expect(provenResult(sent(rounds), questions)).toEqual(dailyResult('guesswho', DAY, results));
      }),
    );
  });

  test('is nothing when it lasted longer than the time since it was begun', () => {
    fc.assert(
      fc.property(played, (rounds) => {
        const ms = replayed(questions, rounds, SETTINGS).reduce((sum, one) => sum + one.ms, 0);
        expect(provenResult({ ...sent(rounds), elapsedMs: ms }, questions)).not.toBe(null);
        expect(provenResult({ ...sent(rounds), elapsedMs: ms - 1 }, questions)).toBe(null);
      }),
    );
  });

  test('is in time on its day, and a quarter of an hour later when it was begun on it', () => {
    const midnight = Date.parse(DAY) + DAY_MS;
    fc.assert(
      fc.property(fc.integer({ min: -DAY_MS, max: DAY_MS }), fc.nat(DAY_MS), (off, elapsedMs) => {
        const now = midnight + off;
        const isRight = isInTime({ day: DAY, elapsedMs }, now);
        if (dayOf(now) === DAY && dayOf(now - elapsedMs) === DAY) expect(isRight).toBe(true);
        if (off > 15 * MINUTE_MS || now - elapsedMs > midnight + MINUTE_MS) expect(isRight).toBe(false);
      }),
    );
  });
});
