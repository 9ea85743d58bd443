import { describe, expect, test } from 'vitest';
import { questionsOf } from '#model/games/questions';
import { MAX_SENT, readNickname } from '#model/games/room/nickname';
import { viewsOf } from '#model/games/room/player-view';
import { afterEvent, isFull, MAX_PLAYERS, MIN_PLAYERS, openRoom, ROOM_TIMES } from '#model/games/room/room';
import type { Room, RoomChoice } from '#model/games/room/room.types';
import { type RoomSeat, readSeats, seatIn, withSeat } from '#model/games/room/seats';
import { type BegunSettings, USUAL_GAME } from '#model/games/settings';
import { demoContext } from '#tests/families';

const CHOICE: RoomChoice = { ...USUAL_GAME, game: 'guesswho', server: 0, limitSeconds: 20, rounds: 2 };
const settings: BegunSettings = { ...USUAL_GAME, ...CHOICE, seed: 5, data: '2026-11-01' };
const questions = questionsOf('guesswho', demoContext.lists, settings);

const joined = (count: number): Room =>
  Array.from({ length: count }, (_, at) => `Ann ${at}`).reduce(
    (room, nickname) => afterEvent(room, { type: 'join', nickname }, 0),
    openRoom(CHOICE, 0),
  );

describe('the limits of a room', () => {
  test('are two to eight players and the times of the reference', () => {
    // reference R82
    expect([MIN_PLAYERS, MAX_PLAYERS]).toEqual([2, 8]);
    expect(ROOM_TIMES).toEqual({
      ready: 3_000,
      feedback: 6_000,
      absent: 10_000,
      left: 600_000,
      idle: 1_800_000,
    });
  });

  test('let an eighth player in and not a ninth', () => {
    expect([6, 7, 8].map((count) => isFull(joined(count)))).toEqual([false, false, true]);
    expect(joined(8).players).toHaveLength(8);
    const full = joined(8);
    expect(afterEvent(full, { type: 'join', nickname: 'Ben' }, 0)).toBe(full);
  });

  test('want a question for each round', () => {
    const started = (count: number) =>
      afterEvent(
        joined(2),
        { type: 'start', player: 1, play: { settings, questions: questions.slice(0, count) } },
        0,
      ).phase;
    expect([1, 2].map(started)).toEqual(['lobby', 'ready']);
  });
});

describe('what players see of a room', () => {
  const start = { type: 'start', player: 1, play: { settings, questions } } as const;
  const ready = afterEvent(joined(2), start, 0);
  const asking = afterEvent(ready, { type: 'tick' }, 3_000);
  const character = questions[0]?.game === 'guesswho' ? questions[0].answer : 0;
  const answer = { type: 'answer', round: 1, answer: { game: 'guesswho', character } } as const;
  const over = [1, 2].reduce((room, player) => afterEvent(room, { ...answer, player }, 3_000), asking);

  test('is how long each phase still lasts, also for those who came later', () => {
    const late = afterEvent(asking, { type: 'join', nickname: 'Ben' }, 4_000);
    const left = [
      viewsOf(joined(2), 0)(1)?.leftMs,
      viewsOf(ready, 1_000)(1)?.leftMs,
      viewsOf(late, 4_000)(1)?.leftMs,
      viewsOf(late, 4_000)(3)?.leftMs,
      viewsOf(over, 3_000)(1)?.leftMs,
    ];
    expect(left).toEqual([0, 2_000, 19_000, 19_000, 6_000]);
  });

  test('is what a round gave, once it is over, and who has answered, while it is not', () => {
    const players = (room: Room) => viewsOf(room, 3_000)(1)?.players;
    const once = afterEvent(asking, { ...answer, player: 1 }, 3_000);
    expect(players(once)?.map(({ isDone, gained }) => [isDone, gained])).toEqual([
      [true, null],
      [false, null],
    ]);
    expect(over.phase).toBe('feedback');
    expect(players(over)?.map(({ isDone, gained }) => [isDone, gained])).toEqual([
      [false, 1_000],
      [false, 1_000],
    ]);
    const late = afterEvent(over, { type: 'join', nickname: 'Ben' }, 3_000);
    expect(players(late)?.map(({ gained }) => gained)).toEqual([1_000, 1_000, null]);
  });
});

describe('the length of a nickname', () => {
  test('is twenty signs at most, and eighty letters as it is sent', () => {
    expect(MAX_SENT).toBe(80);
    expect(readNickname('a'.repeat(20))).toBe('a'.repeat(20));
    expect(readNickname('a'.repeat(21))).toBe('a'.repeat(20));
  });
});

describe('places in rooms', () => {
  const seat = (code: string, token = 'token'): RoomSeat => ({ code, token });
  const eight = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((code) => seat(code));

  test('are read as they were kept, but for damaged ones', () => {
    expect(readSeats(eight)).toEqual(eight);
    expect(
      readSeats([seat('A'), { code: 1, token: 't' }, { code: 'B', token: 2 }, { code: 'b', token: 't' }]),
    ).toEqual([seat('A')]);
    expect(readSeats(null)).toEqual([]);
  });

  test('are eight at most, the newest first', () => {
    expect(readSeats([...eight, seat('I')])).toEqual(eight);
    expect(withSeat(eight, 'I', seat('I'))).toEqual([seat('I'), ...eight.slice(0, 7)]);
  });

  test('are found, replaced and given up by the code of the room', () => {
    expect(seatIn(eight, 'C')).toEqual(seat('C'));
    expect(seatIn(eight, 'Z')).toBeNull();
    const two = eight.slice(0, 2);
    expect(withSeat(two, 'B', seat('B', 'new'))).toEqual([seat('B', 'new'), seat('A')]);
    expect(withSeat(two, 'A', null)).toEqual([seat('B')]);
  });
});
