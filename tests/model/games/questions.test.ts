import { describe, expect, test } from 'vitest';
import { chartQuestionsOf } from '#model/games/chart-questions';
import { cropAt, thumbCropAt } from '#model/games/crop';
import { drawOf, shuffled } from '#model/games/order';
import { poolOfGame, type QuestionData } from '#model/games/pool';
import {
  CELLS,
  checkPool,
  type Distortion,
  type FindQuestion,
  type GuessQuestion,
  idOf,
  questionsOf,
  SPARE,
} from '#model/games/questions';
import { type BegunSettings, DIFFICULTIES, USUAL_GAME } from '#model/games/settings';
import { cardOf, cardsOf, dataOf, songOf } from './few-records.ts';

const SEED = 20_261_127;
const GAME: BegunSettings = { ...USUAL_GAME, server: 0, seed: SEED, data: '2026-11-01', rounds: 30 };
const DATA = dataOf(cardsOf(60, 6));

const guesses = (part: Partial<BegunSettings> = {}, data: QuestionData = DATA) =>
  questionsOf('guesswho', data, { ...GAME, ...part }).filter(
    (one): one is GuessQuestion => one.game === 'guesswho',
  );
const finds = (part: Partial<BegunSettings> = {}, data: QuestionData = DATA) =>
  questionsOf('findme', data, { ...GAME, ...part }).filter(
    (one): one is FindQuestion => one.game === 'findme',
  );
const draw = (card: number, at: number) => drawOf(SEED, card, at);
const isAfter = (picture: string) => picture.includes('after_training');

// Links hold seeds: what a number of a draw decides may never change.
describe('the draws of a card', () => {
  test('decide its picture and the part of it, in Guess Who?', () => {
    for (const { card, picture, crop } of guesses()) {
      expect(isAfter(picture)).toBe(draw(card, 1) >= 1 / 2);
      expect(crop).toEqual(cropAt('normal', draw(card, 2), draw(card, 3)));
    }
  });

  test('decide what is done to the picture in extreme games', () => {
    const kinds: readonly Distortion[] = ['hue', 'mirror', 'flip', 'grey', 'invert'];
    for (const { card, distortions } of guesses({ difficulty: 'extreme' })) {
      const order = kinds
        .map((kind, at) => ({ kind, place: draw(card, 5 + at) }))
        .sort((a, b) => a.place - b.place);
      const count = 1 + Math.floor(draw(card, 4) * 3);
      expect(distortions).toEqual(order.slice(0, count).map(({ kind }) => kind));
    }
    expect(guesses({ difficulty: 'hard' }).flatMap(({ distortions }) => distortions)).toEqual([]);
  });

  test('decide how many of nine are hers, which they are and where they stand, in Find Me!', () => {
    const order = shuffled(poolOfGame(DATA, GAME), SEED);
    const next = (place: number, count: number, isWanted: (one: { characterId: number }) => boolean) => {
      const start = Math.max(
        0,
        order.findIndex((one) => one.place >= place),
      );
      const round = [...order.slice(start), ...order.slice(0, start)].map(({ item }) => item);
      return round.filter(isWanted).slice(0, count);
    };
    const questions = finds();
    expect(questions).toHaveLength(40);
    for (const { card, answer, count, cells } of questions) {
      const more = Math.floor(draw(card, 10) * 4);
      expect(count).toBe(1 + more);
      const own = DATA.cards.get(card);
      if (!own) throw new Error('the card is there');
      const hers = [own, ...next(draw(card, 11), more, (one) => one.characterId === answer && one !== own)];
      const others = next(draw(card, 12), 9 - count, ({ characterId }) => characterId !== answer);
      const placed = [...hers, ...others]
        .map(({ id }, at) => ({ id, place: draw(card, 16 + at) }))
        .sort((a, b) => a.place - b.place);
      expect(cells.map((cell) => cell.card)).toEqual(placed.map(({ id }) => id));
    }
  });

  test('decide how each of nine pictures is shown', () => {
    for (const difficulty of DIFFICULTIES)
      for (const { cells } of finds({ difficulty, rounds: 5 }))
        for (const { card, picture, crop, distortions } of cells) {
          expect(isAfter(picture)).toBe(draw(card, 1) >= 1 / 2);
          expect(crop).toEqual(thumbCropAt(difficulty, draw(card, 2), draw(card, 3)));
          const isGrey = difficulty === 'extreme' || (difficulty === 'hard' && draw(card, 5) < 1 / 2);
          const isMirrored = difficulty === 'extreme' && draw(card, 6) < 1 / 2;
          expect(distortions).toEqual([...(isGrey ? ['grey'] : []), ...(isMirrored ? ['mirror'] : [])]);
        }
  });

  test('decide the chart of a song and the part of it, in Chart Master', () => {
    const chart = { level: 25, notes: 500, publishedAt: null };
    const songs = Array.from({ length: 20 }, (_, i) =>
      songOf(i + 1, { difficulties: { easy: chart, normal: chart, hard: chart, expert: chart } }),
    );
    for (const { answer, difficulty, place } of chartQuestionsOf(dataOf([], songs), GAME, 20)) {
      expect(difficulty).toBe(['easy', 'normal', 'hard', 'expert'][Math.floor(draw(answer, 1) * 4)]);
      expect(place).toBe(draw(answer, 2));
    }
  });
});

