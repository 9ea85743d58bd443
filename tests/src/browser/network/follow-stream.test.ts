import { expect, onTestFinished, test, vi } from 'vitest';
import { followStream } from '#src/browser/network/follow-stream.ts';
import { FakeSource, fakeStreams, lastSource } from './fake-source.ts';

function follow() {
  const { show } = fakeStreams();
  const heard: string[] = [];
  let last = 0;
  const end = followStream({
    address: () => (last === 0 ? '/stream' : `/stream?after=${last}`),
    on: {
      news: (data, id) => {
        last = Number(id);
        heard.push(data);
      },
      over: (_data, _id, finish) => {
        heard.push('over');
        finish();
      },
    },
    onOpen: () => heard.push('open'),
    onLost: (why) => heard.push(why),
  });
  onTestFinished(end);
  return { heard, end, show };
}

const addresses = () => FakeSource.opened.map(({ url }) => url);

test('passes on each kind of event until it ends', () => {
  const { heard, end } = follow();
  lastSource().open();
  lastSource().say('news', 'one', '41');
  lastSource().say('other', 'not asked for');
  expect(heard).toEqual(['open', 'one']);
  end();
  expect(lastSource().isClosed).toBe(true);
  expect(heard).toEqual(['open', 'one']);
});

test('closes when the page is hidden and goes on after the last event when it shows', () => {
  const { heard, show } = follow();
  lastSource().say('news', 'one', '41');
  show(false);
  expect(lastSource().isClosed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(addresses()).toEqual(['/stream']);
  show(true);
  expect(addresses()).toEqual(['/stream', '/stream?after=41']);
  expect(heard).toEqual(['one', 'hidden']);
});

test('opens nothing in a page that was never shown', () => {
  const { show } = fakeStreams();
  show(false);
  const end = followStream({ address: () => '/stream', on: {} });
  expect(addresses()).toEqual([]);
  show(true);
  expect(addresses()).toEqual(['/stream']);
  end();
});

test('closes when the page goes into the memory of the browser and opens when it comes back', () => {
  const { end } = follow();
  window.dispatchEvent(new Event('pageshow'));
  expect(FakeSource.opened).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(lastSource().isClosed).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(FakeSource.opened).toHaveLength(2);
  end();
  window.dispatchEvent(new Event('pageshow'));
  expect(FakeSource.opened).toHaveLength(2);
});

test('waits longer after each failure, half a minute at most', () => {
  const { heard } = follow();
  const delays = [1, 2, 4, 8, 16, 30, 30];
  for (const [nth, seconds] of delays.entries()) {
    lastSource().fail();
    expect(lastSource().isClosed).toBe(true);
    vi.advanceTimersByTime(seconds * 1_000 - 1);
    expect(FakeSource.opened).toHaveLength(nth + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSource.opened).toHaveLength(nth + 2);
  }
  expect(heard).toEqual(delays.map(() => 'failed'));
});

test('begins with short delays again once a connection lasted, not when it only opened', () => {
  follow();
  for (const delay of [1_000, 2_000]) {
    lastSource().open();
    lastSource().fail();
    vi.advanceTimersByTime(delay);
  }
  expect(FakeSource.opened).toHaveLength(3);
  lastSource().open();
  vi.advanceTimersByTime(10_000);
  lastSource().fail();
  vi.advanceTimersByTime(1_000);
  expect(FakeSource.opened).toHaveLength(4);
});

test('gives up a connection that does not open in 15 seconds, and keeps one that did', () => {
  const { heard } = follow();
  vi.advanceTimersByTime(15_000);
  expect([lastSource().isClosed, heard]).toEqual([true, ['failed']]);
  vi.advanceTimersByTime(1_000);
  lastSource().open();
  vi.advanceTimersByTime(600_000);
  expect([lastSource().isClosed, FakeSource.opened.length]).toEqual([false, 2]);
});

test('tries at once when the connection of the device is back', () => {
  follow();
  lastSource().fail();
  window.dispatchEvent(new Event('online'));
  expect(FakeSource.opened).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(1_000);
  expect(FakeSource.opened).toHaveLength(2);
});

test.each(['by its reader', 'from outside'])(
  'stays closed when it is ended %s, whatever happens after',
  (how) => {
    const { heard, end, show } = follow();
    if (how === 'by its reader') lastSource().say('over', '');
    else {
      lastSource().fail();
      end();
    }
    const before = [...heard];
    show(false);
    show(true);
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(600_000);
    expect([FakeSource.opened.length, heard]).toEqual([1, before]);
  },
);

test('does not try again in a hidden page after a failure', () => {
  const { show } = follow();
  lastSource().fail();
  show(false);
  vi.advanceTimersByTime(600_000);
  expect(FakeSource.opened).toHaveLength(1);
});
