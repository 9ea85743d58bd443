import { afterEach, expect, test, vi } from 'vitest';
import { fetchChart } from '#src/kit/data/charts.ts';
import { keptCharts } from '#src/kit/data/kept-charts.ts';

const CHART = [
  { type: 'BPM', beat: 0, bpm: 120 },
  { type: 'Single', beat: 4, lane: 3 },
];
const TEXT = JSON.stringify(CHART);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { signal } = new AbortController();

test('a chart that came is kept, and without a connection the kept one is shown', async () => {
  const kept = new Map<string, string>();
  vi.spyOn(keptCharts, 'put').mockImplementation(async (song, difficulty, text) => {
    kept.set(`${song} ${difficulty}`, text);
  });
  vi.spyOn(keptCharts, 'get').mockImplementation(
    async (song, difficulty) => kept.get(`${song} ${difficulty}`) ?? null,
  );
  vi.stubGlobal('fetch', async () => new Response(TEXT, { headers: { 'content-type': 'application/json' } }));
  const chart = await fetchChart(1, 'expert', signal);
  await vi.waitFor(() => expect(kept.get('1 expert')).toBe(TEXT));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await fetchChart(1, 'expert', signal)).toEqual(chart);
  await expect(fetchChart(2, 'expert', signal)).rejects.toThrow('chart: unreachable');
});

test('what the server says it does not have is not looked for in the browser', async () => {
  const get = vi.spyOn(keptCharts, 'get');
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(fetchChart(1, 'expert', signal)).rejects.toThrow('chart: absent');
  expect(get).not.toHaveBeenCalled();
});