describe('questions', () => {
  test('are ten more than rounds', () => {
    expect(SPARE).toBe(10);
    for (const game of ['guesswho', 'findme'] as const)
      expect(questionsOf(game, DATA, { ...GAME, rounds: 7 })).toHaveLength(17);
  });

  test('are known by their card or their song', () => {
    const [guess] = guesses();
    const [chart] = chartQuestionsOf(dataOf([], [songOf(8)]), GAME, 1);
    expect(guess && idOf(guess)).toBe(guess?.card);
    expect(chart && idOf(chart)).toBe(8);
  });

  test('say which of nine cards are hers, in Find Me!', () => {
    for (const { answer, bandId, cells } of finds()) {
      expect(cells).toHaveLength(9);
      expect(bandId).toBe(answer);
      for (const { card, isRight } of cells)
        expect(isRight).toBe(DATA.cards.get(card)?.characterId === answer);
    }
  });

  test('are none of a card for which there are too few of others', () => {
    const few = (others: number) =>
      dataOf([cardOf(1), ...Array.from({ length: others }, (_, i) => cardOf(i + 2, 2))]);
    const hers = (data: QuestionData) => finds({}, data).filter(({ card }) => card === 1);
    expect(hers(few(8))).toHaveLength(1);
    expect(hers(few(7))).toHaveLength(0);
  });

  test('show less of a chart the harder the game, and no colours in the hard ones', () => {
    // reference R81
    const data = dataOf([], [songOf(1), songOf(2)]);
    const shown = DIFFICULTIES.map((difficulty) => {
      const [one] = chartQuestionsOf(data, { ...GAME, difficulty }, 1);
      return [one?.lengthMs, one?.isPlain];
    });
    expect(shown).toEqual([
      [8_000, false],
      [6_000, false],
      [4_000, true],
      [2_800, true],
    ]);
    expect(chartQuestionsOf(data, { ...GAME, isPlain: true }, 1)[0]?.isPlain).toBe(true);
  });

  test('take other songs with the same chart for right', () => {
    const data = dataOf([], [songOf(1), { ...songOf(1), id: 2 }, songOf(3)]);
    const alike = chartQuestionsOf(data, GAME, 3).map(({ answer, alike }) => [answer, alike] as const);
    expect(new Map(alike)).toEqual(
      new Map<number, readonly number[]>([
        [1, [2]],
        [2, [1]],
        [3, []],
      ]),
    );
  });
});

describe('a pool', () => {
  const check = (game: Parameters<typeof checkPool>[0], data: QuestionData, rounds: number) =>
    checkPool(game, data, { ...GAME, rounds });
  const songs = (count: number) =>
    dataOf(
      [],
      Array.from({ length: count }, (_, i) => songOf(i + 1)),
    );

  test('is enough when there is a card for each round', () => {
    expect(check('guesswho', dataOf(cardsOf(5, 1)), 5)).toEqual({ size: 5, isEnough: true });
    expect(check('guesswho', dataOf(cardsOf(5, 1)), 6)).toEqual({ size: 5, isEnough: false });
    expect(check('guesswho', dataOf([]), 1)).toEqual({ size: 0, isEnough: false });
  });

  test('is enough for Find Me! when eight cards are not of the one who has most', () => {
    expect(CELLS).toBe(9);
    const hers = [cardOf(91), cardOf(92), cardOf(93)];
    const others = (count: number) => Array.from({ length: count }, (_, i) => cardOf(i + 1, 2 + (i % 4)));
    expect(check('findme', dataOf([...hers, ...others(8)]), 5).isEnough).toBe(true);
    expect(check('findme', dataOf([...hers, ...others(7)]), 5).isEnough).toBe(false);
    expect(check('findme', dataOf([]), 1).isEnough).toBe(false);
  });

  test('is enough for Chart Master when there is a song for each round, and four in all', () => {
    expect(check('chartmaster', songs(4), 1)).toEqual({ size: 4, isEnough: true });
    expect(check('chartmaster', songs(3), 1)).toEqual({ size: 3, isEnough: false });
    expect(check('chartmaster', songs(6), 6)).toEqual({ size: 6, isEnough: true });
    expect(check('chartmaster', songs(5), 6)).toEqual({ size: 5, isEnough: false });
  });
});
