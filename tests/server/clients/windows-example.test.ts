import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { createDemo } from '#demo/demo';
import { coverChart } from '#model/chart/covered';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { demoOrigin } from '#server/origin/demo-origin';

const PLAN = { seed: 1, date: '2026-03-01' };
const EXPERT = 3;
const origin = demoOrigin(PLAN, async () => createDemo(PLAN));

type CoveredNotes = (site: string, song: number, difficulty: number, seconds: number) => Promise<unknown>;

/** The program of docs/solve.md, as a reader would run it. */
async function exampleOf(): Promise<CoveredNotes> {
  const text = await readFile('docs/solve.md', 'utf8');
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? [];
  return new Function(`${program}; return coveredNotes;`)() as CoveredNotes;
}

async function found(name: string): Promise<unknown> {
  const read = await origin.read(name);
  if (read.status !== 'found') throw new Error(`${name} is not there`);
  return read.value;
}

test('the example for bots counts covered notes as the site does', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return { json: () => found('songs/windows/all') };
  });
  const coveredNotes = await exampleOf();
  const chart = scoringChart(parseChart(await found('charts/1/expert')));
  for (const seconds of [0, 5, 7.5]) {
    expect(await coveredNotes('https://site.example', 1, EXPERT, seconds)).toEqual({
      notes: chart.notes.length,
      skillNotes: chart.skillNotes.length,
      covered: coverChart(chart, [seconds]).covered.flat(),
    });
  }
  expect(await coveredNotes('https://site.example', 1, EXPERT, 123)).toBeNull();
  expect(await coveredNotes('https://site.example', 999_999, EXPERT, 5)).toBeNull();
  expect(new Set(asked)).toEqual(new Set(['https://site.example/api/songs/windows/all.json']));
});
