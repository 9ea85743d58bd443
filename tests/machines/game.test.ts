import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { gameMachine } from '#machines/game/game.machine';
import type { BegunGame, GameCommand, TimeAsked } from '#machines/game/game.types';
import { gameCommands, gameView } from '#machines/game/game.view';
import { replayed, totalOf } from '#model/games/play';
import { type GameQuestion, type GuessQuestion, idOf } from '#model/games/questions';
import { USUAL_GAME } from '#model/games/settings';
import { walkMachine } from '../laws/machine-walk.ts';

const question = (card: number): GuessQuestion => ({
  game: 'guesswho',
  card,
  answer: card % 5,
  bandId: 1,
  picture: `/${card}.png`,
  crop: { left: 0.4, top: 0.4, width: 0.2, height: 0.2 },
  distortions: [],
});

const playOf = (questions: number, rounds: number): BegunGame => ({
  game: 'guesswho',
  settings: { ...USUAL_GAME, server: 0, seed: 1, data: '2026-11-01', rounds },
  questions: Array.from({ length: questions }, (_, at) => question(at)),
  begunOn: '2026-11-01',
  begunAt: 1,
  bestBefore: null,
});

const says = (character: number) =>
  ({ type: 'ANSWER.GIVEN', answer: { game: 'guesswho', character } }) as const;

describe('game machine', () => {
  const still = ['setup', 'preloading', 'paused', 'result', 'failed'];
  const unasked = [...still, 'feedback', 'lingering'];
  walkMachine({
    machine: gameMachine,
    events: [
      { type: 'GAME.START', play: playOf(2, 1) },
      { type: 'GAME.LEAVE' },
      { type: 'GAME.PAUSE' },
      { type: 'GAME.RESUME' },
      { type: 'GAME.NEXT' },
      { type: 'GAME.RETRY' },
      says(0),
      says(1),
      { type: 'HINT.TAKEN', hint: 'wider' },
      { type: 'TIME.PASSED', ms: 100 },
      { type: 'xstate.done.actor.preload', output: question(0) },
      { type: 'xstate.error.actor.preload', error: new Error('boom') },
      { type: 'xstate.done.actor.ahead', output: question(0) },
      { type: 'xstate.error.actor.ahead', error: new Error('boom') },
    ],
    deciding: ({ at, rounds }) => [at, rounds.length],
    ignored: {
      'GAME.PAUSE': [...still, 'lingering'],
      'GAME.RESUME': ['setup', 'preloading', 'question', 'feedback', 'lingering', 'result', 'failed'],
      'GAME.NEXT': [...still, 'question'],
      'GAME.RETRY': [...unasked, 'question'].filter((state) => state !== 'failed'),
      'ANSWER.GIVEN': unasked,
      'HINT.TAKEN': unasked,
      'TIME.PASSED': unasked,
    },
  });
});

/** A game whose pictures are there, but for those of `missing`; time passes when the test says so. */
function start(
  play: BegunGame,
  missing: readonly number[] = [],
  timer = fromCallback<TimeAsked>(() => undefined),
) {
  const asked: number[] = [];
  const load = fromPromise<GameQuestion, GameQuestion | null>(async ({ input }) => {
    if (!input) throw new Error('nothing is asked');
    asked.push(idOf(input));
    if (missing.includes(idOf(input))) throw new Error('missing');
    return input;
  });
  const machine = gameMachine.provide({
    actors: { preload: load, ahead: load, timer },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'GAME.START', play });
  const view = () => gameView(actor.getSnapshot());
  const until = (status: string) => expect.poll(() => view().status, { interval: 1 }).toBe(status);
  return { actor, send: actor.send, view, until, asked };
}

