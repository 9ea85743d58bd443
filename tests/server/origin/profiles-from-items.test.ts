import { describe, expect, test } from 'vitest';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { withProfiles } from '#server/origin/dump/profiles-from-items';
import { type DataRead, MISSING, type Origin, UNAVAILABLE } from '#server/origin/origin';
import { tempFolder } from '../temp-folder.ts';

const NAME = 'characters/main.profile';
const NAMES = { 1: { characterName: ['一'] }, 2: { characterName: ['二'] }, 3: { characterName: ['三'] } };
const her = (height: number) => ({ characterName: ['名'], profile: { height } });

const openDump = async (files: Readonly<Record<string, unknown>>): Promise<Origin> =>
  withProfiles(await dumpOrigin(await tempFolder(files), () => {}));

/** An origin that answers a name as the map says, and counts how often it was asked. */
function answering(answers: Readonly<Record<string, DataRead>>) {
  const asked: string[] = [];
  const clock = { now: 0 };
  const origin: Origin = {
    kind: 'remote',
    label: 'a test',
    version: '1',
    read: async (name) => {
      asked.push(name);
      return answers[name] ?? MISSING;
    },
    readAsset: async () => MISSING,
    readPlayer: async () => UNAVAILABLE,
    readTracker: async () => UNAVAILABLE,
    close: async () => {},
  };
  return { asked, clock, origin: withProfiles(origin, () => clock.now) };
}

const found = (value: unknown): DataRead => ({ status: 'found', value, version: 'v', stale: false });

describe('profiles of characters', () => {
  test('is collected from item files, of those who play in bands', async () => {
    const origin = await openDump({
      'api/characters/main.3.json': NAMES,
      'api/characters/1.json': her(150),
      'api/characters/2.json': { characterName: ['二'], profile: 'none' },
      'api/characters/601.json': her(170),
    });
    expect(await origin.read(NAME)).toMatchObject({
      status: 'found',
      stale: false,
      value: { 1: { profile: { height: 150 } } },
    });
    expect(Object.keys(Object((await origin.read(NAME)) as { value?: object }).value)).toEqual(['1']);
    expect(await origin.read(NAME, 3)).toEqual(MISSING);
  });

  test('is the file itself where there is one, and missing where nothing is known', async () => {
    const own = await openDump({
      [`api/${NAME}.json`]: { 7: her(160) },
      'api/characters/main.3.json': NAMES,
    });
    expect(await own.read(NAME)).toMatchObject({ value: { 7: her(160) } });
    const empty = await openDump({ 'api/characters/main.3.json': NAMES });
    expect(await empty.read(NAME)).toEqual(MISSING);
    const nobody = await openDump({ 'api/cards/all.5.json': {} });
    expect(await nobody.read(NAME)).toEqual(MISSING);
  });

  test('is fetched once in hours, and again soon while one could not be fetched', async () => {
    const answers: Record<string, DataRead> = {
      'characters/main': found(NAMES),
      'characters/1': found(her(150)),
      'characters/2': UNAVAILABLE,
    };
    const { asked, clock, origin } = answering(answers);
    expect(await origin.read(NAME)).toMatchObject({ status: 'found', stale: true });
    const first = asked.length;
    await origin.read(NAME);
    expect(asked).toHaveLength(first);
    answers['characters/2'] = found(her(151));
    clock.now += 31_000;
    expect(await origin.read(NAME)).toMatchObject({
      stale: false,
      value: { 2: { profile: { height: 151 } } },
    });
    clock.now += 3_600_000;
    await origin.read(NAME);
    expect(asked).toHaveLength(2 * first);
  });

  test('is out of reach while the whole origin is', async () => {
    const { origin } = answering({ 'characters/main': UNAVAILABLE });
    expect(await origin.read(NAME)).toEqual(UNAVAILABLE);
  });
});
