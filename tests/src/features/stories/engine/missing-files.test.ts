import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { EXPRESSION_NAMES } from '#demo/figures/moves/expressions';
import { MOTION_NAMES } from '#demo/figures/moves/motions';
import { storyMachine } from '#machines/story/story.machine';
import { BUILD_DATA, bundleFilePath } from '#model/media/live2d/model-files';
import { compileScenario } from '#model/media/story/compile-scenario';
import { isStoryProblem } from '#model/media/story/limits';
import type { StoryScript } from '#model/media/story/script.types';
import { listedStories } from '#server/commands/story-check/listed';
import { FileMissing, type ModelSource } from '#src/browser/live2d/live2d-stage.ts';
import { filesFrom } from '#src/features/stories/engine/first-scene.ts';
import type { Mixer } from '#src/features/stories/engine/mixer.ts';
import { openTheatre, type TheatreWorld } from '#src/features/stories/engine/open-theatre.ts';
import { storySlots } from '#src/features/stories/engine/slots.ts';
import { demo } from '#tests/demo/demo-set';
import { FakeStage, FILES } from '../../live2d/fake-stage.ts';

/** Of each kind of story: with 40 main stories these are 200 and more. */
const EACH = 40;

interface Listed {
  readonly key: string;
  readonly script: StoryScript;
}

/** Scenarios of the demo set, evenly from each kind but the talks of areas, which look like those after lives. */
async function scenarios(): Promise<readonly Listed[]> {
  const byKind = new Map<
    string,
    { readonly key: string; readonly read: () => Promise<StoryScript | null> }[]
  >();
  for await (const { key, place, paths, actionSet, servers } of listedStories(async (name) =>
    demo.json(name),
  )) {
    if (actionSet !== null) continue;
    const [kind = ''] = key.split('/');
    const read = async (): Promise<StoryScript | null> => {
      const asset = await demo.asset(`assets/${servers[0] ?? 'jp'}/${paths[0]}`);
      if (!asset) return null;
      const script = compileScenario(JSON.parse(new TextDecoder().decode(asset.bytes)), place);
      return isStoryProblem(script) ? null : script;
    };
    byKind.set(kind, [...(byKind.get(kind) ?? []), { key, read }]);
  }
  const chosen = [...byKind.values()].flatMap((all) =>
    all.filter((_, nth) => nth % Math.floor(all.length / EACH) === 0),
  );
  const found: Listed[] = [];
  for (const { key, read } of chosen) {
    const script = await read();
    if (script) found.push({ key, script });
  }
  return found;
}

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

test('plays each of 200 stories to its end without any one of its files, and names that alone', async () => {
  const all = await scenarios();
  expect(all.length).toBeGreaterThanOrEqual(200);
  for (const { key, script } of all) {
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
});

test('begins with what shows at its place, and the line that is said there', async () => {
  const [first] = await scenarios();
  if (!first) throw new Error('the demo set has no stories');
  const { script } = first;
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
