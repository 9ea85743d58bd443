import { describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { EVERY_READER } from '#model/records/every-reader';
import { LIST_FILES } from '#model/vocabulary/list-files';
import { parseDataName } from '#server/origin/data-name';
import { demoOrigin } from '#server/origin/demo-origin';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { wholeRows } from '#server/origin/dump/whole-rows';
import { knownLevels, listShape } from '#server/origin/levels';
import type { Origin } from '#server/origin/origin';
import { tempFolder } from '../temp-folder.ts';
import { ROWS } from './shapes.ts';
import { map } from './strict.ts';

const PLAN = { seed: 1, date: '2026-03-01' };
const origin = demoOrigin(PLAN, async () => createDemo(PLAN));

async function rowsOf(from: Origin, key: string): Promise<Readonly<Record<string, unknown>>> {
  const asked = parseDataName(key);
  const read = await from.read(asked?.name ?? key, asked?.level ?? null);
  return read.status === 'found' ? Object(read.value) : {};
}

const SOME = 40;
const someOf = (rows: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(rows).slice(0, SOME));

/** The level below the one of a list, as in `songs/all.5` for `songs/all.7`; null for those that have one alone. */
function below(key: string): string | null {
  const asked = parseDataName(key);
  const shape = listShape(asked?.name ?? '');
  const lower = shape ? knownLevels(shape).filter((level) => level < (asked?.level ?? 0)) : [];
  return asked && lower.length > 0 ? `${asked.name}.${lower.at(-1)}` : null;
}

describe('a folder with a rich list that is older than a poor one', () => {
  const LISTS = Object.keys(ROWS).filter((key) => below(key) !== null);

  test.each(LISTS)('has every key in the rows of %s that it completes', async (key) => {
    const poor = someOf(await rowsOf(origin, below(key) ?? ''));
    const rich = Object.entries(someOf(await rowsOf(origin, key)));
    const older = Object.fromEntries(rich.slice(0, rich.length / 2));
    const folder = { [`api/${below(key)}.json`]: poor, [`api/${key}.json`]: older };
    const served = await rowsOf(await dumpOrigin(await tempFolder(folder), () => {}), key);
    expect(Object.keys(served)).toHaveLength(Object.keys(poor).length);
    // A word of a closed list is not made up.
    const faults = map(ROWS[key] ?? map(() => []))(served, key).filter(
      (fault) => !/"" is no one of/.test(fault),
    );
    expect(faults).toEqual([]);
    for (const [id, row] of Object.entries(older)) expect(served[id]).toEqual(row);
  });

  const READ = Object.entries(LIST_FILES).flatMap(([name, [file]]) =>
    file in ROWS && listShape(parseDataName(file)?.name ?? '') ? [[name, file] as const] : [],
  );

  test.each(READ)('tells readers of %s nothing that was not there', async (name, file) => {
    const asked = parseDataName(file);
    const shape = listShape(asked?.name ?? '');
    const read = Object.entries(EVERY_READER).find(([each]) => each === name)?.[1];
    if (!asked || !shape || !read) throw new Error(`${file} has no levels`);
    for (const level of [0, ...knownLevels(shape)]) {
      const rows = someOf(await rowsOf(origin, `${asked.name}.${level}`));
      expect(read(wholeRows(asked.name, shape, rows, asked.level ?? 0)).byId).toEqual(read(rows).byId);
    }
  });

  test('works out notes, tempo and length of a song from its charts', async () => {
    const whole = await rowsOf(origin, 'songs/all.7');
    const [id = ''] = Object.keys(whole);
    const charts: Record<string, unknown> = {};
    for (const name of ['easy', 'normal', 'hard', 'expert']) {
      const chart = await origin.read(`charts/${id}/${name}`);
      charts[`api/charts/${id}/${name}.json`] = chart.status === 'found' ? chart.value : undefined;
    }
    const poor = { [id]: Object(await rowsOf(origin, 'songs/all.5'))[id] };
    const dump = await dumpOrigin(await tempFolder({ ...charts, 'api/songs/all.5.json': poor }), () => {});
    const { notes, bpm, length } = Object(Object(await rowsOf(dump, 'songs/all.7'))[id]);
    const known = Object(whole[id]);
    expect(notes).toEqual(
      Object.fromEntries(Object.entries(known.notes).filter(([index]) => Number(index) < 4)),
    );
    expect(bpm[3].map((span: { bpm: number }) => span.bpm)).toEqual(
      known.bpm[3].map((span: { bpm: number }) => span.bpm),
    );
    expect(bpm[3][0].start).toBe(0);
    expect(length).toBeGreaterThan(known.length * 0.8);
    expect(length).toBeLessThanOrEqual(known.length);
  });
});
