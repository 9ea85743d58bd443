import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Answer } from '#model/games/play';
import type { RoomView } from '#model/games/room/player-view';
import { ROOM_TIMES } from '#model/games/room/room';
import type { RoomChoice } from '#model/games/room/room.types';
import { USUAL_GAME } from '#model/games/settings';
import type { PublishedLists } from '#server/services/families/lists';
import type { DataService } from '#server/services/published/data';
import { type OwnSeat, Rooms } from '#server/services/rooms/rooms';
import { type Listener, MAX_BACKLOG } from '#server/services/tracker/live';
import { demoContext } from '#tests/families';
import { demo } from '../../demo/demo-set.ts';

const CHOICE: RoomChoice = { ...USUAL_GAME, game: 'guesswho', server: 0, limitSeconds: 20, rounds: 2 };
const LISTS = { some: async () => demoContext.lists } as unknown as PublishedLists;
const DATA = {
  answer: async (name: string) => ({
    status: 'found',
    prepared: { bodies: { identity: Buffer.from(JSON.stringify(demo.json(name))) } },
  }),
} as unknown as DataService;

function openRooms(most = 10) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  const rooms = new Rooms({
    lists: LISTS,
    data: DATA,
    clock: () => performance.now(),
    now: () => Date.parse('2026-11-27'),
    most,
  });
  onTestFinished(() => {
    rooms.close();
    vi.useRealTimers();
  });
  return rooms;
}

