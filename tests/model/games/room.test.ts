import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, Hint } from '#model/games/play';
import { replayed, totalOf } from '#model/games/play';
import { questionsOf } from '#model/games/questions';
import { nicknameAmong, readNickname } from '#model/games/room/nickname';
import { viewsOf } from '#model/games/room/player-view';
import { afterEvent, dueAt, MAX_PLAYERS, openRoom, ROOM_TIMES, standingIn } from '#model/games/room/room';
import type { Room, RoomChoice, RoomEvent } from '#model/games/room/room.types';
import { type BegunSettings, GAMES, USUAL_GAME } from '#model/games/settings';
import { demoContext } from '#tests/families';

const CHOICE: RoomChoice = { ...USUAL_GAME, game: 'guesswho', server: 0, limitSeconds: 20, rounds: 2 };
const settings: BegunSettings = { ...USUAL_GAME, ...CHOICE, seed: 5, data: '2026-11-01' };
const PLAYS = {
  guesswho: { settings, questions: questionsOf('guesswho', demoContext.lists, settings) },
  findme: { settings, questions: questionsOf('findme', demoContext.lists, settings) },
};
const START = 1_000;

/** A room to which events happen one after the other. */
function opened(game: keyof typeof PLAYS = 'guesswho') {
  const state = { room: openRoom({ ...CHOICE, game }, START), now: START };
  const send = (event: RoomEvent, afterMs = 0): Room => {
    state.now += afterMs;
    state.room = afterEvent(state.room, event, state.now);
    return state.room;
  };
  const join = (...names: readonly string[]): void => {
    for (const nickname of names) {
      const id = state.room.nextId;
      send({ type: 'join', nickname });
      send({ type: 'back', player: id });
    }
  };
  const begin = (player = 1) => {
    send({ type: 'start', player, play: PLAYS[game] });
    return send({ type: 'tick' }, ROOM_TIMES.ready);
  };
  const answer = (player: number, character: number, afterMs = 0) =>
    send(
      { type: 'answer', player, round: state.room.at + 1, answer: { game: 'guesswho', character } },
      afterMs,
    );
  const view = (player: number) => viewsOf(state.room, state.now)(player);
  const right = () => PLAYS.guesswho.questions[state.room.at]?.answer ?? 0;
  return { state, send, join, begin, answer, view, right };
}

