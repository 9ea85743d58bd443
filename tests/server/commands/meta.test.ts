import { expect, test } from 'vitest';
import { songMeta } from '#model/chart/meta';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { runProgram } from '../programs.ts';
import { tempFolder } from '../temp-folder.ts';

const meta = (...args: readonly string[]) => runProgram('meta', args);

const CHART = [
  { type: 'BPM', bpm: 120, beat: 0 },
  ...Array.from({ length: 60 }, (_, beat) => ({ type: 'Single', lane: 3, beat, skill: beat % 10 === 1 })),
];
const SONGS = {
  1: {
    musicTitle: ['歌', null, null, null, null],
    difficulty: { 3: { playLevel: 26 }, 4: { playLevel: 28 } },
  },
};

test('prints what the charts of a folder say, and leaves out what has none', async () => {
  const folder = await tempFolder({
    'api/songs/all.5.json': JSON.stringify(SONGS),
    'api/charts/1/expert.json': JSON.stringify(CHART),
  });
  const { code, out, err } = await meta('--data', folder);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual({ 1: { 3: songMeta(scoringChart(parseChart(CHART)), 26) } });
});

test('reports a mistake in one line', async () => {
  const folder = await tempFolder({ 'api/cards/all.5.json': '{}' });
  for (const args of [['--data', folder], ['--data', '/no/such/folder'], ['--what']]) {
    const { code, out, err } = await meta(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]+\n$/);
  }
});
