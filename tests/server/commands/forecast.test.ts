import { expect, test } from 'vitest';
import { inventedEvents } from '../../model/forecast/invented-events.ts';
import { cutAt } from '../../model/forecast/judge.ts';
import { runProgram } from '../programs.ts';
import { tempFolder } from '../temp-folder.ts';

const run = (...args: readonly string[]) => runProgram('forecast', args);

const EVENTS = inventedEvents(12, 3);
const [event] = EVENTS.slice(-1);
if (!event) throw new Error('no event was invented');
const undated = { event: 1, server: null, type: null, startAt: null, endAt: null, tiers: { 100: [1, 2] } };
const FILES = {
  'history.json': JSON.stringify({ events: [...EVENTS.slice(0, -1), undated] }),
  'event.json': JSON.stringify(cutAt(event, 0.8)),
  'broken.json': '{',
  'backwards.json': JSON.stringify({ ...event, endAt: event.startAt - 1 }),
  'rows.json': JSON.stringify({ ...event, tiers: { 100: [['x', 1]] } }),
};

test('prints whole numbers of each tier and what the forecast leans on', async () => {
  const folder = await tempFolder(FILES);
  const { code, out, err } = await run(
    '--history',
    `${folder}/history.json`,
    '--event',
    `${folder}/event.json`,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { tiers, notes } = JSON.parse(out);
  expect(Object.keys(tiers)).toEqual(['100', '500', '1000', '2000']);
  for (const tier of Object.values<Record<string, number>>(tiers)) {
    expect(Object.keys(tier)).toEqual(['now', 'final', 'low', 'high', 'speed']);
    expect(Object.values(tier).every(Number.isInteger)).toBe(true);
  }
  expect(notes).toEqual(['past events left out, because their period is unknown or they cannot be read: 1']);
});

test('reports a mistake in one line', async () => {
  const folder = await tempFolder(FILES);
  const history = `${folder}/history.json`;
  for (const args of [
    [],
    ['--history', history],
    ['--history', history, '--event', `${folder}/none.json`],
    ['--history', `${folder}/event.json`, '--event', `${folder}/event.json`],
    ...['broken', 'backwards', 'rows'].map((name) => [
      '--history',
      history,
      '--event',
      `${folder}/${name}.json`,
    ]),
  ]) {
    const { code, out, err } = await run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]+\n$/);
  }
});
