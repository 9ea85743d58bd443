import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { EXPRESSION_NAMES } from '#demo/figures/moves/expressions';
import { MOTION_NAMES } from '#demo/figures/moves/motions';
import { storyMachine } from '#machines/story/story.machine';
import { BUILD_DATA, bundleFilePath } from '#model/media/live2d/model-files';
import { scenarioOfActionSet } from '#model/media/story/catalogue/read-action-set';
import { talkPaths } from '#model/media/story/catalogue/script-paths';
import { compileScenario } from '#model/media/story/compile-scenario';
import { isStoryProblem } from '#model/media/story/limits';
import type { StoryScript } from '#model/media/story/script.types';
import { once } from '#model/rules/once';
import { type ListedStory, listedStories } from '#server/commands/story-check/listed';
import { FileMissing, type ModelSource } from '#src/browser/live2d/live2d-stage.ts';
import { filesFrom } from '#src/features/stories/engine/first-scene.ts';
import type { Mixer } from '#src/features/stories/engine/mixer.ts';
import { openTheatre, type TheatreWorld } from '#src/features/stories/engine/open-theatre.ts';
import { storySlots } from '#src/features/stories/engine/slots.ts';
import { demo } from '#tests/demo/demo-set';
import { FakeStage, FILES } from '../../live2d/fake-stage.ts';

/** Stories of each kind, 200 in all: talks are short. */
const COUNTS = { main: 16, band: 16, event: 16, card: 16, area: 68, afterlive: 68 } as const;
type Kind = keyof typeof COUNTS;
const KINDS = Object.keys(COUNTS) as readonly Kind[];

async function jsonAt(path: string): Promise<unknown> {
  const asset = await demo.asset(`assets/jp/${path}`);
  return asset && JSON.parse(new TextDecoder().decode(asset.bytes));
}

/** Null where Japan does not have it. */
async function scriptOf({ paths: [path = ''], actionSet, place }: ListedStory): Promise<StoryScript | null> {
  const first = await jsonAt(path);
  const talk = actionSet === null ? null : scenarioOfActionSet(first);
  const json = actionSet === null ? first : await jsonAt(talkPaths(actionSet, talk ?? '')[0] ?? '');
  const script = json === null ? null : compileScenario(json, place);
  return script === null || isStoryProblem(script) ? null : script;
}

type KeyedScript = readonly [key: string, script: StoryScript];

/** Of the demo set, evenly from all of their kind. */
const scripts = once(async (): Promise<ReadonlyMap<Kind, readonly KeyedScript[]>> => {
  const read = new Map<Kind, readonly KeyedScript[]>();
  const listed = new Map<string, ListedStory[]>();
  for await (const story of listedStories(async (name) => demo.json(name))) {
    if (!story.servers.includes('jp')) continue;
    const kind = story.key.slice(0, story.key.indexOf('/'));
    const known = listed.get(kind) ?? [];
    known.push(story);
    listed.set(kind, known);
  }
  for (const kind of KINDS) {
    const all = listed.get(kind) ?? [];
    const step = all.length / COUNTS[kind];
    const chosen = Array.from({ length: COUNTS[kind] }, (_, nth) => all[Math.floor(nth * step)]);
    const found = chosen.map(async (story) => {
      const script = story ? await scriptOf(story) : null;
      return story && script ? [[story.key, script] as const] : [];
    });
    read.set(kind, (await Promise.all(found)).flat());
  }
  return read;
});

const named = (names: readonly string[], ending: string) =>
  names.map((name) => ({ bundle: 'live2d/chara/001_general', file: `${name}${ending}`, name }));

/** A figure of the demo set, which can do all that its stories want. */
const SOURCE: ModelSource = {
  files: {
    ...FILES,
    motions: named(MOTION_NAMES, '.mtn'),
    expressions: named(EXPRESSION_NAMES, '.exp.json'),
  },
  still: null,
  read: async () => new Uint8Array(),
};

const silentMixer = (): Mixer => ({
  setVolumes: () => undefined,
  playMusic: () => undefined,
  playSound: () => undefined,
  say: async () => true,
  hold: () => undefined,
  close: () => undefined,
});

/** A browser that gets every file but one. */
const worldWithout = (lost: string): TheatreWorld => ({
  stage: {
    openStage: async () => new FakeStage(),
    sourceOf: async (model) => {
      if (model.kind !== 'bundle') throw new Error('stories have no models of the visitor');
      const file = { bundle: model.bundle, file: BUILD_DATA };
      if (bundleFilePath(model.server, file) === lost) throw new FileMissing(file);
      return SOURCE;
    },
    pictureOf: () => Promise.reject(new Error('no picture')),
    library: () => 'unasked',
    eachFrame: () => () => undefined,
    watchSize: () => () => undefined,
    pixelRatio: 1,
  },
  fetchFile: async (address) => (address === lost ? null : new Blob()),
  loadPicture: async (address) => address !== lost,
  openMixer: silentMixer,
  watchVisibility: () => () => undefined,
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Presses until the story ends; no more often than every step can stop it. */
async function playThrough(script: StoryScript, lost: string) {
  const theatre = openTheatre(worldWithout(lost), script, 'jp', -1);
  theatre.stage.showIn(document.createElement('div'));
  const logic = storyMachine.provide({ actors: storySlots(theatre) });
  const actor = createActor(logic, { input: { script, at: -1, textSpeed: 'instant', isAuto: false } });
  actor.start();
  await settled();
  actor.send({ type: 'PLAY.START' });
  const hasEnded = () => actor.getSnapshot().matches({ play: 'ended' });
  for (let pressed = 0; pressed < 3 * script.steps.length && !hasEnded(); pressed++)
    actor.send({ type: 'LINE.NEXT' });
  await settled();
  const { files } = actor.getSnapshot().context;
  actor.stop();
  return { hasEnded: hasEnded(), files };
}

test.each(KINDS)(
  'plays each story of 200 to its end without any one of its files, and names that alone: %s',
  async (kind) => {
    const stories = (await scripts()).get(kind) ?? [];
    expect(stories.length).toBe(COUNTS[kind]);
    for (const [key, script] of stories) {
      const { needs } = filesFrom(script, 'jp', -1);
      expect(needs.length).toBeGreaterThan(2);
      for (const { address } of needs) {
        const played = await playThrough(script, address);
        expect({ key, address, ...played }).toEqual({
          key,
          address,
          hasEnded: true,
          files: { done: needs.length, total: needs.length, isOver: true, missing: [address] },
        });
      }
    }
  },
);

test('begins with what shows at its place, and the line that is said there', async () => {
  const [, script] = (await scripts()).get('main')?.[0] ?? [];
  if (!script) throw new Error('the demo set has no stories');
  const lines = script.steps.filter(({ kind }) => kind === 'talk');
  const middle = lines[Math.floor(lines.length / 2)]?.index ?? 0;
  const files = filesFrom(script, 'jp', middle);
  const shown = files.needs.slice(0, files.first);
  expect(shown.some(({ address }) => address.includes('/bg/'))).toBe(true);
  expect(shown.some(({ what }) => what === 'model')).toBe(true);
  expect(files.needs.length).toBe(filesFrom(script, 'jp', -1).needs.length);
  const rest = files.needs.slice(files.first).map(({ at }) => at >= middle);
  expect(rest).toEqual([...rest].sort((a, b) => Number(b) - Number(a)));
});
