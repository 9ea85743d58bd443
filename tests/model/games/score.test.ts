import { describe, expect, test } from 'vitest';
import type { ChartQuestion } from '#model/games/chart-questions';
import {
  type Answer,
  beginning,
  difficultyFactor,
  HINT_COSTS,
  type Hint,
  type Move,
  nextStreak,
  pointsAt,
  type RoundState,
  STRIKES,
  shareOf,
  standingOf,
  streakFactor,
  totalOf,
  worthAt,
} from '#model/games/play';
import type { FindQuestion, GameQuestion, GuessQuestion } from '#model/games/questions';
import { DIFFICULTIES } from '#model/games/settings';

const LIMITS = { difficulty: 'normal', limitSeconds: 60 } as const;
const CROP = { left: 0, top: 0, width: 1, height: 1 };
const GUESS: GuessQuestion = {
  game: 'guesswho',
  card: 1,
  answer: 5,
  bandId: 1,
  picture: '',
  crop: CROP,
  distortions: [],
};
/** The first two of nine cards are hers. */
const FIND: FindQuestion = {
  game: 'findme',
  card: 1,
  answer: 5,
  bandId: 1,
  count: 2,
  cells: Array.from({ length: 9 }, (_, i) => ({
    card: i,
    picture: '',
    crop: CROP,
    distortions: [],
    isRight: i < 2,
  })),
};
const CHART: ChartQuestion = {
  game: 'chartmaster',
  answer: 5,
  alike: [6],
  bandId: 1,
  difficulty: 'expert',
  level: 25,
  place: 0,
  lengthMs: 8_000,
  isMoving: false,
  isMirrored: false,
  isPlain: false,
  excerpt: { startMs: 9_000, lengthMs: 8_000, startsMs: [9_000], endMs: 90_000 },
};

const guess = (character: number): Answer => ({ game: 'guesswho', character });
const find = (...cells: readonly number[]): Answer => ({ game: 'findme', cells });
const song = (number: number): Answer => ({ game: 'chartmaster', part: 'song', song: number });
const moment = (momentMs: number): Answer => ({ game: 'chartmaster', part: 'moment', momentMs });
const says = (answer: Answer, ms = 0): Move => ({ kind: 'answer', answer, ms });
const asks = (hint: Hint, ms = 0): Move => ({ kind: 'hint', hint, ms });
const played = (question: GameQuestion, ...moves: readonly Move[]): RoundState =>
  standingOf(question, moves, LIMITS);

describe('how right an answer is', () => {
  test.each([
    ['who it is', GUESS, guess(5), 1],
    ['who it is not', GUESS, guess(6), 0],
    ['an answer of another game', GUESS, song(5), 0],
    ['all of hers', FIND, find(0, 1), 1],
    ['one of hers', FIND, find(0), 1 / 2],
    ['hers and one that is not', FIND, find(0, 1, 2), 1 / 2],
    ['more that are not hers', FIND, find(0, 2, 3), 0],
    ['cards in another game', FIND, guess(5), 0],
    ['the song', CHART, song(5), 1],
    ['a song with the same chart', CHART, song(6), 1],
    ['another song', CHART, song(7), 0],
    ['the moment', CHART, moment(9_000), 1],
    ['a moment far off', CHART, moment(60_000), 0],
    ['a moment without a chart', { ...CHART, excerpt: null }, moment(9_000), 0],
    ['who it is in another game', CHART, guess(5), 0],
  ])('is known of %s', (_, question, answer, share) => {
    expect(shareOf(question, answer)).toBe(share);
  });
});

