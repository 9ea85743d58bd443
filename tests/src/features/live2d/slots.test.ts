import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { live2dMachine } from '#machines/live2d/live2d.machine';
import type { ExportKind } from '#machines/live2d/live2d.types';
import { live2dView } from '#machines/live2d/live2d.view';
import type { LayerModel } from '#model/media/live2d/scene/scene';
import type { ModelSource } from '#src/browser/live2d/live2d-stage.ts';
import { live2dSlots } from '#src/features/live2d/engine/slots.ts';
import { FakeStage, sourceWithout } from './fake-stage.ts';

const MODEL: LayerModel = { kind: 'bundle', server: 'jp', bundle: 'live2d/chara/001_live_default' };
const BLOB = new Blob(['file']);

const actors: Actor<typeof live2dMachine>[] = [];
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop();
});

/** All that is under way comes to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A source whose motions and faces stay on their way. */
const SLOW: ModelSource = {
  ...sourceWithout(),
  read: (file, signal) =>
    /\.(mtn|exp\.json)$/.test(file.file) ? new Promise(() => undefined) : sourceWithout().read(file, signal),
};

/** The viewer with one figure, on a stage that draws nothing. */
async function start(source: ModelSource = sourceWithout()) {
  const stage = new FakeStage();
  const saved: string[] = [];
  const slots = live2dSlots(
    {
      stage: {
        openStage: async () => stage,
        sourceOf: async () => source,
        pictureOf: () => Promise.reject(new Error('no picture')),
        library: () => 'unasked',
        eachFrame: () => () => undefined,
        watchSize: () => () => undefined,
        pixelRatio: 1,
      },
      writers: {
        png: async () => BLOB,
        film: async () => ({ add: async () => undefined, end: async () => BLOB, cancel: () => undefined }),
        zip: async () => BLOB,
        save: (name) => saved.push(name),
      },
      voice: { load: async () => null },
      watchVisibility: () => () => undefined,
    },
    { host: null },
  );
  const actor = createActor(live2dMachine.provide({ actors: slots })).start();
  actors.push(actor);
  const view = () => live2dView(actor.getSnapshot(), actor.send);
  view().drawIn(document.createElement('div'));
  view().choose(MODEL);
  await settled();
  const make = (kind: ExportKind) =>
    view().make({ kind, name: 'mine', layer: 1, seconds: 1, pngScale: 1, isTransparent: true });
  return { actor, stage, saved, view, make };
}

describe('a file that is made of the stage', () => {
  test('ends with the figure whose faces it shows', async () => {
    const { view, make, saved } = await start(SLOW);
    make('faces');
    await settled();
    expect(view().export).toBe('working');
    view().remove(1);
    await settled();
    expect([view().export, saved]).toEqual(['failed', []]);
  });

  test('is not made of a picture that the graphics card took away', async () => {
    const { view, make, saved, stage } = await start();
    make('gif');
    await new Promise((resolve) => setTimeout(resolve));
    stage.lose();
    await settled();
    expect([view().export, view().picture, saved]).toEqual(['failed', 'lost', []]);
  });

  test('begins as soon as the one before is cancelled', async () => {
    const { view, make, saved } = await start(SLOW);
    make('motions');
    await settled();
    view().cancel();
    make('png');
    await settled();
    expect([view().export, saved]).toEqual(['done', ['mine.png']]);
  });

  test('is given up when the page is left', async () => {
    const { actor, make, saved } = await start();
    make('gif');
    await new Promise((resolve) => setTimeout(resolve));
    actor.stop();
    await settled();
    expect(saved).toEqual([]);
  });

  test('leaves a loop playing that it showed other motions in place of', async () => {
    const { view, make, stage, saved } = await start();
    view().change(1, { isLooping: true });
    view().play(1, { name: 'wave01', of: null });
    await settled();
    make('motions');
    await vi.waitFor(() => expect(saved).toEqual(['mine.zip']));
    await settled();
    expect(view().layers[0]).toMatchObject({ isPlaying: true });
    expect(stage.figures[0]?.deeds.findLast(([name]) => name === 'play')).toEqual([
      'play',
      'wave01',
      true,
      false,
    ]);
  });
});