describe('a game', () => {
  test('goes through its rounds to the result', async () => {
    const { send, view, until } = start(playOf(4, 2));
    await until('question');
    expect(view()).toMatchObject({ round: 1, total: 0, worth: 1000 });
    send({ type: 'TIME.PASSED', ms: 30_000 });
    expect(view()).toMatchObject({ leftMs: 30_000, worth: 500 });
    send(says(0));
    expect(view()).toMatchObject({ status: 'feedback', round: 1, total: 500, streak: 1 });
    send({ type: 'GAME.NEXT' });
    await until('question');
    expect(view()).toMatchObject({ round: 2, worth: 1500 });
    send(says(1));
    send({ type: 'GAME.NEXT' });
    expect(view()).toMatchObject({ status: 'result', total: 2000, question: null });
  });

  test('goes on by itself after a while, and stays when it is paused', async () => {
    const { send, view, until } = start(playOf(4, 2));
    await until('question');
    vi.useFakeTimers();
    send(says(0));
    vi.advanceTimersByTime(3_000);
    vi.useRealTimers();
    await until('question');
    send(says(1));
    send({ type: 'GAME.PAUSE' });
    expect(view().status).toBe('lingering');
    send({ type: 'GAME.NEXT' });
    expect(view().status).toBe('result');
  });

  test('ends a round when its time is up, sooner after a wrong answer', async () => {
    const { send, view, until } = start(playOf(4, 2));
    await until('question');
    send(says(3));
    expect(view()).toMatchObject({ status: 'question', leftMs: 30_000, standing: { strikes: 1 } });
    send({ type: 'TIME.PASSED', ms: 29_999 });
    expect(view().status).toBe('question');
    send({ type: 'TIME.PASSED', ms: 1 });
    expect(view()).toMatchObject({ status: 'feedback', total: 0 });
  });

  test('asks the next question of the seed when a picture is missing, and loads one ahead', async () => {
    const { view, until, asked } = start(playOf(5, 2), [0, 1]);
    await until('question');
    expect(view()).toMatchObject({ round: 1, question: { card: 2 } });
    await expect.poll(() => asked, { interval: 1 }).toEqual([0, 1, 2, 3]);
  });

  test('says so when no picture is there, and tries again when asked to', async () => {
    const missing = [0, 1, 2];
    const { send, view, until } = start(playOf(3, 2), missing);
    await until('failed');
    missing.length = 0;
    send({ type: 'GAME.RETRY' });
    await until('question');
    expect(view().question).toMatchObject({ card: 0 });
  });

  test('lets no time pass and takes no answer while it is paused', async () => {
    const { send, view, until } = start(playOf(3, 2));
    await until('question');
    send({ type: 'TIME.PASSED', ms: 1_000 });
    send({ type: 'GAME.PAUSE' });
    send({ type: 'TIME.PASSED', ms: 5_000 });
    send(says(0));
    expect(view()).toMatchObject({ status: 'paused', leftMs: 59_000 });
    send({ type: 'GAME.RESUME' });
    expect(view().status).toBe('question');
  });

  test('takes a move at the moment it is made when the page was too busy for the steps of its timer', async () => {
    let passed = 0;
    const late = fromCallback<TimeAsked>(({ sendBack, receive }) => {
      receive(() => sendBack({ type: 'TIME.PASSED', ms: passed }));
    });
    const { actor, view, until } = start(playOf(4, 2), [], late);
    const { answer, takeHint, next } = gameCommands(actor);
    await until('question');
    passed = 350.7;
    takeHint('wider');
    answer(says(0).answer);
    next();
    await until('question');
    passed = 60_000;
    answer(says(1).answer);
    expect(view()).toMatchObject({ status: 'feedback', results: [{ ms: 701 }, { points: 0 }] });
    expect(view().rounds.map(({ moves }) => moves.map(({ ms }) => ms))).toEqual([[350, 701], []]);
  });

  test('shows what a replay of its rounds gives, whatever is done', async () => {
    const act: fc.Arbitrary<GameCommand | { type: 'TIME.PASSED'; ms: number }> = fc.oneof(
      fc.integer({ min: 0, max: 4 }).map(says),
      fc.integer({ min: 0, max: 20_000 }).map((ms) => ({ type: 'TIME.PASSED' as const, ms })),
      fc
        .constantFrom('GAME.NEXT' as const, 'GAME.PAUSE' as const, 'GAME.RESUME' as const)
        .map((type) => ({ type })),
      fc
        .constantFrom('wider' as const, 'band' as const)
        .map((hint) => ({ type: 'HINT.TAKEN' as const, hint })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const play = playOf(8, 3);
        const { actor, send, view } = start(play);
        for (const one of acts) {
          await Promise.resolve();
          await Promise.resolve();
          send(one);
        }
        const { rounds } = actor.getSnapshot().context;
        const again = replayed(play.questions, JSON.parse(JSON.stringify(rounds)), play.settings);
        expect(again).toEqual(view().results);
        expect(view().total).toBe(totalOf(again));
        expect(rounds.length).toBeLessThanOrEqual(3);
        actor.stop();
      }),
      { numRuns: 60 },
    );
  });
});