describe('a round', () => {
  test('ends with an answer that is right, right in part, or the last one that may be wrong', () => {
    // reference R81
    expect(STRIKES).toEqual({ guesswho: 3, findme: 1, chartmaster: 3 });
    expect(played(GUESS, says(guess(5), 7))).toMatchObject({ outcome: 'right', share: 1, decidedMs: 7 });
    expect(played(FIND, says(find(0)))).toMatchObject({ outcome: 'part', share: 1 / 2, strikes: 0 });
    expect(played(FIND, says(find(8), 9))).toMatchObject({ outcome: 'wrong', strikes: 1, decidedMs: 9 });
    expect(played(GUESS, says(guess(1)), says(guess(2)))).toMatchObject({ outcome: 'open', strikes: 2 });
    expect(played(GUESS, says(guess(1)), says(guess(2)), says(guess(3)))).toMatchObject({
      outcome: 'wrong',
      strikes: 3,
      said: guess(3),
    });
  });

  test('counts no answer and no hint twice', () => {
    expect(played(GUESS, says(guess(1)), says(guess(1)))).toMatchObject({ strikes: 1 });
    expect(played(CHART, says(song(1)), says(song(1)))).toMatchObject({ strikes: 1 });
    expect(played(CHART, says(song(1)), says(song(2)))).toMatchObject({ strikes: 2 });
    expect(played(GUESS, asks('band'), asks('band'), asks('title')).hints).toEqual(['band', 'title']);
  });

  test('takes half of the time that is left with a wrong answer', () => {
    expect(played(GUESS, says(guess(1), 20_001)).deadlineMs).toBe(20_001 + 19_999);
  });

  test('is over with its time', () => {
    expect(beginning(LIMITS).deadlineMs).toBe(60_000);
    expect(played(GUESS, says(guess(5), 59_999)).outcome).toBe('right');
    expect(played(GUESS, says(guess(5), 60_000)).outcome).toBe('open');
    expect(played(GUESS, says(guess(5)), asks('band')).hints).toEqual([]);
  });

  test('asks for the moment once the song is named, and for no song after that', () => {
    expect(played(CHART, says(moment(9_000)))).toEqual(beginning(LIMITS));
    expect(played(CHART, says(song(5), 8))).toMatchObject({ outcome: 'open', namedMs: 8, strikes: 0 });
    const named = played(CHART, says(song(5), 8), says(song(1), 9));
    expect(named).toMatchObject({ strikes: 0, namedMs: 8 });
    expect(played(CHART, says(song(5)), says(moment(9_000)))).toMatchObject({ outcome: 'right', share: 1 });
    expect(played(CHART, says(song(5)), says(moment(90_000)))).toMatchObject({ outcome: 'part', share: 0 });
  });
});

describe('points', () => {
  const START = beginning(LIMITS);

  test('are a thousand, times the difficulty', () => {
    // reference R81
    expect(DIFFICULTIES.map(difficultyFactor)).toEqual([0.8, 1, 1.5, 2.5]);
    expect(DIFFICULTIES.map((difficulty) => worthAt(START, 0, 1, { ...LIMITS, difficulty }))).toEqual([
      800, 1_000, 1_500, 2_500,
    ]);
  });

  test('are more by a half for each right answer in a row before', () => {
    expect([0, 1, 2, 3].map(streakFactor)).toEqual([1, 1, 1.5, 2]);
    expect(nextStreak(START, 4)).toBe(5);
    expect(nextStreak({ ...START, strikes: 1 }, 4)).toBe(1);
  });

  test('are less with the time, down to a tenth', () => {
    expect([0, 30_000, 54_000, 57_000, 60_000].map((ms) => worthAt(START, ms, 1, LIMITS))).toEqual([
      1_000, 500, 100, 100, 100,
    ]);
  });

  test('are less by what hints cost', () => {
    expect(HINT_COSTS).toEqual({ wider: 25, band: 25, title: 25, count: 25, difficulty: 10, level: 15 });
    expect(worthAt({ ...START, hints: ['wider', 'level'] }, 0, 1, LIMITS)).toBe(600);
  });

  test('are six tenths for the song as it was named, and the rest for the moment', () => {
    const named = { ...START, namedMs: 0 };
    expect(pointsAt(named, 0, 30_000, 1, LIMITS)).toBe(600);
    expect(pointsAt(named, 1, 30_000, 1, LIMITS)).toBe(800);
    expect(pointsAt(START, 1 / 2, 30_000, 1, LIMITS)).toBe(250);
  });

  test('are the sum of all rounds', () => {
    const result = { question: GUESS, standing: START, streak: 0, ms: 0 };
    expect(
      totalOf([
        { ...result, points: 3 },
        { ...result, points: 4 },
      ]),
    ).toBe(7);
  });
});
