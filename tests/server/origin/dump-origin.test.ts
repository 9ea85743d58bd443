import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverChart, decodeCovered } from '#model/chart/covered';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { readCoveredCharts } from '#model/records/covered-charts';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { OriginError } from '#server/origin/origin';
import { tempFolder } from '../temp-folder.ts';

/** A dump of the given files and the lines it logged for the operator. */
async function openDump(files: Readonly<Record<string, unknown>>) {
  const folder = await tempFolder(files);
  const lines: string[] = [];
  const origin = await dumpOrigin(folder, (line) => lines.push(line));
  const value = async (name: string, level: number | null = null): Promise<unknown> => {
    const data = await origin.read(name, level);
    return data.status === 'found' ? data.value : data.status;
  };
  return { folder, origin, lines, value };
}

const CARD = { characterId: 3, rarity: 2, attribute: 'pure', prefix: ['…'], levelLimit: 30, skillId: 4 };
const NOWHERE = [null, null, null, null, null];
const CHART = [
  { type: 'BPM', bpm: 120, beat: 0 },
  { type: 'Single', lane: 1, beat: 1, skill: true },
  { type: 'Single', lane: 2, beat: 2 },
  { type: 'Single', lane: 3, beat: 100 },
];

describe('a dump', () => {
  test('gives the file of the level that is asked for as it stands', async () => {
    const rows = { 5: { ...CARD, unheardOf: [1] } };
    const { value } = await openDump({ 'api/cards/all.5.json': rows });
    expect(await value('cards/all', 5)).toEqual(rows);
    expect(await value('cards/all')).toEqual(rows);
  });

  test('cuts a missing level from a richer one', async () => {
    const { value } = await openDump({ 'api/cards/all.5.json': { 5: CARD } });
    expect(await value('cards/all', 2)).toEqual({
      5: { characterId: 3, rarity: 2, attribute: 'pure', prefix: ['…'] },
    });
    expect(await value('cards/all', 0)).toEqual({ 5: {} });
  });

  test('puts several partial levels together, the richer one winning', async () => {
    const { value } = await openDump({
      'api/songs/all.1.json': { 1: { musicTitle: ['old'] }, 2: { musicTitle: ['two'] } },
      'api/songs/all.5.json': { 1: { musicTitle: ['new'], bandId: 4 } },
      'api/songs/all.7.json': { 1: { length: 99 } },
    });
    expect(await value('songs/all', 8)).toMatchObject({
      1: { musicTitle: ['new'], bandId: 4, length: 99 },
      2: { musicTitle: ['two'] },
    });
    expect(await value('songs/all', 5)).toMatchObject({
      1: { musicTitle: ['new'], bandId: 4 },
      2: { musicTitle: ['two'] },
    });
  });

  test('gives what it knows when only a poorer level is there', async () => {
    const { value } = await openDump({ 'api/cards/all.2.json': { 5: { rarity: 2 } } });
    expect(await value('cards/all', 5)).toMatchObject({ 5: { rarity: 2 } });
  });

  test('derives a missing item from its row and prefers the item file', async () => {
    const { value } = await openDump({
      'api/cards/all.5.json': { 5: CARD, 6: CARD },
      'api/cards/6.json': { ...CARD, gachaText: ['hello'] },
    });
    expect(await value('cards/5')).toMatchObject(CARD);
    expect(await value('cards/5')).toMatchObject({ gachaText: NOWHERE, source: [{}, {}, {}, {}, {}] });
    expect(await value('cards/6')).toEqual({ ...CARD, gachaText: ['hello'] });
    expect(await value('cards/7')).toBe('missing');
    expect(await value('cards/5', 5)).toBe('missing');
    expect(await value('cards/6', 5)).toBe('missing');
  });

  test('makes a list of items where no list has them', async () => {
    const { value } = await openDump({
      'api/cards/all.5.json': { 5: CARD },
      'api/cards/6.json': { ...CARD, gachaText: ['hello'], stat: { 1: {}, 2: {}, 3: {} } },
      'api/events/9.json': { eventType: 'story', pointRewards: [] },
    });
    expect(await value('cards/all', 5)).toMatchObject({ 5: CARD, 6: { ...CARD, stat: { 1: {}, 3: {} } } });
    const { 9: event } = Object(await value('events/all', 5));
    expect(event).toMatchObject({ eventType: 'story' });
    expect(event).not.toHaveProperty('pointRewards');
  });

  test('takes the main bands from the list of all bands', async () => {
    const { value } = await openDump({
      'api/bands/all.1.json': { 1: { bandName: ['A'] }, 60: { bandName: ['B'] } },
    });
    expect(await value('bands/main', 1)).toEqual({ 1: { bandName: ['A'] } });
  });

  test('computes song meta from charts when it is absent', async () => {
    const { value } = await openDump({
      'api/songs/all.5.json': {
        1: { difficulty: { 0: { playLevel: 5 }, 3: { playLevel: '25' }, 4: { playLevel: 26 } } },
        2: { difficulty: { 0: { playLevel: 6 } } },
        3: null,
      },
      'api/charts/1/easy.json': CHART,
      'api/charts/1/expert.json': CHART,
      'api/charts/2/easy.json': 'no JSON',
    });
    const meta = await value('songs/meta/all', 5);
    expect(Object.keys(meta ?? {})).toEqual(['1']);
    // Three notes share 3 units of level 5: the note after the skill lies in its window of three seconds.
    expect(meta).toMatchObject({ 1: { 0: { 3: [2, 1, 2, 1] }, 3: {} } });
    expect(await value('songs/meta/all', 2)).toMatchObject({ 1: { 0: { 7: [2, 1, 2, 1] } } });
  });

  test('computes what skills cover from charts, for every length the data knows', async () => {
    const { value } = await openDump({
      'api/songs/all.5.json': { 1: { difficulty: { 0: { playLevel: 5 }, 3: { playLevel: 25 } } } },
      'api/skills/all.10.json': { 9: { duration: [4.25, 5, 5, 5, 5] } },
      'api/charts/1/easy.json': CHART,
    });
    const { lengths, charts } = readCoveredCharts(await value('songs/windows/all'));
    expect(lengths).toContain(4.25);
    const text = charts.get(1)?.easy ?? '';
    expect([...charts.keys(), ...Object.keys(charts.get(1) ?? {})]).toEqual([1, 'easy']);
    const chart = coverChart(scoringChart(parseChart(CHART)), lengths);
    expect(chart.covered[0]?.[lengths.indexOf(3)]).toBe(1);
    expect(decodeCovered(text, lengths.length)).toEqual(chart);
    expect(await value('songs/windows/all', 5)).toBe('missing');
  });

  test('knows which lengths never make a skill wait: those over 0.75 s before the next skill note, to the edge', async () => {
    const { value } = await openDump({
      'api/songs/all.5.json': { 1: { difficulty: { 0: { playLevel: 5 } } } },
      // 5.75 s later at 120 beats a minute.
      'api/charts/1/easy.json': [...CHART, { type: 'Single', lane: 1, beat: 12.5, skill: true }],
    });
    const { lengths, charts } = readCoveredCharts(await value('songs/windows/all'));
    const told = decodeCovered(charts.get(1)?.easy ?? '', lengths.length);
    expect(told?.apart).toBe(lengths.indexOf(5) + 1);
    expect(charts.get(1)?.easy?.split('/')[4]).toBe(told?.apart.toString(36));
  });

  test('has no windows without charts, and prefers those that are there', async () => {
    const without = await openDump({
      'api/songs/all.5.json': { 1: { difficulty: { 0: { playLevel: 5 } } } },
    });
    expect(await without.value('songs/windows/all')).toBe('missing');
    const { value } = await openDump({ 'api/songs/windows/all.json': { lengths: [3], charts: {} } });
    expect(await value('songs/windows/all')).toEqual({ lengths: [3], charts: {} });
  });

  test('prefers song meta that is there', async () => {
    const { value } = await openDump({ 'api/songs/meta/all.5.json': { 1: { 0: { 7: [9, 9, 9, 9] } } } });
    expect(await value('songs/meta/all', 5)).toEqual({ 1: { 0: { 7: [9, 9, 9, 9] } } });
  });

  test('serves names that are no lists, arrays and other suffixes included', async () => {
    const { value } = await openDump({
      'api/expTables/card.json': [0, 10],
      'api/events/all.stories.json': { 1: { stories: [] } },
      'api/explorer/jp/assets/x.json': ['a.png'],
      'api/something/new.3.json': ['rows'],
    });
    expect(await value('expTables/card')).toEqual([0, 10]);
    expect(await value('events/all.stories')).toEqual({ 1: { stories: [] } });
    expect(await value('explorer/jp/assets/x')).toEqual(['a.png']);
    expect(await value('something/new', 3)).toEqual(['rows']);
    expect(await value('something/new', 2)).toBe('missing');
  });

  test.each([
    ['a level beyond the richest', 'cards/all', 6],
    ['a list that is not there', 'songs/all', 5],
    ['a name nobody knows', 'nothing/here', null],
    ['a prototype', 'cards/__proto__', null],
    ['a way out', '../api/cards/all', 5],
  ])('has no %s', async (_what, name, level) => {
    const { value } = await openDump({ 'api/cards/all.5.json': { 5: CARD } });
    expect(await value(name, level)).toBe('missing');
  });

  test.each([
    ['is no JSON', '{"5": {"rar'],
    ['is empty', ''],
    ['is binary', new Uint8Array([0xff, 0xfe, 0x00])],
    ['is no list', '[1, 2]'],
    ['is null', 'null'],
  ])('names a file once that %s, and serves the rest', async (_what, content) => {
    const { value, lines } = await openDump({
      'api/cards/all.5.json': content,
      'api/cards/all.3.json': { 5: { rarity: 2 } },
      'api/skills/all.10.json': { 1: {} },
    });
    expect(await value('cards/all', 5)).toMatchObject({ 5: { rarity: 2 } });
    expect(await value('cards/all', 5)).toMatchObject({ 5: { rarity: 2 } });
    expect(Object.keys(Object(await value('skills/all', 10)))).toEqual(['1']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('api/cards/all.5.json');
    expect(lines[0]).not.toContain('\n');
  });

  test('reads a file that begins with a byte order mark', async () => {
    const { value } = await openDump({ 'api/news/dynamic/recent.json': '\uFEFF{"songs":{}}' });
    expect(await value('news/dynamic/recent')).toEqual({ songs: {} });
  });

  test('does not follow links out of its folder', async () => {
    const outside = await tempFolder({ 'secret.json': { secret: true }, 'secret.png': 'secret' });
    const { folder } = await openDump({ 'api/cards/all.5.json': {} });
    await symlink(join(outside, 'secret.json'), join(folder, 'api/leak.json'));
    await mkdir(join(folder, 'assets/jp'), { recursive: true });
    await symlink(outside, join(folder, 'assets/jp/leak'));
    const origin = await dumpOrigin(folder, () => {});
    expect((await origin.read('leak')).status).toBe('missing');
    expect((await origin.readAsset('assets/jp/leak/secret.png')).status).toBe('missing');
  });

  test('serves its pictures and no folder', async () => {
    const { folder, origin } = await openDump({ 'api/a.json': {}, 'res/icon/x.svg': '<svg/>' });
    await mkdir(join(folder, 'assets/jp/some'), { recursive: true });
    await writeFile(join(folder, 'assets/jp/some/p.png'), 'bytes');
    expect(await origin.readAsset('assets/jp/some/p.png')).toMatchObject({
      status: 'found',
      type: 'image/png',
    });
    expect(await origin.readAsset('res/icon/x.svg')).toMatchObject({
      status: 'found',
      type: 'image/svg+xml',
    });
    for (const path of ['assets/jp/some', 'assets/jp/none.png', 'assets/jp/../../api/a.json', 'api/a.json']) {
      const found = await origin.readAsset(path);
      expect([path, found.status]).toEqual([path, 'missing']);
    }
  });

  test('says in one line that a folder holds no data', async () => {
    const folder = await tempFolder({ 'readme.txt': 'x' });
    await expect(dumpOrigin(folder, () => {})).rejects.toThrow(OriginError);
  });
});
