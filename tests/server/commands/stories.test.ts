import { expect, test } from 'vitest';
import { runProgram } from '../programs.ts';
import { tempFolder } from '../temp-folder.ts';

const five = (value: unknown) => [value, value, null, null, null];

const talk = (body: string) => ({
  talkCharacters: [],
  windowDisplayName: ' ',
  body,
  motions: [],
  voices: [],
});

const scenario = (more: object = {}) => ({
  Base: {
    firstBackgroundBundleName: 'bg/scenario0',
    firstBackground: 'bg00010',
    snippets: [{ actionType: 1, progressType: 1, referenceIndex: 0, delay: 0 }],
    talkData: [talk('Hello')],
    ...more,
  },
});

const ODD = {
  snippets: [
    { actionType: 1, progressType: 1, referenceIndex: 0, delay: 0 },
    { actionType: 6, progressType: 1, referenceIndex: 0, delay: 0 },
  ],
  specialEffectData: [{ effectType: 99 }],
};

const PICTURE = 'assets/jp/bg/scenario0_rip/bg00010.png';

/** A dump with lists of three kinds, scripts of some of them, and a script that no list names. */
const dump = () =>
  tempFolder({
    'api/misc/mainstories.5.json': {
      1: { scenarioId: 'main001', title: five('One') },
      2: { scenarioId: 'main002', title: [...five('Two').slice(0, 1), null, null, null, null] },
    },
    'api/misc/actionsets.5.json': {
      300: { areaId: 1, characterIds: [1] },
      301: { areaId: 1, characterIds: [1] },
    },
    'api/misc/afterlivetalks.5.json': { 9: { scenarioId: 'talk009', description: five('After') } },
    'assets/jp/scenario/main_rip/Scenariomain001.asset': scenario(),
    'assets/jp/scenario/main_rip/Scenariomain002.asset': scenario({ ...ODD, firstBackground: 'gone' }),
    'assets/jp/actionset/group1_rip/ActionSet300.asset': {
      Base: { details: [{ reactionType: 1, reactionTypeBelongId: 'area300' }] },
    },
    'assets/jp/actionset/group1_rip/ActionSet301.asset': { Base: { details: [] } },
    'assets/jp/scenario/actionset/group1_rip/Scenarioarea300.asset': '{"Base":',
    'assets/jp/scenario/afterlivetalk/group0_rip/Scenariotalk009.asset': '<!DOCTYPE html><html></html>',
    'assets/jp/scenario/loginstory_rip/Scenariologin.asset': { Base: {} },
    [PICTURE]: 'bytes',
  });

const run = async (...args: readonly string[]) => {
  const { code, out, err } = await runProgram('stories', args);
  const lines = out
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { code, err, lines };
};

test('prints a line for each scenario with what it lacks, and a sum', async () => {
  const { code, err, lines } = await run('--data', await dump(), '--server', 'jp');
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const of = (story: string) => lines.find((line) => line.story === story);
  expect(of('main/1')).toEqual({
    server: 'jp',
    story: 'main/1',
    scenario: 'scenario/main_rip/Scenariomain001.asset',
    steps: 1,
    files: 1,
    missing: [],
    unknown: [],
  });
  expect(of('main/2')).toMatchObject({
    steps: 1,
    missing: ['/assets/jp/bg/scenario0_rip/gone.png'],
    unknown: [{ index: 1, field: 'effectType', value: '99' }],
  });
  expect(of('area/300')).toMatchObject({
    scenario: 'scenario/actionset/group1_rip/Scenarioarea300.asset',
    error: 'notJson',
  });
  expect(of('area/301')).toMatchObject({ scenario: null, error: 'noTalk' });
  expect(of('afterlive/9')).toMatchObject({
    error: 'missing',
    tried: ['scenario/afterlivetalk/group0_rip/Scenariotalk009.asset'],
  });
  const [found] = lines.filter((line) => line.story === null);
  expect(found).toMatchObject({
    scenario: 'scenario/loginstory_rip/Scenariologin.asset',
    error: 'unreadable',
  });
  expect(lines.at(-1)).toEqual({
    summary: {
      scenarios: 6,
      withoutScript: 2,
      unreadable: 2,
      incomplete: 1,
      withUnknown: 1,
      missingFiles: 1,
    },
  });
});

test('goes through every server on which a story is out, with what other servers have', async () => {
  const { lines } = await run('--data', await dump());
  const seen = (story: string) => lines.filter((line) => line.story === story).map(({ server }) => server);
  expect(seen('main/1')).toEqual(['jp', 'en']);
  expect(seen('main/2')).toEqual(['jp']);
  expect(lines.find(({ story, server }) => story === 'main/1' && server === 'en')).toMatchObject({
    missing: [],
  });
});

test('ends with 0 where nothing is missing', async () => {
  const folder = await tempFolder({
    'api/misc/mainstories.5.json': { 1: { scenarioId: 'main001', title: five('One') } },
    'assets/jp/scenario/main_rip/Scenariomain001.asset': scenario(),
    [PICTURE]: 'bytes',
  });
  expect((await run('--data', folder)).code).toBe(0);
});

test.each([['--server', 'xx'], ['--nothing'], ['--data']])('refuses %s %s', async (...args) => {
  const { code, err } = await runProgram('stories', args);
  expect([code, err !== '']).toEqual([2, true]);
});
