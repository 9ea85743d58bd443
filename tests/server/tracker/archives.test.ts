import { expect, onTestFinished, test } from 'vitest';
import { SERVERS } from '#model/vocabulary/servers';
import { TIERS } from '#model/vocabulary/tiers';
import { demoOrigin } from '#server/origin/demo-origin';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import type { Origin } from '#server/origin/origin';
import { DATE, demo, events } from '../../demo/demo-set.ts';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

const festival = [...events.byId.values()].find(
  ({ type, startAt }) => type === 'festival' && startAt[0] !== null,
);
const FESTIVAL = festival?.id ?? 0;
const NAMES = [
  'archives/all.5',
  `festival/stages/${FESTIVAL}`,
  `festival/rotationMusics/${FESTIVAL}`,
] as const;

async function answersOf(origin: Origin): Promise<readonly unknown[]> {
  const { app } = await openSite({ origin });
  return Promise.all(
    NAMES.map(async (name) => {
      const answer = await app.inject(`/api/${name}.json`);
      expect(answer.statusCode, name).toBe(200);
      expect(answer.headers['content-type'], name).toMatch(/^application\/json/);
      return answer.json();
    }),
  );
}

const MS = /^\d{13}$/;
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** What is wrong with the row of an event, by server: points by rank, or none; at most ten points. */
function faultsOf(row: unknown): readonly string[] {
  const { cutoff, board, ...others } = row as Record<string, readonly unknown[]>;
  const faults = Object.keys(others);
  if (cutoff?.length !== SERVERS.length || board?.length !== SERVERS.length) return ['not five long'];
  for (const [server, tiers] of TIERS_BY_SERVER) {
    for (const [tier, points] of Object.entries(cutoff[server] as object))
      if (!tiers.includes(Number(tier)) || !isWhole(points)) faults.push(`cutoff ${server} ${tier}`);
    const ten = board[server] as readonly unknown[];
    if (![0, 10].includes(ten.length) || !ten.every(isWhole)) faults.push(`board ${server}`);
  }
  return faults;
}
const TIERS_BY_SERVER = Object.entries(TIERS).map(([server, tiers]) => [Number(server), tiers] as const);

test('archives and the hours of festivals come from the demo set in the shapes that clients read', async () => {
  const [archives, stages, songs] = await answersOf(demoOrigin({ seed: 1, date: DATE }, async () => demo));
  expect(Object.keys(archives as object).length).toBe(events.byId.size);
  for (const [id, row] of Object.entries(archives as object)) expect(faultsOf(row), id).toEqual([]);
  const ended = Object.values(archives as Record<string, { board: number[][] }>);
  expect(ended.filter(({ board }) => board[0]?.length === 10).length).toBeGreaterThan(100);
  for (const [rows, keys] of [
    [stages, ['type', 'startAt', 'endAt']],
    [songs, ['musicId', 'startAt', 'endAt']],
  ] as const) {
    const list = rows as readonly Record<string, unknown>[];
    expect(list.length).toBeGreaterThan(1);
    for (const row of list) {
      expect(Object.keys(row)).toEqual(keys);
      expect(row.startAt).toMatch(MS);
      expect(row.endAt).toMatch(MS);
    }
  }
});

test('archives and the hours of festivals come from a dump as they were published', async () => {
  const published: readonly unknown[] = [
    { 1: { cutoff: [{ 100: 5 }, {}, {}, {}, {}], board: [[9, 8], [], [], [], []] } },
    [{ type: 'life', startAt: '1700000000000', endAt: '1700086400000' }],
    [{ musicId: 7, startAt: '1700000000000', endAt: '1700005400000' }],
  ];
  const files = NAMES.map((name, nth) => [`api/${name}.json`, JSON.stringify(published[nth])]);
  const origin = await dumpOrigin(await tempFolder(Object.fromEntries(files)), () => undefined);
  onTestFinished(() => origin.close());
  expect(await answersOf(origin)).toEqual(published);
});

test('hours of an event that is no festival are not there', async () => {
  const other = [...events.byId.values()].find(({ type }) => type === 'story')?.id;
  const { app } = await openSite({ origin: demoOrigin({ seed: 1, date: DATE }, async () => demo) });
  for (const name of [
    `festival/stages/${other}`,
    `festival/rotationMusics/${other}`,
    'festival/stages/999999',
  ])
    expect((await app.inject(`/api/${name}.json`)).statusCode, name).toBe(404);
});
