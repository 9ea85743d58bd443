import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXPRESSION_NAMES } from '#demo/figures/moves/expressions';
import { MOTION_NAMES } from '#demo/figures/moves/motions';
import { figureNames } from '#demo/figures/names';
import { createLists } from '#demo/lists/lists';
import { createWorld } from '#demo/world';
import { compileScenario } from '#model/media/story/compile-scenario';
import { isStoryProblem } from '#model/media/story/limits';
import { asArray, asInteger, asObject, asText, type JsonObject } from '#model/records/reading';
import { SERVERS, type ServerCode, type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import { demo } from '../demo-set.ts';

const WORLD = createWorld(demo.seed, demo.date);
const LISTS = createLists(WORLD);
const COSTUMES = new Set(figureNames(LISTS));

async function opened(server: ServerCode, path: string): Promise<JsonObject> {
  const found = await demo.asset(`assets/${server}/${path}`);
  if (!found) throw new Error(`${server}: ${path} is missing`);
  return asObject(asObject(JSON.parse(Buffer.from(found.bytes).toString('utf8'))).Base);
}

const rows = (name: string): readonly (readonly [number, JsonObject])[] =>
  Object.entries(asObject(demo.json(name))).map(([id, row]) => [Number(id), asObject(row)]);
const isOut = (times: unknown, server: ServerIndex): boolean => asText(asArray(times)[server]) !== null;

/** Addresses of scripts as the lists name them on a server. */
const KINDS: Readonly<Record<string, (server: ServerIndex) => readonly string[]>> = {
  main: () => rows('misc/mainstories').map(([, row]) => `scenario/main_rip/Scenario${row.scenarioId}.asset`),
  band: (server) =>
    rows('misc/bandstories').flatMap(([, { bandId, publishedAt, stories }]) =>
      isOut(publishedAt, server)
        ? Object.values(asObject(stories)).map(
            (story) =>
              `scenario/band/${String(bandId).padStart(3, '0')}_rip/Scenario${asObject(story).scenarioId}.asset`,
          )
        : [],
    ),
  event: (server) =>
    rows('events/all').flatMap(([id, { startAt }]) =>
      isOut(startAt, server)
        ? asArray(asObject(demo.json(`events/${id}`)).stories).map(
            (story) => `scenario/eventstory/event${id}_rip/Scenario${asObject(story).scenarioId}.asset`,
          )
        : [],
    ),
  card: (server) =>
    rows('cards/all').flatMap(([id, { releasedAt, resourceSetName }]) =>
      isOut(releasedAt, server)
        ? asArray(asObject(asObject(demo.json(`cards/${id}`)).episodes).entries).map(
            (row) =>
              `characters/resourceset/${resourceSetName}_rip/Scenario${asObject(row).scenarioId}.asset`,
          )
        : [],
    ),
  afterLive: () =>
    rows('misc/afterlivetalks').map(
      ([id, { scenarioId }]) =>
        `scenario/afterlivetalk/group${Math.floor(id / 256)}_rip/Scenario${scenarioId}.asset`,
    ),
  area: () =>
    rows('misc/actionsets').map(
      ([id]) =>
        `scenario/actionset/group${Math.floor(id / 256)}_rip/Scenarioareatalk${String(id).padStart(4, '0')}.asset`,
    ),
};

/** About so many, evenly from all. */
const some = <T>(values: readonly T[], count: number): readonly T[] =>
  values.filter((_, at) => at % Math.max(1, Math.floor(values.length / count)) === 0);

function filesOf(base: JsonObject): readonly string[] {
  const [voiceBundle = ''] = asArray(base.includeSoundDataBundleNames).map(String);
  const pictures = asArray(base.specialEffectData)
    .map(asObject)
    .filter(({ effectType }) => [7, 11, 17].includes(Number(effectType)))
    .map(({ stringVal, stringValSub }) => `${stringVal}_rip/${stringValSub}.png`);
  const sounds = asArray(base.soundData)
    .map(asObject)
    .flatMap(({ bgm, se, seBundleName }) => [
      ...(bgm === '' || bgm === 'silence' ? [] : [musicPath(String(bgm))]),
      ...(se === '' ? [] : [`sound/${seBundleName}_rip/${se}.mp3`]),
    ]);
  const voices = asArray(base.talkData)
    .flatMap((talk) => asArray(asObject(talk).voices))
    .map((voice) => `sound/${voiceBundle}_rip/${asObject(voice).voiceId}.mp3`);
  const first = `${base.firstBackgroundBundleName}_rip/${base.firstBackground}.png`;
  return [...new Set([first, musicPath(String(base.firstBgm)), ...pictures, ...sounds, ...voices])];
}
const musicPath = (bgm: string): string => `sound/scenario/bgm/${bgm.toLowerCase()}_rip/${bgm}.mp3`;

const LISTED = Object.fromEntries(
  SERVERS.map((server) => [server, new Map<string, ReadonlySet<string>>()]),
) as Record<ServerCode, Map<string, ReadonlySet<string>>>;

function isListed(server: ServerCode, path: string): boolean {
  const [bundle = '', file = ''] = path.split('_rip/');
  const known = LISTED[server];
  const files =
    known.get(bundle) ?? new Set(asArray(demo.json(`explorer/${server}/assets/${bundle}`)).map(String));
  known.set(bundle, files);
  return files.has(file);
}

/** What a step refers to by its kind. */
const REFERENCES: Readonly<Record<number, string>> = {
  1: 'talkData',
  2: 'layoutData',
  4: 'layoutData',
  5: 'selectableData',
  6: 'specialEffectData',
  7: 'soundData',
};

describe.each(SERVERS)('stories on %s', (server) => {
  const index = serverIndex(server) ?? 0;

  test.each(Object.keys(KINDS))('open for every row of the lists: %s', async (kind) => {
    const paths = KINDS[kind]?.(index) ?? [];
    expect(paths.length).toBeGreaterThanOrEqual(40);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of some(paths, 60)) {
      expect([path, isListed(server, path)]).toEqual([path, true]);
      expect(asArray((await opened(server, path)).snippets).length, path).toBeGreaterThan(6);
    }
  });

  test('name files that are listed and open, and figures that there are', async () => {
    const seen = new Set<string>();
    for (const paths of Object.values(KINDS)) {
      for (const path of some(paths(index), 40)) {
        const base = await opened(server, path);
        for (const file of filesOf(base)) {
          if (seen.has(file)) continue;
          seen.add(file);
          expect([path, file, isListed(server, file)]).toEqual([path, file, true]);
          if (!file.endsWith('.png') || seen.size % 20 === 0)
            expect(await demo.asset(`assets/${server}/${file}`), file).not.toBeNull();
        }
        for (const entry of [...asArray(base.layoutData), ...asArray(base.firstLayout)].map(asObject)) {
          expect(COSTUMES).toContain(entry.costumeType);
          expect(MOTION_NAMES).toContain(entry.motionName);
          expect(EXPRESSION_NAMES).toContain(entry.expressionName);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(300);
  });
});

describe('scripts', () => {
  const all = Object.values(KINDS).flatMap((paths) => paths(0));

  test('refer to what is in their lists, and fill every slot in every language', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SERVERS), fc.constantFrom(...all), async (server, path) => {
        const base = await opened(server, path);
        for (const step of asArray(base.snippets).map(asObject)) {
          const list = asArray(base[REFERENCES[Number(step.actionType)] ?? '']);
          expect(list[asInteger(step.referenceIndex) ?? -1], JSON.stringify(step)).toBeDefined();
        }
        for (const talk of asArray(base.talkData).map(asObject)) {
          expect(asText(talk.body)).toMatch(/\S/);
          expect(asText(talk.body)).not.toMatch(/[{}]|\(를\)|\(가\)|\(는\)|\(와\)|\(야\)|\(로\)|undefined/);
        }
        if (server === 'en') expect(JSON.stringify(base.talkData)).not.toMatch(/[ぁ-ん가-힣]/);
      }),
      { numRuns: 150 },
    );
  });

  test('are read whole: nothing in them is unknown, and their voices lie where a story of their kind has them', async () => {
    for (const path of some(all, 300)) {
      const script = compileScenario({ Base: await opened('cn', path) });
      if (isStoryProblem(script)) throw new Error(path);
      expect([path, script.unknown]).toEqual([path, []]);
      expect(script.steps.filter(({ kind }) => kind === 'talk').length, path).toBeGreaterThanOrEqual(4);
    }
  });

  test('let no picture hide the figures for more than three lines', async () => {
    for (const path of some(all, 300)) {
      const { snippets, specialEffectData } = await opened('jp', path);
      let hidden = -1;
      for (const { actionType, referenceIndex } of asArray(snippets).map(asObject)) {
        const { effectType } = asObject(asArray(specialEffectData)[Number(referenceIndex)]);
        if (actionType === 6 && (effectType === 11 || effectType === 17)) hidden = 0;
        if (actionType === 6 && effectType === 7) hidden = -1;
        if (actionType === 1 && hidden >= 0) hidden += 1;
        expect(hidden, path).toBeLessThanOrEqual(3);
      }
    }
  });

  test('show all effects, choices, movements and waits of the game over the whole set', async () => {
    const [effects, layouts, actions, sounds] = [
      new Set<unknown>(),
      new Set<unknown>(),
      new Set<unknown>(),
      new Set<unknown>(),
    ];
    let delays = 0;
    for (const path of some(all, 400)) {
      const base = await opened('jp', path);
      for (const { effectType } of asArray(base.specialEffectData).map(asObject)) effects.add(effectType);
      for (const { type } of asArray(base.layoutData).map(asObject)) layouts.add(type);
      for (const { actionType, delay } of asArray(base.snippets).map(asObject)) {
        actions.add(actionType);
        if (delay !== 0) delays += 1;
      }
      for (const { playMode } of asArray(base.soundData).map(asObject)) sounds.add(playMode);
    }
    expect([...effects].map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 21 }, (_, n) => n + 1),
    );
    expect([...layouts].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...actions].sort()).toEqual([1, 2, 4, 5, 6, 7]);
    expect([...sounds].sort()).toEqual([0, 1]);
    expect(delays).toBeGreaterThan(100);
  });

  test('differ: more than 200 of them say something that no other says', async () => {
    const texts = new Set<string>();
    for (const path of [...KINDS.main!(0), ...KINDS.band!(0), ...some(KINDS.card!(0), 200)]) {
      const { talkData } = await opened('en', path);
      texts.add(JSON.stringify(asArray(talkData).map((talk) => asObject(talk).body)));
    }
    expect(texts.size).toBeGreaterThan(200);
  });

  test('an action set names the script of its talk, in groups of 128 and of 256', async () => {
    for (const [id] of some(rows('misc/actionsets'), 50)) {
      for (const size of [128, 256]) {
        const group = `group${Math.floor(id / size)}`;
        const base = await opened('kr', `actionset/${group}_rip/ActionSet${id}.asset`);
        const { reactionType, reactionTypeBelongId } = asObject(asArray(base.details)[0]);
        expect(reactionType).toBe(1);
        const path = `scenario/actionset/${group}_rip/Scenario${reactionTypeBelongId}.asset`;
        expect((await opened('kr', path)).scenarioSceneId).toBe(reactionTypeBelongId);
      }
    }
  });

  test.each([
    'scenario/main_rip/Scenarionone.asset',
    'scenario/actionset/group9_rip/Scenarioareatalk0001.asset',
    'sound/voice/scenario/mainstory1_rip/voice_041_1.mp3',
    'sound/voice/scenario/mainstory1_rip/voice_001_9.mp3',
    'sound/voice/scenario/none_rip/voice_001_1.mp3',
    'actionset/group0_rip/ActionSet__proto__.asset',
  ])('there is none at %s', async (path) => {
    expect(await demo.asset(`assets/jp/${path}`)).toBeNull();
  });
});
