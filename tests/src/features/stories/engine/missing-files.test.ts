import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { storyMachine } from '#machines/story/story.machine';
import type { StoryEvent } from '#machines/story/story.types';
import { storyView } from '#machines/story/story.view';
import { compileScenario } from '#model/media/story/compile-scenario';
import { isStoryProblem } from '#model/media/story/limits';
import type { StoryScript } from '#model/media/story/script.types';
import type { StoryNeed } from '#model/media/story/story-files';
import { asArray, asObject, asText } from '#model/records/reading';
import { filesFrom } from '#src/features/stories/engine/first-scene.ts';
import { storySlots, type Theatre } from '#src/features/stories/engine/slots.ts';
import { demo } from '#tests/demo/demo-set';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Scripts of the demo set: main stories, and some of each band and event. */
async function scripts(): Promise<readonly StoryScript[]> {
  const values = (list: string) => Object.values(asObject(demo.json(list)));
  const main = values('misc/mainstories').map(
    (row) => `main_rip/Scenario${asText(asObject(row).scenarioId)}.asset`,
  );
  const bands = values('misc/bandstories').flatMap((row) => {
    const { bandId, stories } = asObject(row);
    const [first] = [...asArray(stories), ...Object.values(asObject(stories))];
    const id = asText(asObject(first).scenarioId);
    return `band/${String(bandId).padStart(3, '0')}_rip/Scenario${id}.asset`;
  });
  const found = [...main.slice(0, 6), ...bands.slice(0, 4)].map(async (path) => {
    const asset = await demo.asset(`assets/jp/scenario/${path}`);
    if (!asset) return [];
    const script = compileScenario(JSON.parse(new TextDecoder().decode(asset.bytes)), {
      kind: 'main',
      id: 1,
    });
    return isStoryProblem(script) ? [] : [script];
  });
  return (await Promise.all(found)).flat();
}

/** A theatre that shows nothing, and lacks one of its files. */
const theatreWithout = (script: StoryScript, lost: string): Theatre => {
  let report = (_event: StoryEvent): void => undefined;
  return {
    ...filesFrom(script, 'jp', -1),
    stage: { follow: () => undefined, run: () => undefined, talk: () => undefined },
    ear: {
      follow: () => undefined,
      hear: () => undefined,
      speak: async () => report({ type: 'FILE.MISSING', address: lost }),
    },
    mixer: { hold: () => undefined },
    scene: { play: () => undefined, change: () => undefined },
    load: async ({ address }: StoryNeed) => {
      if (address.includes('.mp3') && address === lost) throw new TypeError('no connection');
      return address !== lost;
    },
    watchVisibility: () => () => undefined,
    listen: (act) => {
      report = act;
    },
    close: () => undefined,
  };
};

async function playThrough(script: StoryScript, lost: string) {
  const logic = storyMachine.provide({ actors: storySlots(theatreWithout(script, lost)) });
  const actor = createActor(logic, { input: { script, at: -1, textSpeed: 'instant', isAuto: true } });
  actor.start();
  const view = () => storyView(actor.getSnapshot(), actor.send);
  for (let choices = 0; choices <= script.steps.length && view().status !== 'ended'; choices++) {
    await vi.runAllTimersAsync();
    if (view().moment === 'choosing') view().choose(0);
  }
  const { status, files } = view();
  actor.stop();
  return { status, files };
}

test('plays each story to its end without any one of its files, and names that', async () => {
  const all = await scripts();
  expect(all.length).toBeGreaterThan(5);
  for (const script of all) {
    const { needs } = filesFrom(script, 'jp', -1);
    expect(needs.length).toBeGreaterThan(2);
    for (const { address } of needs) {
      const { status, files } = await playThrough(script, address);
      expect({ address, status }).toEqual({ address, status: 'ended' });
      expect(files).toEqual({ done: needs.length, total: needs.length, isOver: true, missing: [address] });
    }
  }
});

test('begins with what shows at its place, and the line that is said there', async () => {
  const [script] = await scripts();
  if (!script) throw new Error('the demo set has no stories');
  const lines = script.steps.filter(({ kind }) => kind === 'talk');
  const middle = lines[Math.floor(lines.length / 2)]?.index ?? 0;
  const { needs, first } = filesFrom(script, 'jp', middle);
  const shown = needs.slice(0, first);
  expect(shown.some(({ address }) => address.includes('/bg/'))).toBe(true);
  expect(shown.some(({ what }) => what === 'model')).toBe(true);
  expect(needs.length).toBe(filesFrom(script, 'jp', -1).needs.length);
  const rest = needs.slice(first).map(({ at }) => at >= middle);
  expect(rest).toEqual([...rest].sort((a, b) => Number(b) - Number(a)));
});