describe('a room', () => {
  test('asks all players the same, shows what was right, and ends with the result', () => {
    const { state, send, join, begin, answer, view, right } = opened();
    join('Ann', 'Ben');
    begin();
    expect(state.room.phase).toBe('question');
    answer(1, right(), 5_000);
    expect(state.room.phase).toBe('question');
    expect(view(2)?.players.map(({ isDone }) => isDone)).toEqual([true, false]);
    answer(2, right(), 5_000);
    expect(state.room.phase).toBe('feedback');
    expect(view(1)?.players.map(({ points }) => points)).toEqual([750, 500]);
    expect(view(1)).toMatchObject({ points: 750, streak: 0, round: 1 });
    send({ type: 'tick' }, ROOM_TIMES.feedback + ROOM_TIMES.ready);
    expect(view(1)).toMatchObject({ phase: 'question', round: 2, streak: 1, points: null });
    send({ type: 'tick' }, 20_000);
    send({ type: 'tick' }, ROOM_TIMES.feedback);
    expect(view(2)).toMatchObject({ phase: 'result', question: null });
    expect(view(2)?.players.map(({ marks }) => marks)).toEqual([
      ['whole', 'none'],
      ['whole', 'none'],
    ]);
  });

  test('goes on by itself to the result, and at last closes, at any fraction of a millisecond', () => {
    const fraction = fc.double({ min: 0, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(fraction, fc.double({ min: 0, max: ROOM_TIMES.ready, noNaN: true }), (start, later) => {
        let room = openRoom(CHOICE, start);
        room = afterEvent(room, { type: 'join', nickname: 'Ann' }, start);
        room = afterEvent(room, { type: 'back', player: 1 }, start);
        room = afterEvent(room, { type: 'start', player: 1, play: PLAYS.guesswho }, start + later);
        const phases = [room.phase];
        for (let due = dueAt(room); due !== null; due = dueAt(room)) {
          const next = afterEvent(room, { type: 'tick' }, due);
          // A timer that changed nothing would be set no more.
          expect(next).not.toBe(room);
          room = next;
          phases.push(room.phase);
        }
        const round = ['ready', 'question', 'feedback'];
        expect(phases).toEqual([...round, ...round, 'result', 'result']);
        expect(room.players).toEqual([]);
      }),
    );
  });

  test('begins a rematch with nothing won', () => {
    const { send, join, begin, view } = opened();
    join('Ann');
    begin();
    send({ type: 'tick' }, 10 * 60_000);
    expect(view(1)?.phase).toBe('result');
    begin();
    expect(view(1)).toMatchObject({ phase: 'question', round: 1, players: [{ points: 0, marks: [] }] });
  });

  test('counts no answer that comes late, is for another question or is given twice', () => {
    const { state, send, join, begin, answer, view, right } = opened();
    join('Ann', 'Ben');
    begin();
    const before = state.room;
    send({ type: 'answer', player: 1, round: 2, answer: { game: 'guesswho', character: right() } });
    send({ type: 'answer', player: 1, round: 1, answer: { game: 'findme', cells: [1] } });
    send({ type: 'hint', player: 1, round: 1, hint: 'count' });
    send({ type: 'answer', player: 9, round: 1, answer: { game: 'guesswho', character: right() } });
    expect(state.room).toBe(before);
    answer(1, right(), 1_000);
    answer(1, right(), 1_000);
    answer(2, right(), 18_000);
    expect(view(2)).toMatchObject({ phase: 'feedback', points: 0, standing: { outcome: 'open' } });
    expect(view(1)?.points).toBe(950);
  });

  test('waits for someone who reloads, and no longer for someone who is gone', () => {
    const { state, send, join, begin, answer, view, right } = opened();
    join('Ann', 'Ben');
    begin();
    send({ type: 'away', player: 2 });
    answer(1, right(), 1_000);
    expect(view(1)).toMatchObject({ phase: 'question', players: [{}, { isAway: true }] });
    send({ type: 'back', player: 2 }, 2_000);
    answer(2, right(), 1_000);
    expect(state.room.phase).toBe('feedback');
    send({ type: 'tick' }, ROOM_TIMES.feedback + ROOM_TIMES.ready);
    send({ type: 'away', player: 2 });
    answer(1, right());
    send({ type: 'tick' }, ROOM_TIMES.absent);
    expect(state.room.phase).toBe('feedback');
  });

  test('has another host when the host leaves or stays away', () => {
    const { state, send, join } = opened();
    join('Ann', 'Ben', 'Cho');
    send({ type: 'leave', player: 1 });
    expect(state.room.host).toBe(2);
    send({ type: 'away', player: 2 });
    expect(state.room.host).toBe(2);
    send({ type: 'tick' }, ROOM_TIMES.absent);
    expect(state.room.host).toBe(3);
    send({ type: 'tick' }, ROOM_TIMES.left);
    expect(state.room.players.map(({ nickname }) => nickname)).toEqual(['Cho']);
  });

  test('lets no one but the host choose and begin, and not while it is played', () => {
    const { state, send, join, begin } = opened();
    join('Ann', 'Ben');
    send({ type: 'choose', player: 2, choice: { ...CHOICE, rounds: 9 } });
    begin(2);
    expect(state.room).toMatchObject({ phase: 'lobby', choice: { rounds: 2 } });
    send({ type: 'choose', player: 1, choice: { ...CHOICE, rounds: 9 } });
    expect(state.room.choice.rounds).toBe(9);
    begin();
    send({ type: 'choose', player: 1, choice: CHOICE });
    expect(state.room).toMatchObject({ phase: 'question', choice: { rounds: 9 } });
  });

  test('lets someone in while it is played, from the next question on', () => {
    const { send, join, begin, answer, view, right } = opened();
    join('Ann');
    begin();
    join('Ben');
    expect(view(2)).toMatchObject({ phase: 'question', standing: null });
    answer(1, right());
    send({ type: 'tick' }, ROOM_TIMES.feedback + ROOM_TIMES.ready);
    answer(2, right());
    expect(view(2)?.players.map(({ marks }) => marks.length)).toEqual([1, 1]);
  });

  test('reveals nothing before its time that would give the answer away', () => {
    const { view, begin, join, send, state } = opened('findme');
    join('Ann', 'Ben');
    begin();
    const hidden = view(1)?.question;
    if (hidden?.game !== 'findme') throw new Error('another game');
    expect(hidden).toMatchObject({ count: 0, card: hidden.cells[0]?.card });
    expect(hidden.cells.some(({ isRight }) => isRight)).toBe(false);
    send({ type: 'hint', player: 1, round: 1, hint: 'count' });
    const count = PLAYS.findme.questions[0]?.game === 'findme' ? PLAYS.findme.questions[0].count : 0;
    expect([view(1)?.question, view(2)?.question]).toMatchObject([{ count }, { count: 0 }]);
    send({ type: 'tick' }, 20_000);
    expect(state.room.phase).toBe('feedback');
    const shown = view(1)?.question;
    expect(shown?.game === 'findme' && shown.cells.filter(({ isRight }) => isRight).length).toBe(count);
    const guess = opened();
    guess.join('Ann');
    guess.begin();
    expect(guess.view(1)?.question).toMatchObject({ answer: 0, bandId: 0 });
  });
});

const players = fc.integer({ min: 1, max: 12 });
const answers: fc.Arbitrary<Answer> = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((character) => ({ game: 'guesswho' as const, character })),
  fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8]).map((cells) => ({ game: 'findme' as const, cells })),
);
const hints = fc.constantFrom<Hint>('wider', 'band', 'title', 'count');
const event: fc.Arbitrary<RoomEvent> = fc.oneof(
  fc.constant({ type: 'join' as const, nickname: 'Ann' }),
  fc.record({ type: fc.constantFrom('leave' as const, 'away' as const, 'back' as const), player: players }),
  fc.record({
    type: fc.constant('choose' as const),
    player: players,
    choice: fc.constantFrom(...GAMES).map((game) => ({ ...CHOICE, game })),
  }),
  fc.record({
    type: fc.constant('start' as const),
    player: players,
    play: fc.constantFrom(...Object.values(PLAYS)),
  }),
  fc.record({
    type: fc.constant('answer' as const),
    player: players,
    round: fc.integer({ min: 1, max: 3 }),
    answer: answers,
  }),
  fc.record({
    type: fc.constant('hint' as const),
    player: players,
    round: fc.integer({ min: 1, max: 3 }),
    hint: hints,
  }),
  fc.constant({ type: 'tick' as const }),
);
const story = fc.array(fc.tuple(event, fc.integer({ min: 0, max: 30_000 })), { maxLength: 80 });

