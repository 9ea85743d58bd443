import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cropAt, thumbCropAt, widened } from '#model/games/crop';
import { shuffled } from '#model/games/order';
import {
  type FindAnswer,
  type Move,
  moved,
  replayed,
  STRIKES,
  shareOf,
  standingOf,
  worthAt,
} from '#model/games/play';
import { poolOf, type QuestionData, sinceOf, versionOf } from '#model/games/pool';
import { CELLS, checkPool, idOf, questionsOf } from '#model/games/questions';
import {
  type BegunSettings,
  DIFFICULTIES,
  decodeGame,
  EXCERPT_SECONDS,
  encodeGame,
  GAMES,
  LEVELS,
  LIMIT_SECONDS,
  ROUNDS,
  USUAL_GAME,
} from '#model/games/settings';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { BANDS } from '#model/vocabulary/bands';
import { RARITIES } from '#model/vocabulary/card-types';
import { DIFFICULTIES as CHARTS } from '#model/vocabulary/difficulties';
import { isServerIndex } from '#model/vocabulary/servers';
import { demoContext } from '#tests/families';

const { lists } = demoContext;
const all: QuestionData = lists;
const DAY = '2026-11-01';

const some = <T>(list: readonly T[]) =>
  fc.subarray([...list]).map((chosen) => (chosen.length === list.length ? [] : chosen));
const seed = fc.integer({ min: 0, max: 0xffff_ffff });
const settings: fc.Arbitrary<BegunSettings> = fc.record({
  server: fc.integer({ min: 0, max: 4 }).filter(isServerIndex),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  limitSeconds: fc.integer({ min: LIMIT_SECONDS.least, max: LIMIT_SECONDS.most }),
  rounds: fc.integer({ min: ROUNDS.least, max: ROUNDS.most }),
  bands: some(BANDS.map(({ id }): number => id)),
  attributes: some(ATTRIBUTES),
  rarities: some<number>(RARITIES),
  charts: some(CHARTS),
  levels: fc
    .tuple(fc.integer({ min: LEVELS[0], max: LEVELS[1] }), fc.integer({ min: LEVELS[0], max: LEVELS[1] }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
  excerptSeconds: fc.integer({ min: EXCERPT_SECONDS.least, max: EXCERPT_SECONDS.most }),
  isMoving: fc.boolean(),
  isMirrored: fc.boolean(),
  isPlain: fc.boolean(),
  seed,
  data: fc.constant(DAY),
});

describe('settings of a game', () => {
  test('come back from an address as they were', () => {
    fc.assert(
      fc.property(settings, (one) => {
        expect(decodeGame(new URLSearchParams(encodeGame(one).map(([...pair]) => pair)))).toEqual(one);
      }),
    );
  });

  test('are the usual ones in an address that says nothing, or nonsense', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('time', 'rounds', 'seed', 'data', 'bands'), fc.string()),
        (query) => {
          const { limitSeconds, rounds, seed: found } = decodeGame(new URLSearchParams(query));
          expect(limitSeconds).toBeGreaterThanOrEqual(LIMIT_SECONDS.least);
          expect(limitSeconds).toBeLessThanOrEqual(LIMIT_SECONDS.most);
          expect(rounds).toBeLessThanOrEqual(ROUNDS.most);
          expect(found === null || (found >= 0 && found <= 0xffff_ffff)).toBe(true);
        },
      ),
    );
    expect(decodeGame(new URLSearchParams('data=2026-99-99')).data).toBe(null);
    expect(decodeGame(new URLSearchParams())).toEqual(USUAL_GAME);
    expect(encodeGame(USUAL_GAME)).toEqual([]);
  });
});

describe('the pool', () => {
  test('keeps what came out before the day, whatever comes later', () => {
    const before = poolOf(all, USUAL_GAME, 0, '2024-01-01');
    const after = poolOf(all, USUAL_GAME, 0, DAY);
    expect(before.length).toBeGreaterThan(0);
    expect(after.length).toBeGreaterThan(before.length);
    const older = { ...all, cards: new Map(before.map((card) => [card.id, card])) };
    expect(poolOf(older, USUAL_GAME, 0, '2024-01-01')).toEqual(before);
    expect(versionOf('guesswho', older, 0, '2024-01-01')).toBe(versionOf('guesswho', all, 0, '2024-01-01'));
  });

  test('says what came since a game was made, and whether its data were corrected', () => {
    const made: BegunSettings = {
      ...USUAL_GAME,
      server: 0,
      seed: 1,
      data: versionOf('guesswho', all, 0, '2024-01-01'),
    };
    const { newer, isCorrected } = sinceOf('guesswho', all, made, DAY);
    expect(newer).toBe(
      poolOf(all, USUAL_GAME, 0, DAY).length - poolOf(all, USUAL_GAME, 0, '2024-01-01').length,
    );
    expect(isCorrected).toBe(false);
    const [first] = poolOf(all, USUAL_GAME, 0, '2024-01-01');
    const without = new Map([...all.cards].filter(([id]) => id !== first?.id));
    expect(sinceOf('guesswho', { ...all, cards: without }, made, DAY).isCorrected).toBe(true);
  });

  test('has an order in which a card that leaves moves no other two', () => {
    const pool = poolOf(all, USUAL_GAME, 0, DAY);
    fc.assert(
      fc.property(seed, fc.nat(pool.length - 1), (of, gone) => {
        const rest = pool.filter((_, at) => at !== gone);
        expect(shuffled(rest, of)).toEqual(shuffled(pool, of).filter(({ item }) => item !== pool[gone]));
      }),
      { numRuns: 20 },
    );
  });
});

