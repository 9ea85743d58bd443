import { describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { parseDataName } from '#server/origin/data-name';
import { demoOrigin } from '#server/origin/demo-origin';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import type { Origin } from '#server/origin/origin';
import { tempFolder } from '../temp-folder.ts';
import { ITEMS, ROWS } from './shapes.ts';
import { map, text } from './strict.ts';

const PLAN = { seed: 1, date: '2026-03-01' };
const origin = demoOrigin(PLAN, async () => createDemo(PLAN));

async function told(from: Origin, key: string): Promise<unknown> {
  const asked = parseDataName(key);
  const read = await from.read(asked?.name ?? key, asked?.level ?? null);
  return read.status === 'found' ? read.value : read.status;
}

/** The list that names the things of a family, at the level at which clients read it. */
const LIST_OF: Readonly<Record<string, string>> = {
  cards: 'cards/all.5',
  songs: 'songs/all.7',
  events: 'events/all.6',
  characters: 'characters/all.5',
  costumes: 'costumes/all.5',
  gacha: 'gacha/all.5',
  loginCampaigns: 'loginCampaigns/all.5',
  missions: 'missions/all.5',
};
/** What can be drawn is a long list for each server; the other families are read whole. */
const STEPS: Readonly<Record<string, number>> = { gacha: 11 };

const idsOf = async (from: Origin, family: string): Promise<readonly string[]> =>
  Object.keys(Object(await told(from, LIST_OF[family] ?? '')));

async function faultsOf(from: Origin, family: string, ids: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const id of ids) {
    const name = `${family}/${id}`;
    faults.push(...(ITEMS[family]?.(await told(from, name), name) ?? ['no shape']));
  }
  return faults.slice(0, 20);
}

/** A folder of lists alone, as saved by an operator who never opened a page: some rows of each. */
async function listsAlone(): Promise<Origin> {
  const files: Record<string, unknown> = {};
  for (const list of Object.values(LIST_OF)) {
    const rows = Object.entries(Object(await told(origin, list)));
    const some = rows.filter((_, at) => at % Math.ceil(rows.length / 40) === 0);
    files[`api/${list}.json`] = Object.fromEntries(some);
  }
  return dumpOrigin(await tempFolder(files), () => {});
}

describe('a strictly typed client of the demo set', () => {
  test.each(Object.entries(ROWS))('reads every row of %s', async (name, shape) => {
    const rows = await told(origin, name);
    expect(map(shape)(rows, name).slice(0, 20)).toEqual([]);
    expect(Object.keys(Object(rows)).length).toBeGreaterThan(5);
  });

  test.each(Object.keys(ITEMS))('finds every key in the items of %s', async (family) => {
    const ids = await idsOf(origin, family);
    const some = ids.filter((_, at) => at % (STEPS[family] ?? 1) === 0);
    expect(some.length).toBeGreaterThan(20);
    expect(await faultsOf(origin, family, some)).toEqual([]);
  });
});

describe('a strictly typed client of a folder of lists alone', () => {
  test.each(Object.keys(ITEMS))('finds every key in the items of %s', async (family) => {
    const dump = await listsAlone();
    const ids = await idsOf(dump, family);
    expect(ids.length).toBeGreaterThan(20);
    expect(await faultsOf(dump, family, ids)).toEqual([]);
  });
});

test('the readers of these tests find what is wrong', () => {
  const card = {
    characterId: '3',
    rarity: 2,
    attribute: 'plaid',
    prefix: ['a', null, null, null],
    stat: { x: 1 },
  };
  expect(ITEMS.cards?.(card, 'cards/1')).toEqual(
    expect.arrayContaining([
      'cards/1.characterId: "3" is no whole number',
      'cards/1.levelLimit: is missing',
      'cards/1.prefix: is no list of five servers',
      'cards/1.stat: has the key x',
      expect.stringContaining('cards/1.attribute: "plaid" is no one of'),
    ]),
  );
  expect(map(text)({ 1: 'a', 2: null }, 'x')).toEqual(['x.2: null is no text']);
});
