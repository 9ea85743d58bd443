import { expect, onTestFinished, test, vi } from 'vitest';
import type { TrackerSample } from '#src/browser/network/follow-tracker.ts';
import { FakeSource, fakeStreams, lastSource } from './fake-source.ts';

/** A tab of its own: what it heard last is new in each test. */
async function tab() {
  const { show } = fakeStreams();
  vi.resetModules();
  const { followTracker } = await import('#src/browser/network/follow-tracker.ts');
  const server = { answer: (): Response => Response.json({ result: true, latest: 40, samples: [] }) };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return server.answer();
  });
  const heard: TrackerSample[] = [];
  const follow = () => followTracker((sample) => void heard.push(sample));
  const end = follow();
  onTestFinished(end);
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  return { heard, follow, end, show, asked, server, pass };
}

const SAMPLE = '{"server":1,"event":300}';
const addresses = () => FakeSource.opened.map(({ url }) => url);

test('goes on after what was heard last when the page shows again', async () => {
  const { heard, show } = await tab();
  lastSource().say('sample', SAMPLE, '41');
  show(false);
  show(true);
  expect(addresses()).toEqual(['/api/tracker/stream', '/api/tracker/stream?after=41']);
  lastSource().say('sample', SAMPLE, '42');
  expect(heard).toEqual([
    { server: 1, event: 300 },
    { server: 1, event: 300 },
  ]);
});

test('goes on where it began when the page was hidden before anything was heard', async () => {
  const { show, asked, pass } = await tab();
  lastSource().open();
  await pass();
  expect(asked).toEqual(['/api/tracker/news']);
  show(false);
  show(true);
  expect(lastSource().url).toBe('/api/tracker/stream?after=40');
  lastSource().open();
  await pass();
  expect(asked).toHaveLength(1);
});

test('has one stream for all who follow in a tab, and none when the last one ends', async () => {
  const { heard, follow, end } = await tab();
  const endOther = follow();
  lastSource().say('sample', SAMPLE, '41');
  expect([heard.length, addresses().length]).toEqual([2, 1]);
  end();
  end();
  expect(lastSource().isClosed).toBe(false);
  endOther();
  expect(lastSource().isClosed).toBe(true);
  const endNext = follow();
  expect(addresses()).toHaveLength(2);
  endNext();
});

test('asks for news each time a stream failed, and goes on after them', async () => {
  const { heard, asked, server, pass } = await tab();
  lastSource().fail();
  await pass();
  expect(asked).toEqual(['/api/tracker/news']);
  server.answer = () =>
    Response.json({ result: true, latest: 51, samples: [{ id: 51, server: 1, event: 300 }] });
  await pass(1_000);
  expect(lastSource().url).toBe('/api/tracker/stream?after=40');
  lastSource().fail();
  await pass();
  expect([asked.at(-1), heard]).toEqual(['/api/tracker/news?after=40', [{ server: 1, event: 300 }]]);
  server.answer = () => new Response('', { status: 503 });
  await pass(2_000);
  lastSource().fail();
  await pass(4_000);
  expect(lastSource().url).toBe('/api/tracker/stream?after=51');
});

test('hears nothing after it ended, also of an answer on its way', async () => {
  const { heard, end, server, asked, pass } = await tab();
  server.answer = () => Response.json({ latest: 60, samples: [{ id: 60, server: 0, event: 1 }] });
  lastSource().fail();
  end();
  await pass(600_000);
  expect([asked.length, heard, addresses().length]).toEqual([1, [], 1]);
});

test('hears nothing in what is no sample', async () => {
  const { heard } = await tab();
  for (const data of ['', 'null', '[]', '{"server":"x","event":1}', '{"server":1}'])
    lastSource().say('sample', data, '7');
  lastSource().say('sample', SAMPLE, 'seven');
  expect(heard).toEqual([]);
});
