import { expect, test, vi } from 'vitest';
import { followRoom } from '#src/browser/network/follow-room.ts';
import { FakeSource, fakeStreams, lastSource } from './fake-source.ts';

function follow() {
  const { show } = fakeStreams();
  const heard: unknown[] = [];
  const end = followRoom(
    { code: 'K7M2QX9B', token: 'a b' },
    {
      onRoom: (room) => heard.push(room),
      onGone: () => heard.push('gone'),
      onLost: () => heard.push('lost'),
    },
  );
  return { heard, end, show };
}

test('hears of the room of its place until it ends', () => {
  const { heard, end } = follow();
  expect(lastSource().url).toBe('/api/room/stream?code=K7M2QX9B&token=a+b');
  lastSource().say('room', '{"round":2}');
  expect(heard).toEqual([{ round: 2 }]);
  end();
  expect(lastSource().isClosed).toBe(true);
});

test('says that the room may be old while the page is hidden or the connection is gone', () => {
  const { heard, end, show } = follow();
  lastSource().say('room', '{"round":2}');
  show(false);
  show(true);
  lastSource().say('room', '{"round":3}');
  lastSource().fail();
  expect(heard).toEqual([{ round: 2 }, 'lost', { round: 3 }, 'lost']);
  end();
});

test('asks no more when the room is gone, whatever the page does', () => {
  const { heard, show } = follow();
  lastSource().say('gone', '{}');
  expect(lastSource().isClosed).toBe(true);
  show(false);
  show(true);
  vi.advanceTimersByTime(60_000);
  expect([FakeSource.opened.length, heard]).toEqual([1, ['gone']]);
});