describe('a room, whatever happens,', () => {
  test('holds no more players than it may, has a host of its own, and gives points by the rules alone', () => {
    fc.assert(
      fc.property(story, (events) => {
        const { state, send } = opened();
        for (const [one, afterMs] of events) {
          const before = state.room;
          const after = send(one, afterMs);
          expect(after.players.length).toBeLessThanOrEqual(MAX_PLAYERS);
          if (after.players.length > 0) expect(after.players.map(({ id }) => id)).toContain(after.host);
          expect(after.seen).toBeGreaterThanOrEqual(before.seen);
          for (const player of after.players) {
            const results = replayed(after.play?.questions ?? [], player.rounds, settings);
            const view = viewsOf(after, state.now)(player.id);
            const own = view?.players.find(({ id }) => id === player.id);
            const open = after.phase === 'question' ? standingIn(after, player) : null;
            if (!open || open.outcome === 'open') expect(own?.points).toBe(totalOf(results));
            expect(player.rounds.length).toBeLessThanOrEqual(settings.rounds);
            expect(view?.leftMs).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('is over when no one does anything for long enough', () => {
    fc.assert(
      fc.property(story, (events) => {
        const { state, send } = opened();
        for (const [one, afterMs] of [[{ type: 'join', nickname: 'Ann' }, 0] as const, ...events])
          send(one, afterMs);
        for (let steps = 0; dueAt(state.room) !== null; steps++) {
          expect(steps).toBeLessThan(200);
          send({ type: 'tick' }, (dueAt(state.room) ?? 0) - state.now);
        }
        expect(state.room.players).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('comes to the same by one late tick as by ticks on time', () => {
    fc.assert(
      fc.property(story, fc.integer({ min: 1, max: 400_000 }), (events, restMs) => {
        const [late, onTime] = [opened(), opened()];
        for (const [one, afterMs] of events) for (const each of [late, onTime]) each.send(one, afterMs);
        const end = onTime.state.now + restMs;
        for (let due = dueAt(onTime.state.room); due !== null && due <= end; due = dueAt(onTime.state.room)) {
          onTime.send({ type: 'tick' }, due - onTime.state.now);
        }
        expect(late.send({ type: 'tick' }, restMs)).toEqual(onTime.state.room);
      }),
      { numRuns: 100 },
    );
  });
});

const LETTERS = [
  'A',
  'é',
  '香',
  ' ',
  '\n',
  '\u0301',
  '\u200b',
  '\u202e',
  '\u2028',
  '\u3164',
  '\ud83d',
  '😀',
  '\u0000',
];

describe('nicknames', () => {
  test('are one short line in which everything shows', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 60 }), (text) => {
        const name = readNickname(text);
        if (name === null) return;
        expect([...name].length).toBeLessThanOrEqual(20);
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(readNickname(name)).toBe(name);
      }),
    );
    expect(readNickname('  Ann \n Lee\u202e ')).toBe('Ann Lee');
    expect(readNickname('香澄')).toBe('香澄');
    for (const empty of ['', '   ', '\u200b\u2800', '\u0301\u0301']) expect(readNickname(empty)).toBeNull();
  });

  test('get a number when someone has them', () => {
    expect(nicknameAmong('Ann', [])).toBe('Ann');
    expect(nicknameAmong('Ann', ['ann', 'Ann 2'])).toBe('Ann 3');
  });
});
