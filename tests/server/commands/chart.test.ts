import { expect, test } from 'vitest';
import { runProgram } from '../programs.ts';
import { tempFolder } from '../temp-folder.ts';

const run = (...args: readonly string[]) => runProgram('chart', args);

const ROWS = [
  { type: 'BPM', beat: 4, bpm: 120 },
  { type: 'Single', beat: 6, lane: 3, skill: true },
  { type: 'BPM', beat: 8, bpm: -60 },
  { type: 'Single', beat: 9, lane: 0, flick: true },
];

test('prints a line for each file, with what it holds or why it is no chart', async () => {
  const folder = await tempFolder({
    'chart.json': JSON.stringify(ROWS),
    'game.txt': '#BPM 150\n#WAV02 bd.wav\n#00111:0202\n',
    'empty.json': '',
    'other.json': '{"cards":[]}',
    'page.html': '<html>',
  });
  const names = ['chart.json', 'game.txt', 'empty.json', 'other.json', 'page.html', 'none.json'];
  const { code, out, err } = await run(...names.map((name) => `${folder}/${name}`));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const kinds = { single: 0, flick: 0, skill: 0, directional: 0, holdStart: 0, holdTick: 0, holdEnd: 0 };
  const lines = out.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line.replaceAll(`${folder}/`, '')))).toEqual([
    {
      file: 'chart.json',
      notes: 2,
      kinds: { ...kinds, skill: 1, flick: 1 },
      seconds: 3,
      bpm: [60, 120, 120],
      repaired: ['tempoMoved: The first tempo was not at beat 0; the chart was moved so that it is.'],
    },
    {
      file: 'game.txt',
      notes: 2,
      kinds: { ...kinds, single: 2 },
      seconds: 2.4,
      bpm: [150, 150, 150],
      repaired: [],
    },
    { file: 'empty.json', error: 'the file is empty' },
    { file: 'other.json', error: 'the JSON holds no list of notes' },
    { file: 'page.html', error: 'in no format that is known' },
    { file: 'none.json', error: 'the file cannot be read' },
  ]);
});

test('adds the analysis with percentiles among the files, and the chart as it is published', async () => {
  const folder = await tempFolder({
    'slow.json': JSON.stringify(ROWS),
    'fast.json': JSON.stringify([
      { type: 'BPM', beat: 0, bpm: 240 },
      ...Array.from({ length: 20 }, (_, i) => ({ type: 'Single', beat: i, lane: i % 7 })),
    ]),
    'broken.json': '[',
  });
  const files = ['slow', 'fast', 'broken'].map((name) => `${folder}/${name}.json`);
  const { code, out, err } = await run('--analysis', '--write', '--skill', '3', ...files);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [slow, fast, broken] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(slow.analysis.figures.notes).toEqual([2, 25]);
  expect(fast.analysis.figures.notes).toEqual([20, 75]);
  expect(fast.analysis).toMatchObject({ densest: { from: 0, notes: 4 }, oddities: [], fever: null });
  expect(slow.analysis.skills).toEqual([{ from: 1, to: 4, notes: 1, share: 0.5 }]);
  expect(slow.chart).toEqual([
    { type: 'BPM', beat: 0, bpm: 120 },
    { type: 'Single', beat: 2, lane: 3, skill: true },
    { type: 'BPM', beat: 4, bpm: -60 },
    { type: 'Single', beat: 5, lane: 0, flick: true },
  ]);
  expect(broken).toEqual({ file: files[2], error: 'in no format that is known' });
});

test('prints its usage when no file or an unknown flag is given', async () => {
  for (const args of [[], ['--speed', 'chart.json'], ['--analysis'], ['--skill', 'long', 'chart.json']]) {
    const { code, out, err } = await run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^Usage: npm run --silent chart/);
  }
  expect((await run('--help')).out).toMatch(/^Usage/);
});