/** A page that listens. */
function listening(rooms: Rooms, seat: OwnSeat) {
  const heard: string[] = [];
  const state = { backlog: 0, isDropped: false, isEnded: false };
  const listener: Listener = {
    write: (bytes) => void heard.push(bytes.toString()),
    backlog: () => state.backlog,
    drop: () => {
      state.isDropped = true;
    },
    end: () => {
      state.isEnded = true;
    },
  };
  const leave = rooms.listen(seat, listener);
  const view = (): RoomView =>
    JSON.parse(heard.findLast((text) => text.startsWith('event: room'))?.split('data: ')[1] ?? 'null');
  return { heard, state, leave, view };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const refused = (code: string) => expect.objectContaining({ code });

describe('rooms', () => {
  test('notify all players of what happens, by the time of the server', async () => {
    const rooms = openRooms();
    const ann = rooms.make('Ann', CHOICE);
    const ben = rooms.join(ann.code, 'Ben');
    const [first, second] = [listening(rooms, ann), listening(rooms, ben)];
    expect(second.view()).toMatchObject({ phase: 'lobby', you: ben.player, host: ann.player });
    await rooms.start(ann);
    expect(second.view()).toMatchObject({ phase: 'ready', leftMs: ROOM_TIMES.ready });
    const { question } = second.view();
    // A second press on the button begins no other game, and is no mistake.
    await rooms.start(ann);
    expect(second.view()).toMatchObject({ phase: 'ready', question });
    await expect(rooms.start(ben)).rejects.toEqual(refused('PERMISSION_DENIED'));
    await pass(ROOM_TIMES.ready);
    expect(second.view()).toMatchObject({ phase: 'question', leftMs: 20_000, question: { answer: 0 } });
    expect(first.view().question).toEqual(second.view().question);
    rooms.act(ann, (player) => ({
      type: 'answer',
      player,
      round: 1,
      answer: { game: 'guesswho', character: 9_999 },
    }));
    expect(first.view()).toMatchObject({ standing: { strikes: 1 }, leftMs: 10_000 });
    expect(second.view()).toMatchObject({ standing: { strikes: 0 }, leftMs: 20_000 });
    await pass(20_000);
    expect(second.view().phase).toBe('feedback');
    expect(second.view().question).not.toMatchObject({ answer: 0 });
  });

  test('ask for the song and the moment in Chart Master, and keep to themselves which are right', async () => {
    const rooms = openRooms();
    const ann = rooms.make('Ann', { ...CHOICE, game: 'chartmaster', limitSeconds: 60 });
    const page = listening(rooms, ann);
    // Twice at once is once.
    await Promise.all([rooms.start(ann), rooms.start(ann)]);
    await pass(ROOM_TIMES.ready);
    const { question } = page.view();
    if (question?.game !== 'chartmaster') throw new Error('another game');
    expect(question).toMatchObject({ alike: [], bandId: 0, level: 0, excerpt: { startsMs: [] } });
    const say = (answer: Answer) =>
      rooms.act(ann, (player) => ({ type: 'answer', player, round: 1, answer }));
    const momentMs = question.excerpt?.startMs ?? 0;
    say({ game: 'chartmaster', part: 'moment', momentMs });
    expect(page.view()).toMatchObject({ phase: 'question', standing: { outcome: 'open', namedMs: null } });
    say({ game: 'chartmaster', part: 'song', song: question.answer });
    expect(page.view().standing?.namedMs).toBe(0);
    say({ game: 'chartmaster', part: 'moment', momentMs });
    expect(page.view()).toMatchObject({ phase: 'feedback', points: 1_000, players: [{ gained: 1_000 }] });
    const shown = page.view().question;
    expect(shown?.game === 'chartmaster' && shown.excerpt?.startsMs).toContain(momentMs);
  });

  test('show a page that comes back all of it, and the others that it was away', async () => {
    const rooms = openRooms();
    const ann = rooms.make('Ann', CHOICE);
    const ben = rooms.join(ann.code, 'Ben');
    const first = listening(rooms, ann);
    const before = listening(rooms, ben);
    await rooms.start(ann);
    await pass(ROOM_TIMES.ready);
    before.leave();
    expect(first.view().players[1]).toMatchObject({ isAway: true });
    const after = listening(rooms, ben);
    expect(first.view().players[1]).toMatchObject({ isAway: false });
    expect(after.view()).toMatchObject({ phase: 'question', you: ben.player, standing: { outcome: 'open' } });
  });

  test('refuse what is not there, what is full and what is for the host', async () => {
    const rooms = openRooms(1);
    const ann = rooms.make('Ann', CHOICE);
    expect(() => rooms.look('nowhere')).toThrow(refused('NOT_FOUND'));
    expect(() => rooms.join(ann.code, '\u200b')).toThrow(refused('CONTENT_INVALID'));
    expect(() => rooms.join(ann.code, 'Admin')).toThrow(refused('CONTENT_INVALID'));
    const ben = rooms.join(ann.code, 'Ann');
    expect(() => rooms.choose(ben, CHOICE)).toThrow(refused('PERMISSION_DENIED'));
    expect(() => rooms.act({ ...ben, token: 'x' }, (player) => ({ type: 'leave', player }))).toThrow(
      refused('CREDENTIALS_INVALID'),
    );
    for (let more = 0; more < 6; more++) rooms.join(ann.code, 'Cho');
    expect(() => rooms.join(ann.code, 'Dan')).toThrow(refused('QUOTA_EXCEEDED'));
    expect(rooms.look(ann.code)).toEqual({ game: 'guesswho', phase: 'lobby', players: 8, most: 8 });
    rooms.choose(ann, { ...CHOICE, rarities: [5], bands: [1], attributes: ['cool'], rounds: 30 });
    await expect(rooms.start(ann)).rejects.toEqual(refused('CONTENT_INVALID'));
  });

  test('make room for another one: the idlest without a game goes, and none while games are played', async () => {
    const rooms = openRooms(3);
    const [idle, busy, played] = [1, 2, 3].map(() => rooms.make('Ann', CHOICE));
    if (!idle || !busy || !played) throw new Error('There are no rooms');
    const page = listening(rooms, idle);
    await pass(1_000);
    rooms.choose(busy, { ...CHOICE, limitSeconds: 30 });
    rooms.join(played.code, 'Ben');
    await rooms.start(played);
    rooms.make('Cho', CHOICE);
    expect(page.state.isEnded).toBe(true);
    expect(() => rooms.look(idle.code)).toThrow(refused('NOT_FOUND'));
    expect([busy, played].map(({ code }) => rooms.look(code).phase)).toEqual(['lobby', 'ready']);
    const full = openRooms(1);
    const only = full.make('Ann', CHOICE);
    full.join(only.code, 'Ben');
    await full.start(only);
    expect(() => full.make('Dan', CHOICE)).toThrow(refused('UNAVAILABLE'));
  });

  test('are counted for who opens them until they are over', () => {
    const rooms = openRooms(1);
    let held = 0;
    const take = () => {
      held++;
      return () => void held--;
    };
    const ann = rooms.make('Ann', CHOICE, take);
    rooms.make('Ben', CHOICE, take);
    expect(held).toBe(1);
    expect(() => rooms.act(ann, (player) => ({ type: 'leave', player }))).toThrow(refused('NOT_FOUND'));
    rooms.close();
    expect(held).toBe(0);
    expect(() => rooms.make('Cho', CHOICE, take)).toThrow(refused('UNAVAILABLE'));
    expect(held).toBe(0);
  });

  test('say to a page without a place that there is none, and to one that left', () => {
    const rooms = openRooms();
    const ann = rooms.make('Ann', CHOICE);
    const stranger = listening(rooms, { ...ann, token: 'x' });
    expect(stranger.heard).toEqual(['event: gone\ndata: {}\n\n']);
    expect(stranger.state.isEnded).toBe(true);
    const page = listening(rooms, ann);
    rooms.act(ann, (player) => ({ type: 'leave', player }));
    expect(page.heard.at(-1)).toContain('event: gone');
    expect(rooms.size).toBe(0);
  });

  test('are closed when no one is there or no one does anything', async () => {
    const rooms = openRooms();
    rooms.make('Ann', CHOICE);
    await pass(ROOM_TIMES.left);
    expect(rooms.size).toBe(0);
    const page = listening(rooms, rooms.make('Ben', CHOICE));
    await pass(ROOM_TIMES.idle - 1_000);
    expect(rooms.size).toBe(1);
    await pass(1_000);
    expect(rooms.size).toBe(0);
    expect(page.heard.at(-1)).toContain('event: gone');
    expect(page.heard.filter((text) => text === ':\n\n').length).toBeGreaterThan(60);
  });

  test('let a page go that reads too slowly, and the oldest of too many', () => {
    const rooms = openRooms();
    const ann = rooms.make('Ann', CHOICE);
    const pages = [1, 2, 3, 4].map(() => listening(rooms, ann));
    expect(pages.map(({ state }) => state.isEnded)).toEqual([true, false, false, false]);
    const [, slow] = pages;
    if (slow) slow.state.backlog = MAX_BACKLOG + 1;
    rooms.join(ann.code, 'Ben');
    expect(pages.map(({ state }) => state.isDropped)).toEqual([false, true, false, false]);
  });

  test('send everybody home when the server stops', () => {
    const rooms = openRooms();
    const page = listening(rooms, rooms.make('Ann', CHOICE));
    rooms.close();
    expect(page.state.isEnded).toBe(true);
    expect(page.heard.at(-1)).not.toContain('gone');
    expect(() => rooms.make('Ben', CHOICE)).toThrow(refused('UNAVAILABLE'));
  });
});