describe('questions of Guess Who?', () => {
  test('are the same for the same seed and settings, and have the answer they claim', () => {
    fc.assert(
      fc.property(settings, (one) => {
        const questions = questionsOf('guesswho', all, one);
        expect(questionsOf('guesswho', all, { ...one })).toEqual(questions);
        expect(new Set(questions.map(idOf)).size).toBe(questions.length);
        for (const question of questions) {
          if (question.game !== 'guesswho') throw new Error('another game');
          const card = lists.cards.get(question.card);
          expect(question.answer).toBe(card?.characterId);
          expect(question.bandId).toBe(lists.characters.get(question.answer)?.bandId);
          expect(one.bands.length === 0 || one.bands.includes(question.bandId)).toBe(true);
          const { length } = question.distortions;
          expect(one.difficulty === 'extreme' ? length >= 1 && length <= 3 : length === 0).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  // Links hold seeds: a visitor who opens one years later gets the questions of then.
  test('never change for a seed that was given away', () => {
    const given: BegunSettings = { ...USUAL_GAME, server: 0, seed: 20_261_127, data: DAY, rounds: 3 };
    expect(questionsOf('guesswho', all, given).slice(0, 3).map(idOf)).toMatchInlineSnapshot(`
      [
        136,
        555,
        1460,
      ]
    `);
  });

  test('show less of the picture the harder they are, and always a part of it', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (across, down) => {
        const areas = DIFFICULTIES.map((difficulty) => {
          for (const crop of [cropAt(difficulty, across, down), widened(cropAt(difficulty, across, down))]) {
            expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
            expect(Math.max(crop.left + crop.width, crop.top + crop.height)).toBeLessThanOrEqual(1 + 1e-9);
          }
          const { width, height } = cropAt(difficulty, across, down);
          return width * height;
        });
        expect([...areas].sort((a, b) => b - a)).toEqual(areas);
        expect(areas[0]).toBeGreaterThan(areas[1] ?? 1);
        expect(areas[1]).toBeGreaterThan(areas[2] ?? 1);
      }),
    );
  });
});

test('there is a question for each round where the cards are enough', () => {
  fc.assert(
    fc.property(settings, fc.constantFrom(...GAMES), (one, game) => {
      const count = questionsOf(game, all, one).length;
      if (checkPool(game, all, one).isEnough) expect(count).toBeGreaterThanOrEqual(one.rounds);
      else if (game === 'guesswho') expect(count).toBeLessThan(one.rounds);
    }),
    { numRuns: 60 },
  );
});

describe('questions of Find Me!', () => {
  test('have nine cards, of which exactly those that are hers are right', () => {
    fc.assert(
      fc.property(settings, (one) => {
        const questions = questionsOf('findme', all, one);
        expect(questionsOf('findme', all, { ...one })).toEqual(questions);
        for (const question of questions) {
          if (question.game !== 'findme') throw new Error('another game');
          const { cells, answer } = question;
          expect(new Set(cells.map(({ card }) => card)).size).toBe(CELLS);
          for (const { card, isRight } of cells) {
            expect(isRight).toBe(lists.cards.get(card)?.characterId === answer);
          }
          const hers = cells.filter(({ isRight }) => isRight).length;
          expect(hers).toBeGreaterThanOrEqual(1);
          expect(hers).toBeLessThanOrEqual(4);
          expect(cells.some(({ card }) => card === question.card)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('show less of the pictures the harder they are', () => {
    const areas = DIFFICULTIES.map((difficulty) => {
      const { width, height } = thumbCropAt(difficulty, 0.5, 0.5);
      return width * height;
    });
    expect([...new Set(areas)].sort((a, b) => b - a)).toEqual(areas);
  });

  test('are worth what was found less what is not hers', () => {
    const one: BegunSettings = { ...USUAL_GAME, server: 0, seed: 7, data: DAY };
    const questions = questionsOf('findme', all, one);
    fc.assert(
      fc.property(fc.nat(9), fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8]), (at, cells) => {
        const question = questions[at];
        if (question?.game !== 'findme') throw new Error('another game');
        const answer: FindAnswer = { game: 'findme', cells };
        const share = shareOf(question, answer);
        const hers = [...question.cells.keys()].filter((place) => question.cells[place]?.isRight);
        expect(share === 1).toBe(
          cells.length === hers.length && hers.every((place) => cells.includes(place)),
        );
        expect(share).toBeGreaterThanOrEqual(0);
        const [result] = replayed(questions, [{ at, moves: [{ kind: 'answer', answer, ms: 0 }] }], one);
        expect(result?.points).toBe(Math.round(1000 * share));
        expect(result?.standing.outcome).toBe(share === 1 ? 'right' : share > 0 ? 'part' : 'wrong');
      }),
    );
  });
});

test('an answer in Find Me! is never worth more later, and a replay gives the same', () => {
  const one: BegunSettings = { ...USUAL_GAME, server: 0, seed: 7, data: DAY };
  const asked = questionsOf('findme', all, one);
  const time = fc.nat(59_999);
  fc.assert(
    fc.property(fc.nat(9), fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8]), time, time, (at, cells, a, b) => {
      const playedAt = (ms: number) => [
        { at, moves: [{ kind: 'answer' as const, answer: { game: 'findme' as const, cells }, ms }] },
      ];
      const pointsAt = (ms: number) => replayed(asked, playedAt(ms), one)[0]?.points ?? -1;
      expect(pointsAt(Math.min(a, b))).toBeGreaterThanOrEqual(pointsAt(Math.max(a, b)));
      const again = JSON.parse(JSON.stringify(playedAt(a)));
      expect(replayed(asked, again, one)).toEqual(replayed(asked, playedAt(a), one));
    }),
  );
});

const GAME: BegunSettings = { ...USUAL_GAME, server: 0, seed: 7, data: DAY };
const questions = questionsOf('guesswho', all, GAME);
const [question] = questions;
if (!question) throw new Error('the demo set has no cards');

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    kind: fc.constant('answer' as const),
    answer: fc.record({
      game: fc.constant('guesswho' as const),
      character: fc.oneof(fc.constant(question.answer), fc.integer({ min: 1, max: 40 })),
    }),
    ms: fc.integer({ min: 0, max: 70_000 }),
  }),
  fc.record({
    kind: fc.constant('hint' as const),
    hint: fc.constantFrom('wider' as const, 'band' as const, 'title' as const),
    ms: fc.integer({ min: 0, max: 70_000 }),
  }),
);
const moves = fc.array(move, { maxLength: 8 }).map((list) => [...list].sort((a, b) => a.ms - b.ms));

describe('the score', () => {
  test('is never more for a later answer, with one more hint, or in an easier game', () => {
    fc.assert(
      fc.property(
        moves,
        fc.nat(60_000),
        fc.nat(60_000),
        fc.integer({ min: 1, max: 9 }),
        (list, a, b, streak) => {
          const standing = standingOf(question, list, GAME);
          const [early, late] = [Math.min(a, b), Math.max(a, b)];
          const worth = worthAt(standing, early, streak, GAME);
          expect(worth).toBeGreaterThanOrEqual(worthAt(standing, late, streak, GAME));
          expect(worthAt(standing, early, streak + 1, GAME)).toBeGreaterThanOrEqual(worth);
          expect(worthAt({ ...standing, hints: [] }, early, streak, GAME)).toBeGreaterThanOrEqual(worth);
          expect(worth).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('ends a round after three strikes, and takes half of the time left with each', () => {
    fc.assert(
      fc.property(moves, (list) => {
        let standing = standingOf(question, [], GAME);
        for (const one of list) {
          const next = moved(question, standing, one);
          expect(next.deadlineMs).toBeLessThanOrEqual(standing.deadlineMs);
          expect(next.strikes).toBeLessThanOrEqual(STRIKES.guesswho);
          if (next.strikes > standing.strikes) {
            expect(next.deadlineMs - one.ms).toBe(Math.floor((standing.deadlineMs - one.ms) / 2));
          }
          expect(next.outcome === 'wrong').toBe(next.strikes === STRIKES.guesswho);
          standing = next;
        }
      }),
    );
  });

  test('counts right answers in a row, and starts over after a wrong one', () => {
    const right = (at: number) => questions[at]?.answer ?? 0;
    const says = (character: number, ms = 0): Move => ({
      kind: 'answer',
      answer: { game: 'guesswho', character },
      ms,
    });
    const results = replayed(
      questions,
      [
        { at: 0, moves: [says(right(0))] },
        { at: 1, moves: [says(right(1))] },
        { at: 2, moves: [says(-1), says(right(2))] },
        { at: 3, moves: [says(right(3))] },
        { at: 4, moves: [] },
        { at: 5, moves: [says(right(5), 59_999)] },
      ],
      GAME,
    );
    expect(results.map(({ points }) => points)).toEqual([1000, 1500, 500, 1500, 0, 100]);
    expect(results.map(({ streak }) => streak)).toEqual([1, 2, 1, 2, 0, 1]);
  });
});
