import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Live2dEvent, StagedLayer } from '#machines/live2d/live2d.types';
import { EMPTY_SCENE, type LayerModel, newLayer, PLAIN_BACKGROUND } from '#model/media/live2d/scene/scene';
import type { ModelSource } from '#src/browser/live2d/live2d-stage.ts';
import { FigureHost, stagePoint } from '#src/features/live2d/engine/stage-host.ts';
import { NotOpened, type StageWorld } from '#src/features/live2d/engine/stage-world.ts';
import { FakeStage, sourceWithout } from './fake-stage.ts';

const MODEL: LayerModel = { kind: 'bundle', server: 'jp', bundle: 'live2d/chara/001_live_default' };
const OTHER: LayerModel = { kind: 'bundle', server: 'jp', bundle: 'live2d/chara/002_live_default' };

const layer = (id: number, change: Partial<StagedLayer> = {}): StagedLayer => ({
  ...newLayer(MODEL),
  id,
  plays: 0,
  isPlaying: false,
  tries: 0,
  ...change,
});

/** All that is under way comes to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function start(sourceOf: StageWorld['sourceOf'] = async () => sourceWithout()) {
  const stage = new FakeStage();
  const events: Live2dEvent[] = [];
  let frame: ((now: number) => void) | null = null;
  let size = (_width: number, _height: number): void => undefined;
  const world: StageWorld = {
    openStage: async () => stage,
    sourceOf: vi.fn(sourceOf),
    pictureOf: async () => {
      throw new Error('no picture');
    },
    library: () => 'unasked',
    eachFrame: (act) => {
      frame = act;
      return () => {
        frame = null;
      };
    },
    watchSize: (_host, act) => {
      size = act;
      act(640, 480);
      return () => undefined;
    },
    pixelRatio: 2,
  };
  const host = new FigureHost(world, (event) => events.push(event));
  hosts.push(host);
  const show = (...layers: readonly StagedLayer[]) => {
    host.take({ type: 'ORDER.SCENE', layers, background: PLAIN_BACKGROUND });
    return settled();
  };
  return {
    stage,
    events,
    host,
    world,
    show,
    beat: (now: number) => frame?.(now),
    isBeating: () => frame !== null,
    size: (width: number, height: number) => size(width, height),
  };
}

const hosts: FigureHost[] = [];
afterEach(() => {
  for (const host of hosts.splice(0)) host.close();
});

describe('stage of a page', () => {
  test('brings a figure, says which files are on their way, and what it can do', async () => {
    const { events, show, stage } = start();
    await show(layer(1, { x: 0.5 }));
    expect(events).toContainEqual({ type: 'FILES.LOADED', id: 1, done: 1, total: 2, file: 'texture_00.png' });
    expect(events.at(-1)).toMatchObject({
      type: 'FIGURE.READY',
      id: 1,
      facts: { kind: 'puppet', motions: ['idle01', 'smile01', 'wave01'] },
    });
    expect(stage.figures[0]?.pose).toMatchObject({ x: 0.5, scale: 0.92 });
    expect(stage.background).toEqual(EMPTY_SCENE.background);
  });

  test('takes the picture that stands for a model when its files are there', async () => {
    let still: string | null = null;
    const { show, stage } = start(async () => ({
      ...sourceWithout(),
      get still() {
        return still;
      },
      read: async () => {
        still = '/thumb.png';
        return new Uint8Array();
      },
    }));
    await show(layer(1));
    expect(stage.stills).toEqual(['/thumb.png']);
  });

  test('plays again when the same motion is asked for again, and not when a slider is moved', async () => {
    const { show, stage } = start();
    const motion = { name: 'smile01', of: null };
    await show(layer(1));
    await show(layer(1, { motion, plays: 1, isPlaying: true }));
    await show(layer(1, { motion, plays: 1, isPlaying: true, held: [{ id: 'PARAM_ANGLE_X', value: 9 }] }));
    await show(layer(1, { motion, plays: 2, isPlaying: true, held: [{ id: 'PARAM_ANGLE_X', value: 9 }] }));
    const deeds = stage.figures[0]?.deeds ?? [];
    expect(deeds.filter(([name]) => name === 'play').length).toBe(2);
    expect(stage.figures[0]?.valueOf('PARAM_ANGLE_X')).toBe(9);
    await show(layer(1, { motion, plays: 2, isPlaying: true }));
    expect(deeds).toContainEqual(['hold', 'PARAM_ANGLE_X', null]);
  });

  test('says when a motion is over, but not when another one took its place', async () => {
    const { events, show, stage } = start();
    await show(layer(1));
    await show(layer(1, { motion: { name: 'smile01', of: null }, plays: 1, isPlaying: true }));
    await show(layer(1, { motion: { name: 'wave01', of: null }, plays: 2, isPlaying: true }));
    expect(events.filter(({ type }) => type === 'MOTION.ENDED')).toEqual([]);
    stage.figures[0]?.endMotion();
    await settled();
    expect(events.at(-1)).toEqual({ type: 'MOTION.ENDED', id: 1, plays: 2 });
  });

  test('ends a motion that shall play no longer, and reports no end of it', async () => {
    const { events, show, stage } = start();
    const motion = { name: 'smile01', of: null };
    await show(layer(1, { motion, plays: 1, isPlaying: true, isLooping: true }));
    await show(layer(1, { motion, plays: 2, isPlaying: false, isLooping: true }));
    const deeds = stage.figures[0]?.deeds ?? [];
    expect(deeds.filter(([name]) => name === 'play' || name === 'stop')).toEqual([
      ['play', 'smile01', true, false],
      ['stop'],
    ]);
    stage.figures[0]?.endMotion();
    await settled();
    expect(events.filter(({ type }) => type === 'MOTION.ENDED')).toEqual([]);
  });

  test('begins a motion anew for its loop only while it plays', async () => {
    const { show, stage } = start();
    const motion = { name: 'smile01', of: null };
    await show(layer(1, { motion }));
    await show(layer(1, { motion, isLooping: true }));
    const deeds = stage.figures[0]?.deeds ?? [];
    expect(deeds.filter(([name]) => name === 'play')).toEqual([]);
    await show(layer(1, { motion, isLooping: true, isPlaying: true, plays: 1 }));
    await show(layer(1, { motion, isLooping: false, isPlaying: true, plays: 1 }));
    expect(deeds.filter(([name]) => name === 'play' || name === 'stop').map(([name]) => name)).toEqual([
      'play',
      'play',
    ]);
  });

  test('names a motion whose file is missing and keeps the figure', async () => {
    const { events, show, host } = start(async () => sourceWithout('smile01.mtn'));
    await show(layer(1));
    await show(layer(1, { motion: { name: 'smile01', of: null }, plays: 1, isPlaying: true }));
    expect(events).toContainEqual({
      type: 'ACT.MISSING',
      id: 1,
      missing: { kind: 'motion', act: { name: 'smile01', of: null } },
    });
    expect(host.figureOf(1)).not.toBeNull();
  });

  test('borrows a motion from another model, whose files are asked for once', async () => {
    const { show, stage, world } = start();
    const motion = { name: 'wave01', of: OTHER };
    await show(layer(1));
    await show(layer(1, { motion, plays: 1, isPlaying: true }));
    await show(layer(1, { motion, plays: 2, isPlaying: true }));
    expect(stage.figures[0]?.deeds).toContainEqual(['play', 'wave01', false, true]);
    expect(vi.mocked(world.sourceOf).mock.calls.filter(([model]) => model === OTHER).length).toBe(1);
  });

  test.each([
    ['a file that no server has', async () => sourceWithout('001.moc'), { why: 'missing' }],
    ['a package of another visit', () => Promise.reject(new NotOpened()), { why: 'notOpened' }],
    ['no connection', () => Promise.reject(new Error('down')), { why: 'unreached' }],
    ['damaged files', () => Promise.reject(new TypeError('bad')), { why: 'unreadable' }],
  ])('says why a figure did not come: %s', async (_what, sourceOf: () => Promise<ModelSource>, fault) => {
    const { events, show } = start(sourceOf);
    await show(layer(1));
    expect(events.at(-1)).toMatchObject({ type: 'FIGURE.FAILED', id: 1, fault });
  });

  test('asks again for the files of a figure that did not come', async () => {
    let isDown = true;
    const { events, show } = start(async () => {
      if (isDown) throw new Error('down');
      return sourceWithout();
    });
    await show(layer(1));
    isDown = false;
    await show(layer(1, { tries: 1 }));
    expect(events.at(-1)).toMatchObject({ type: 'FIGURE.READY', id: 1 });
  });

  test('takes a figure off whose files come after its layer is gone', async () => {
    let deliver = (_source: ModelSource): void => undefined;
    const { show, stage, events } = start(
      () =>
        new Promise((resolve) => {
          deliver = resolve;
        }),
    );
    await show(layer(1));
    await show();
    deliver(sourceWithout());
    await settled();
    expect(stage.figures.filter(({ isRemoved }) => !isRemoved)).toEqual([]);
    expect(events.filter(({ type }) => type.startsWith('FIGURE'))).toEqual([]);
  });

  test('orders figures as their layers, whichever came first', async () => {
    const { show, stage, host } = start();
    await show(layer(1), layer(2));
    await show(layer(2), layer(1));
    expect(stage.order).toEqual([host.figureOf(2)?.figure, host.figureOf(1)?.figure]);
  });

  test.each([
    [80, 240, 320],
    [400, 300, 600],
  ])('leaves the page its part after a frame of %i ms: %i ms', async (tookMs, restMs, stepMs) => {
    const { host, show, stage, beat } = start();
    host.take({ type: 'ORDER.HOST', host: document.createElement('div') });
    await show(layer(1));
    beat(1000);
    const drawn = stage.steps.length;
    const over = 1000 + tookMs;
    for (const now of [over, over + 100, over + restMs - 1]) beat(now);
    expect(stage.steps.length).toBe(drawn);
    beat(over + restMs);
    expect(stage.steps.slice(drawn)).toEqual([stepMs]);
    beat(over + restMs + 16);
    expect(stage.steps.at(-1)).toBe(16);
  });

  test('moves nothing while it rests, and does not make up for it afterwards', async () => {
    const { host, show, stage, beat, isBeating } = start();
    host.take({ type: 'ORDER.HOST', host: document.createElement('div') });
    await show(layer(1));
    beat(1000);
    beat(1016);
    expect(stage.steps.at(-1)).toBe(16);
    host.take({ type: 'ORDER.REST' });
    expect(isBeating()).toBe(false);
    host.take({ type: 'ORDER.RUN' });
    beat(60_000);
    expect(stage.steps.at(-1)).toBe(0);
    beat(70_000);
    beat(70_300);
    expect(stage.steps.at(-1)).toBe(600);
  });

  test('shows the background as soon as there is a stage, and none where a picture does not come', async () => {
    const { host, stage } = start();
    host.take({ type: 'ORDER.SCENE', layers: [], background: { kind: 'colour', colour: '#ffffff' } });
    host.take({ type: 'ORDER.HOST', host: document.createElement('div') });
    await settled();
    expect(stage.background).toEqual({ kind: 'colour', colour: '#ffffff' });
    host.take({ type: 'ORDER.SCENE', layers: [], background: { kind: 'own', name: 'mine.png' } });
    await settled();
    expect(stage.background).toEqual({ kind: 'none' });
  });

  test('shows a picture of the visitor when it is chosen after a scene that names it', async () => {
    const { host, stage, world } = start();
    const picture = { close: vi.fn() } as unknown as ImageBitmap;
    host.take({ type: 'ORDER.HOST', host: document.createElement('div') });
    host.take({ type: 'ORDER.SCENE', layers: [], background: { kind: 'own', name: 'mine.png' } });
    await settled();
    world.pictureOf = async () => picture;
    host.take({ type: 'ORDER.SCENE', layers: [], background: { kind: 'own', name: 'mine.png' } });
    await settled();
    expect(stage.background).toEqual({ kind: 'picture', picture });
  });

  test('gives a picture back that comes after its page was left', async () => {
    const { host, world } = start();
    const picture = { close: vi.fn() };
    let deliver = (): void => undefined;
    world.pictureOf = () =>
      new Promise((resolve) => {
        deliver = () => resolve(picture as unknown as ImageBitmap);
      });
    host.take({ type: 'ORDER.HOST', host: document.createElement('div') });
    await settled();
    host.take({ type: 'ORDER.SCENE', layers: [], background: { kind: 'own', name: 'mine.png' } });
    host.close();
    deliver();
    await settled();
    expect(picture.close).toHaveBeenCalledOnce();
  });

  test('says that the picture is back after the graphics card was lost', async () => {
    const { host, stage, events } = start();
    host.take({ type: 'ORDER.HOST', host: document.createElement('div') });
    await settled();
    stage.lose();
    expect(events.at(-1)).toEqual({ type: 'PICTURE.LOST' });
    stage.restore();
    expect(events.at(-1)).toEqual({ type: 'PICTURE.SHOWN' });
  });

  test('keeps its size while a film is taken, and takes on the new one afterwards', async () => {
    const { host, stage, size } = start();
    host.take({ type: 'ORDER.HOST', host: document.createElement('div') });
    await settled();
    let end = (): void => undefined;
    const held = host.hold(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await settled();
    size(480, 640);
    expect(stage.sizes.at(-1)).toEqual([640, 480]);
    end();
    await held;
    expect(stage.sizes.at(-1)).toEqual([480, 640]);
  });

  test('takes films one after the other, and goes on after the last', async () => {
    const { host, isBeating } = start();
    host.take({ type: 'ORDER.HOST', host: document.createElement('div') });
    await settled();
    const ends: (() => void)[] = [];
    const wait = () => new Promise<void>((resolve) => ends.push(resolve));
    const films = [host.hold(wait), host.hold(wait)];
    await settled();
    expect([ends.length, isBeating()]).toEqual([1, false]);
    ends[0]?.();
    await settled();
    expect([ends.length, isBeating()]).toEqual([2, false]);
    ends[1]?.();
    await Promise.all(films);
    expect(isBeating()).toBe(true);
  });

  test('asks for a missing expression again together with the motion', async () => {
    const { show, stage, events } = start(async () => sourceWithout('smile01.exp.json'));
    const expression = { name: 'smile01', of: null };
    await show(layer(1));
    await show(layer(1, { expression }));
    expect(events).toContainEqual({
      type: 'ACT.MISSING',
      id: 1,
      missing: { kind: 'expression', act: expression },
    });
    await show(layer(1, { expression, plays: 1 }));
    const asked = (stage.figures[0]?.deeds ?? []).filter(([name]) => name === 'express');
    expect(asked).toEqual([
      ['express', 'smile01', false],
      ['express', 'smile01', false],
    ]);
  });

  test('reads the package of a visitor that was opened last under its name', async () => {
    let source = sourceWithout('001.moc');
    const { show, events } = start(async () => source);
    const own = { model: { kind: 'own', name: 'mine.zip' } } as const;
    await show(layer(1, own));
    expect(events.at(-1)).toMatchObject({ type: 'FIGURE.FAILED' });
    source = sourceWithout();
    await show(layer(1, { ...own, tries: 1 }));
    expect(events.at(-1)).toMatchObject({ type: 'FIGURE.READY' });
  });

  test('gives the stage back when its page is left, also when it opens later', async () => {
    const { host, stage, show } = start();
    void show(layer(1));
    host.close();
    await settled();
    expect(stage.isClosed).toBe(true);
  });

  test('has a figure look at the pointer only where its layer says so', async () => {
    const { host, show, stage } = start();
    await show(layer(1), layer(2, { looksAtPointer: true }));
    host.take({ type: 'ORDER.LOOK', point: stagePoint(320, 240, { width: 640, height: 480 }) });
    expect(stage.figures[0]?.deeds.filter(([name]) => name === 'look')).toEqual([]);
    expect(stage.figures[1]?.deeds.filter(([name]) => name === 'look').length).toBe(1);
  });
});
