import { expect, onTestFinished, test, vi } from 'vitest';
import { followRoom } from '#src/browser/network/room-stream.ts';

/** A stream whose events the test sends. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }

  say(type: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  fail(isOver: boolean): void {
    if (isOver) this.close();
    this.dispatchEvent(new Event('error'));
  }
}

function follow() {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  FakeSource.opened = [];
  const heard: unknown[] = [];
  const end = followRoom(
    { code: 'K7M2QX9B', token: 'a b' },
    {
      onRoom: (room) => heard.push(room),
      onGone: () => heard.push('gone'),
      onLost: () => heard.push('lost'),
    },
  );
  const source = () => {
    const last = FakeSource.opened.at(-1);
    if (!last) throw new Error('nothing was opened');
    return last;
  };
  return { heard, end, source };
}

test('hears of the room of its place until it ends', () => {
  const { heard, end, source } = follow();
  expect(source().url).toBe('/api/room/stream?code=K7M2QX9B&token=a+b');
  source().say('room', { round: 2 });
  expect(heard).toEqual([{ round: 2 }]);
  end();
  expect(source().readyState).toBe(FakeSource.CLOSED);
});

test('leaves it to the browser to come back, and comes back itself where that gives up', () => {
  const { heard, end, source } = follow();
  source().fail(false);
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.opened).toHaveLength(1);
  source().fail(true);
  vi.advanceTimersByTime(5_000);
  expect(FakeSource.opened).toHaveLength(2);
  expect(heard).toEqual(['lost', 'lost']);
  source().fail(true);
  end();
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.opened).toHaveLength(2);
});

test('asks no more when the room is gone', () => {
  const { heard, source } = follow();
  source().say('gone', {});
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['gone']);
  expect(FakeSource.opened).toHaveLength(1);
  expect(source().readyState).toBe(FakeSource.CLOSED);
});

test('leaves the room while the page lies in the memory of the browser, and comes back with it', () => {
  const { heard, end, source } = follow();
  window.dispatchEvent(new Event('pageshow'));
  expect(FakeSource.opened).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(source().readyState).toBe(FakeSource.CLOSED);
  window.dispatchEvent(new Event('pageshow'));
  expect(FakeSource.opened).toHaveLength(2);
  source().say('room', { round: 3 });
  expect(heard).toEqual([{ round: 3 }]);
  end();
  window.dispatchEvent(new Event('pageshow'));
  expect(FakeSource.opened).toHaveLength(2);
});

test('does not ask again for a room that is gone, whatever the page does', () => {
  const { heard, source } = follow();
  source().say('gone', null);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect([FakeSource.opened.length, heard]).toEqual([1, ['gone']]);
});

test('asks no more when it was broken off for good and the page goes meanwhile', () => {
  const { source } = follow();
  source().fail(true);
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.opened).toHaveLength(1);
});
