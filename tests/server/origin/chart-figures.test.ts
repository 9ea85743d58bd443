import { expect, test } from 'vitest';
import { analyseChart } from '#model/chart/analysis/analyse';
import { percentile, readSpread } from '#model/chart/analysis/percentiles';
import { parseChart } from '#model/chart/parse';
import { withChartFigures } from '#server/origin/dump/chart-figures';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { MISSING, type Origin, originWith } from '#server/origin/origin';
import { tempFolder } from '../temp-folder.ts';

const NAME = 'charts/figures';
const chart = (notes: number) => [
  { type: 'BPM', bpm: 120, beat: 0 },
  ...Array.from({ length: notes }, (_, i) => ({ type: 'Single', lane: 2 * (i % 4), beat: i })),
];
const song = (...indices: readonly number[]) => ({
  difficulty: Object.fromEntries(indices.map((index) => [index, { playLevel: 9 }])),
});
const open = async (files: Readonly<Record<string, unknown>>): Promise<Origin> =>
  withChartFigures(await dumpOrigin(await tempFolder(files), () => {}));

/** An origin that counts the charts it is asked for. */
function counting(origin: Origin, asked: string[]): Origin {
  return originWith(origin, {
    read: (name, level) => {
      asked.push(name);
      return origin.read(name, level);
    },
  });
}

test('the figures of a chart find their place among those of all charts of its difficulty', async () => {
  const origin = await open({
    'api/songs/all.5.json': { 1: song(0, 3), 2: song(0), 3: song(0, 1), 4: null },
    'api/charts/1/easy.json': chart(10),
    'api/charts/1/expert.json': chart(50),
    'api/charts/2/easy.json': chart(20),
    'api/charts/3/easy.json': chart(0),
    'api/charts/3/normal.json': 'no JSON',
  });
  const read = await origin.read(NAME);
  const value = read.status === 'found' ? read.value : null;
  const easy = readSpread(value, 'easy');
  expect(easy?.charts).toBe(2);
  expect(easy?.figures.notes).toEqual([10, 20]);
  const { figures } = analyseChart(parseChart(chart(20)));
  expect(percentile(figures.seconds, easy?.figures.seconds ?? [])).toBe(75);
  expect(readSpread(value, 'expert')?.charts).toBe(1);
  expect(readSpread(value, 'normal')).toBeNull();
  expect(await origin.read(NAME, 5)).toEqual(MISSING);
});

test('they are computed when they are asked for first, and once', async () => {
  const files = { 'api/songs/all.5.json': { 1: song(3) }, 'api/charts/1/expert.json': chart(5) };
  const asked: string[] = [];
  const origin = withChartFigures(counting(await dumpOrigin(await tempFolder(files), () => {}), asked));
  expect(asked).toEqual([]);
  const [one, other] = await Promise.all([origin.read(NAME), origin.read(NAME)]);
  expect(one).toMatchObject({ status: 'found', version: origin.version });
  expect(await origin.read(NAME)).toEqual(other);
  expect(asked.filter((name) => name === 'charts/1/expert')).toHaveLength(1);
});

test('other work is done between two charts', async () => {
  const origin = await open({
    'api/songs/all.5.json': { 1: song(0, 1, 2, 3) },
    ...Object.fromEntries(
      ['easy', 'normal', 'hard', 'expert'].map((name) => [`api/charts/1/${name}.json`, chart(30)]),
    ),
  });
  let isAnswered = false;
  const answer = origin.read(NAME).then(() => {
    isAnswered = true;
  });
  let turns = 0;
  while (!isAnswered) {
    turns += 1;
    await new Promise(setImmediate);
  }
  await answer;
  expect(turns).toBeGreaterThan(4);
});

test('they are missing without charts, the file itself where there is one, and another site is asked for nothing else', async () => {
  expect(await (await open({ 'api/songs/all.5.json': { 1: song(3) } })).read(NAME)).toEqual(MISSING);
  const own = await open({ [`api/${NAME}.json`]: { 3: { charts: 1, figures: {} } } });
  expect(await own.read(NAME)).toMatchObject({ value: { 3: { charts: 1 } } });
  const asked: string[] = [];
  const remote = counting(
    { ...originWith(await dumpOrigin(await tempFolder({ 'api/x.json': {} }), () => {}), {}), kind: 'remote' },
    asked,
  );
  expect(await withChartFigures(remote).read(NAME)).toEqual(MISSING);
  expect(asked).toEqual([NAME]);
});

test('they are computed again after they could not be read', async () => {
  const files = { 'api/songs/all.5.json': { 1: song(3) }, 'api/charts/1/expert.json': chart(5) };
  const folder = await dumpOrigin(await tempFolder(files), () => {});
  let isBroken = true;
  const origin = withChartFigures(
    originWith(folder, {
      read: (name, level) => (isBroken ? Promise.reject(new Error('disk gone')) : folder.read(name, level)),
    }),
  );
  await expect(origin.read(NAME)).rejects.toThrow('disk gone');
  isBroken = false;
  expect(await origin.read(NAME)).toMatchObject({ status: 'found' });
});
