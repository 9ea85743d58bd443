import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createFollower,
  type HeardSample,
  readSample,
  type StreamEvents,
  type TrackerSample,
} from '#src/browser/network/tracker-stream.ts';
import { whilePageLives } from '#src/browser/page/visibility.ts';
import { type Lock, tabLock } from '#src/browser/storage/lock.ts';

/** A browser with some tabs: one lock and one channel for all of them, and a server to play. */
function browser() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lock: Lock = tabLock();
  const ears = new Set<{ readonly tab: number; readonly onHeard: (heard: HeardSample) => void }>();
  const streams: { readonly address: string; readonly on: StreamEvents; isClosed: boolean }[] = [];
  const asked: string[] = [];
  const server = { answer: async (): Promise<unknown> => ({ result: true, latest: 0, samples: [] }) };
  let tabs = 0;
  const openTab = () => {
    const tab = tabs++;
    const heard: TrackerSample[] = [];
    const follow = createFollower({
      lock,
      channel: {
        post: (sample) => {
          for (const ear of ears) if (ear.tab !== tab) ear.onHeard(sample);
        },
        listen: (onHeard) => {
          const ear = { tab, onHeard };
          ears.add(ear);
          return () => void ears.delete(ear);
        },
      },
      openStream: (address, on) => {
        const stream = { address, on, isClosed: false };
        streams.push(stream);
        return () => {
          stream.isClosed = true;
        };
      },
      ask: (address) => {
        asked.push(address);
        return server.answer();
      },
      later: (task, ms) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
      whilePageLives,
    });
    const end = follow((sample) => void heard.push(sample));
    return { heard, follow, end };
  };
  const stream = () => {
    const last = streams.at(-1);
    if (!last) throw new Error('nobody opened a stream');
    return last;
  };
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  return { openTab, streams, stream, asked, server, pass, ears };
}

const SAMPLE = '{"server":1,"event":300}';

describe('following the tracker', () => {
  test('listens no more while the page lies in the memory of the browser, and goes on after what was heard last', async () => {
    const { openTab, streams, stream, pass } = browser();
    const { heard } = openTab();
    await pass();
    stream().on.onMessage('41', SAMPLE);
    window.dispatchEvent(new Event('pagehide'));
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true]);
    window.dispatchEvent(new Event('pageshow'));
    await pass();
    expect(streams.map(({ address }) => address)).toEqual([
      '/api/tracker/stream',
      '/api/tracker/stream?after=41',
    ]);
    stream().on.onMessage('42', SAMPLE);
    expect(heard).toHaveLength(2);
  });

  test('opens one stream for all tabs, and all of them hear of a sample', async () => {
    const { openTab, streams, stream, pass } = browser();
    const [one, other] = [openTab(), openTab()];
    await pass();
    expect(streams.map(({ address }) => address)).toEqual(['/api/tracker/stream']);
    stream().on.onOpen();
    stream().on.onMessage('41', SAMPLE);
    expect([one.heard, other.heard]).toEqual([[{ server: 1, event: 300 }], [{ server: 1, event: 300 }]]);
  });

  test('goes on in another tab, after what was heard last, when the leading one ends', async () => {
    const { openTab, streams, stream, pass } = browser();
    const [one, other] = [openTab(), openTab()];
    await pass();
    stream().on.onOpen();
    stream().on.onMessage('41', SAMPLE);
    one.end();
    await pass();
    expect(streams.map(({ address, isClosed }) => [address, isClosed])).toEqual([
      ['/api/tracker/stream', true],
      ['/api/tracker/stream?after=41', false],
    ]);
    stream().on.onMessage('42', SAMPLE);
    expect(other.heard).toHaveLength(2);
    expect(one.heard).toHaveLength(1);
  });

  test('has one stream for several who follow in a tab, and none when the last one ends', async () => {
    const { openTab, streams, stream, pass, ears } = browser();
    const tab = openTab();
    const more: TrackerSample[] = [];
    const end = tab.follow((sample) => void more.push(sample));
    await pass();
    tab.end();
    stream().on.onMessage('41', SAMPLE);
    expect([more.length, tab.heard.length, streams.length]).toEqual([1, 0, 1]);
    end();
    expect([stream().isClosed, ears.size]).toEqual([true, 0]);
    tab.follow(() => undefined);
    await pass();
    expect(streams).toHaveLength(2);
  });

  test('asks every minute when streams are refused, and tries them again after five', async () => {
    const { openTab, stream, streams, asked, server, pass } = browser();
    const tab = openTab();
    await pass();
    server.answer = async () => ({ result: true, latest: 50, samples: [] });
    stream().on.onError(true);
    await pass();
    server.answer = async () => ({ result: true, latest: 51, samples: [{ id: 51, server: 1, event: 300 }] });
    await pass(60_000);
    expect(asked).toEqual(['/api/tracker/news', '/api/tracker/news?after=50']);
    expect(tab.heard).toEqual([{ server: 1, event: 300 }]);
    server.answer = async () => {
      throw new Error('offline');
    };
    await pass(240_000);
    expect(streams.map(({ address }) => address)).toEqual([
      '/api/tracker/stream',
      '/api/tracker/stream?after=51',
    ]);
    const before = asked.length;
    stream().on.onOpen();
    await pass(600_000);
    expect(asked).toHaveLength(before);
  });

  test('asks when a stream stays silent on its way, and when it breaks again and again', async () => {
    const { openTab, stream, asked, pass } = browser();
    openTab();
    await pass();
    const silent = stream();
    await pass(15_000);
    expect([silent.isClosed, asked.length]).toEqual([true, 1]);
    await pass(300_000);
    const broken = stream();
    broken.on.onOpen();
    for (let nth = 0; nth < 4; nth++) broken.on.onError(false);
    expect(broken.isClosed).toBe(false);
    broken.on.onError(false);
    expect(broken.isClosed).toBe(true);
  });

  test('asks nobody any more when all have ended, whatever it was doing', async () => {
    const { openTab, stream, asked, server, pass } = browser();
    const tab = openTab();
    await pass();
    stream().on.onError(true);
    tab.end();
    server.answer = async () => ({ latest: 60, samples: [{ id: 60, server: 0, event: 1 }] });
    await pass(900_000);
    expect([asked.length, tab.heard]).toEqual([1, []]);
  });

  test('hears nothing in what is no sample', async () => {
    const { openTab, stream, pass } = browser();
    const tab = openTab();
    await pass();
    for (const data of ['', 'null', '[]', '{"server":"x","event":1}', '{"server":1}'])
      stream().on.onMessage('7', data);
    stream().on.onMessage('seven', SAMPLE);
    expect(tab.heard).toEqual([]);
    expect(readSample({ server: 1, event: 2 }, 3)).toEqual({ id: 3, server: 1, event: 2 });
  });
});
