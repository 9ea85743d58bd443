import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { live2dMachine } from '#machines/live2d/live2d.machine';
import type {
  ExportTask,
  Live2dEvent,
  Live2dOrder,
  MissingAct,
  VoiceLine,
} from '#machines/live2d/live2d.types';
import { type Live2dView, live2dView, missingNames } from '#machines/live2d/live2d.view';
import {
  EMPTY_SCENE,
  type LayerModel,
  type Live2dScene,
  MAX_LAYERS,
  newLayer,
  tidyLayer,
} from '#model/media/live2d/scene/scene';
import { live2dScene } from '../arbitraries/live2d-scene.ts';
import { walkMachine } from '../laws/machine-walk.ts';

const MODEL: LayerModel = { kind: 'bundle', server: 'jp', bundle: 'live2d/chara/001_live_default' };
const OTHER: LayerModel = { kind: 'bundle', server: 'jp', bundle: 'live2d/chara/002_live_default' };
const SCENE: Live2dScene = { ...EMPTY_SCENE, layers: [newLayer(MODEL)] };
const FACTS = { kind: 'puppet', parameters: [], motions: ['smile01'], expressions: [] } as const;
const act = (name: string, of: LayerModel | null = null) => ({ name, of });
const SMILE: MissingAct = { kind: 'motion', act: act('smile01') };
const SAD: MissingAct = { kind: 'motion', act: act('sad01') };
const TASK: ExportTask = {
  kind: 'gif',
  name: 'scene',
  layer: 1,
  seconds: 2,
  pngScale: 1,
  isTransparent: false,
};
const LINE: VoiceLine = { layer: 1, paths: ['/assets/jp/voice.mp3'] };
const SILENT = ['speech.silent'];

const QUIET = ['export.idle', 'export.done', 'export.failed'];

describe('live2d machine', () => {
  walkMachine({
    machine: live2dMachine,
    events: [
      { type: 'SCENE.OPENED', scene: SCENE },
      { type: 'SCENE.OPENED', scene: EMPTY_SCENE },
      { type: 'SCENE.BEGUN', scene: SCENE },
      { type: 'SCENE.UNDONE' },
      { type: 'SCENE.REDONE' },
      { type: 'CALM.SET', isCalm: true },
      { type: 'MODEL.ADDED', model: MODEL },
      { type: 'MODEL.CHOSEN', model: OTHER },
      { type: 'LAYER.CHANGED', id: 1, change: { x: 1 } },
      { type: 'LAYER.SELECTED', id: 1 },
      { type: 'LAYER.DUPLICATED', id: 1 },
      { type: 'LAYER.MOVED', id: 1, to: 0 },
      { type: 'LAYER.REMOVED', id: 1 },
      { type: 'MOTION.PLAYED', id: 1, motion: { name: 'smile01', of: null } },
      { type: 'EXPRESSION.WORN', id: 1, expression: null },
      { type: 'PARAMETER.HELD', id: 1, parameter: 'PARAM_ANGLE_X', value: 4 },
      { type: 'PARAMETERS.RESET', id: 1 },
      { type: 'BACKGROUND.CHOSEN', background: { kind: 'none' } },
      { type: 'SHOTS.SET', pngScale: 4 },
      { type: 'FIGURE.RETRIED', id: 1 },
      { type: 'HOST.CHANGED', host: {} },
      { type: 'POINTER.MOVED', point: null },
      { type: 'EXPORT.STARTED', task: TASK },
      { type: 'EXPORT.CANCELLED' },
      { type: 'EXPORT.PROGRESS', done: 1, total: 2 },
      { type: 'EXPORT.FINISHED' },
      { type: 'EXPORT.BROKEN', fault: 'unsupported' },
      { type: 'VOICE.PLAYED', line: LINE },
      { type: 'VOICE.STOPPED' },
      { type: 'VOICE.ENDED' },
      { type: 'VOICE.MISSING' },
      { type: 'PICTURE.SHOWN' },
      { type: 'PICTURE.LOST' },
      { type: 'PICTURE.REFUSED' },
      { type: 'FRAMES.COUNTED', framesPerSecond: 60 },
      { type: 'LIBRARY.ASKED', library: 'absent' },
      { type: 'FILES.LOADED', id: 1, done: 1, total: 3, file: 'a.moc' },
      { type: 'FIGURE.READY', id: 1, facts: FACTS },
      { type: 'FIGURE.FAILED', id: 1, fault: { why: 'unreadable' } },
      { type: 'ACT.MISSING', id: 1, missing: SMILE },
      { type: 'BACKGROUND.MISSING' },
      { type: 'MOTION.ENDED', id: 1, plays: 1 },
      { type: 'PAGE.HIDDEN' },
      { type: 'PAGE.SHOWN' },
      { type: 'xstate.error.actor.stage', error: new Error('boom') },
      { type: 'xstate.error.actor.visibility', error: new Error('boom') },
      { type: 'xstate.error.actor.exporter', error: new Error('boom') },
      { type: 'xstate.error.actor.voice', error: new Error('boom') },
    ],
    ignored: {
      'PICTURE.LOST': ['picture.awaiting', 'picture.lost', 'picture.refused'],
      'PAGE.HIDDEN': ['clock.paused'],
      'PAGE.SHOWN': ['clock.running'],
      'EXPORT.STARTED': ['export.working'],
      'EXPORT.CANCELLED': QUIET,
      'EXPORT.PROGRESS': QUIET,
      'EXPORT.FINISHED': QUIET,
      'EXPORT.BROKEN': QUIET,
      'VOICE.STOPPED': SILENT,
      'VOICE.ENDED': SILENT,
      'VOICE.MISSING': SILENT,
    },
  });
});

/** A viewer whose stage records its orders; exports and voices wait until they are ended. */
function start() {
  const orders: Live2dOrder[] = [];
  const ended: string[] = [];
  const waiting = (name: string) => () => () => ended.push(name);
  const machine = live2dMachine.provide({
    actors: {
      stage: fromCallback<Live2dOrder>(({ receive }) => receive((order) => orders.push(order))),
      visibility: fromCallback<Live2dEvent>(() => undefined),
      exporter: fromCallback<Live2dEvent, ExportTask>(waiting('exporter')),
      voice: fromCallback<Live2dEvent, VoiceLine>(waiting('voice')),
    },
  });
  const actor = createActor(machine).start();
  return { actor, orders, ended, view: () => live2dView(actor.getSnapshot(), actor.send) };
}

type Started = ReturnType<typeof start>;

const ready = ({ actor }: Started, id: number) => actor.send({ type: 'FIGURE.READY', id, facts: FACTS });

describe('a scene on the stage', () => {
  test('waits for a choice, loads it and is ready', () => {
    const viewer = start();
    expect(viewer.view().status).toBe('choosing');
    viewer.view().choose(MODEL);
    viewer.actor.send({ type: 'FILES.LOADED', id: 1, done: 2, total: 6, file: 'texture_00.png' });
    expect(viewer.view()).toMatchObject({
      status: 'loading',
      figure: { done: 2, total: 6, file: 'texture_00.png' },
    });
    ready(viewer, 1);
    expect(viewer.view().status).toBe('ready');
  });

  test('no longer names what is missing once it is asked for again', () => {
    const viewer = start();
    viewer.view().choose(MODEL);
    ready(viewer, 1);
    viewer.view().play(1, { name: 'smile01', of: null });
    viewer.actor.send({ type: 'ACT.MISSING', id: 1, missing: SMILE });
    viewer.actor.send({ type: 'ACT.MISSING', id: 1, missing: SAD });
    viewer.view().play(1, { name: 'smile01', of: null });
    expect(viewer.view().figure).toMatchObject({ missing: [SAD] });
    viewer.view().play(1, act('sad01'));
    expect(viewer.view()).toMatchObject({ status: 'ready', figure: { missing: [] } });
  });

  test('tells a motion that is missing from an expression of its name, and from a borrowed one', () => {
    const viewer = start();
    viewer.view().choose(MODEL);
    ready(viewer, 1);
    viewer.actor.send({ type: 'ACT.MISSING', id: 1, missing: SMILE });
    const names = (kind: MissingAct['kind'], of: LayerModel | null) =>
      missingNames(viewer.view().figure, kind, of);
    expect(names('motion', null)).toEqual(['smile01']);
    expect(names('expression', null)).toEqual([]);
    expect(names('motion', OTHER)).toEqual([]);
    viewer.view().wear(1, act('smile01'));
    viewer.view().play(1, act('smile01', OTHER));
    expect(names('motion', null)).toEqual(['smile01']);
  });

  test('does nothing by itself where less motion is asked for, and keeps the scene', () => {
    const viewer = start();
    const layer = { ...newLayer(MODEL), motion: act('smile01') };
    viewer.view().setCalm(true);
    viewer.view().begin({ ...EMPTY_SCENE, layers: [layer] });
    expect(viewer.orders.at(-1)).toMatchObject({
      layers: [{ isIdling: false, isBreathing: false, isBlinking: false, isPlaying: false }],
    });
    expect(viewer.view().scene.layers).toEqual([layer]);
    viewer.view().setCalm(false);
    expect(viewer.orders.at(-1)).toMatchObject({ layers: [{ isIdling: true, isBreathing: true }] });
  });

  test('ends the motions that play when less motion is asked for, and starts none of them afterwards', () => {
    const viewer = start();
    viewer
      .view()
      .begin({ ...EMPTY_SCENE, layers: [{ ...newLayer(MODEL), motion: act('smile01'), isLooping: true }] });
    viewer.view().setCalm(true);
    expect(viewer.orders.at(-1)).toMatchObject({ layers: [{ isPlaying: false, plays: 1 }] });
    viewer.view().play(1, act('smile01'));
    viewer.view().setCalm(true);
    expect(viewer.orders.at(-1)).toMatchObject({ layers: [{ isPlaying: true, plays: 2 }] });
    viewer.view().setCalm(false);
    expect(viewer.orders.at(-1)).toMatchObject({ layers: [{ isPlaying: true, plays: 2 }] });
  });

  test('notes a background that did not come until another is chosen', () => {
    const viewer = start();
    viewer.view().chooseBackground({ kind: 'own', name: 'mine.png' });
    viewer.actor.send({ type: 'BACKGROUND.MISSING' });
    expect(viewer.view().lacksBackground).toBe(true);
    viewer.view().chooseBackground({ kind: 'none' });
    expect(viewer.view().lacksBackground).toBe(false);
  });

  test('names a motion that is missing, goes on, and asks for it again', () => {
    const viewer = start();
    viewer.view().choose(MODEL);
    ready(viewer, 1);
    viewer.view().play(1, { name: 'smile01', of: null });
    viewer.actor.send({ type: 'ACT.MISSING', id: 1, missing: SMILE });
    expect(viewer.view()).toMatchObject({ status: 'partial', figure: { missing: [SMILE] } });
    const before = viewer.view().selected?.plays ?? 0;
    viewer.view().retry(1);
    expect(viewer.view().status).toBe('ready');
    expect(viewer.view().selected?.plays).toBe(before + 1);
  });

  test('keeps one figure when the other does not come, and is failed when none does', () => {
    const viewer = start();
    viewer.view().add(MODEL);
    viewer.view().add(OTHER);
    ready(viewer, 1);
    viewer.actor.send({ type: 'FIGURE.FAILED', id: 2, fault: { why: 'missing', file: 'x.moc' } });
    expect(viewer.view().status).toBe('partial');
    viewer.view().remove(1);
    expect(viewer.view().status).toBe('failed');
    viewer.view().retry(2);
    expect(viewer.view()).toMatchObject({ status: 'loading', layers: [{ tries: 1 }] });
  });

  test('hears nothing of a model that another took the place of', () => {
    const viewer = start();
    viewer.view().choose(MODEL);
    viewer.view().change(1, { x: 1, turn: 190 });
    viewer.view().hold(1, 'PARAM_ANGLE_X', 12);
    viewer.view().choose(OTHER);
    ready(viewer, 1);
    expect(viewer.view()).toMatchObject({
      status: 'loading',
      layers: [{ model: OTHER, x: 1, turn: -170, held: [] }],
    });
  });

  test('ends a motion only when it is the last that was asked for', () => {
    const viewer = start();
    viewer.view().choose(MODEL);
    ready(viewer, 1);
    viewer.view().play(1, { name: 'smile01', of: null });
    viewer.view().play(1, { name: 'smile01', of: null });
    viewer.actor.send({ type: 'MOTION.ENDED', id: 1, plays: 1 });
    expect(viewer.view().selected?.isPlaying).toBe(true);
    viewer.actor.send({ type: 'MOTION.ENDED', id: 1, plays: 2 });
    expect(viewer.view().selected?.isPlaying).toBe(false);
  });

  test('takes no more than eight figures', () => {
    const viewer = start();
    for (let at = 0; at < MAX_LAYERS + 3; at++) viewer.view().add(MODEL);
    viewer.view().duplicate(1);
    expect(viewer.view().layers.length).toBe(MAX_LAYERS);
    expect(viewer.view().hasRoom).toBe(false);
  });

  test('rests while the page is hidden', () => {
    const { actor, orders } = start();
    orders.length = 0;
    actor.send({ type: 'PAGE.HIDDEN' });
    actor.send({ type: 'PAGE.SHOWN' });
    expect(orders.map(({ type }) => type)).toEqual(['ORDER.REST', 'ORDER.RUN']);
  });

  test('ends what makes a file when that is cancelled, and saves nothing', () => {
    const viewer = start();
    viewer.view().make(TASK);
    viewer.actor.send({ type: 'EXPORT.PROGRESS', done: 3, total: 10 });
    expect(viewer.view()).toMatchObject({ export: 'working', exported: { done: 3, total: 10 } });
    viewer.view().cancel();
    expect(viewer.ended).toEqual(['exporter']);
    expect(viewer.view()).toMatchObject({ export: 'idle', exported: null });
  });

  test('says one thing at a time', () => {
    const viewer = start();
    viewer.view().say(LINE);
    viewer.view().say(LINE);
    expect(viewer.ended).toEqual(['voice']);
    viewer.view().quiet();
    expect(viewer.view().isSpeaking).toBe(false);
  });
});

describe('a step that is undone', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('brings back a figure that was removed, and loads it', () => {
    const viewer = start();
    viewer.view().begin(SCENE);
    ready(viewer, 1);
    expect(viewer.view().canUndo).toBe(false);
    viewer.view().change(1, { x: 1 });
    viewer.view().remove(1);
    viewer.view().undo();
    expect(viewer.view()).toMatchObject({
      status: 'loading',
      layers: [{ id: 1, x: 1 }],
      selected: { id: 1 },
    });
    viewer.view().undo();
    expect(viewer.view()).toMatchObject({ layers: [{ x: 0 }], canUndo: false, canRedo: true });
    viewer.view().redo();
    viewer.view().redo();
    expect(viewer.view()).toMatchObject({ layers: [], canRedo: false });
  });

  test('is a whole drag, and a later one is another', () => {
    const viewer = start();
    viewer.view().begin(SCENE);
    for (const x of [0.1, 0.2, 0.3]) viewer.view().change(1, { x });
    vi.advanceTimersByTime(1_000);
    for (const x of [0.4, 0.5]) viewer.view().change(1, { x });
    viewer.view().undo();
    expect(viewer.view().layers).toMatchObject([{ x: 0.3 }]);
    viewer.view().undo();
    expect(viewer.view().layers).toMatchObject([{ x: 0 }]);
  });

  test('is each picture that is chosen, however soon after the one before, and all colours of a field that is dragged', () => {
    const viewer = start();
    viewer.view().begin(SCENE);
    for (const path of ['bg/day.png', 'bg/night.png']) viewer.view().chooseBackground({ kind: 'game', path });
    for (const colour of ['#111111', '#222222']) viewer.view().chooseBackground({ kind: 'colour', colour });
    viewer.view().undo();
    expect(viewer.view().background).toEqual({ kind: 'game', path: 'bg/night.png' });
    viewer.view().undo();
    expect(viewer.view().background).toEqual({ kind: 'game', path: 'bg/day.png' });
  });

  test('leaves a motion alone that it is not about, and plays one that it is about', () => {
    const viewer = start();
    viewer.view().begin(SCENE);
    viewer.view().play(1, act('smile01'));
    viewer.view().hold(1, 'PARAM_ANGLE_X', 4);
    viewer.actor.send({ type: 'MOTION.ENDED', id: 1, plays: 1 });
    viewer.view().undo();
    expect(viewer.view().layers).toMatchObject([{ held: [], plays: 1, isPlaying: false }]);
    viewer.view().undo();
    viewer.view().redo();
    expect(viewer.view().layers).toMatchObject([{ motion: { name: 'smile01' }, isPlaying: true }]);
  });

  test('plays no motion where less motion is asked for', () => {
    const viewer = start();
    viewer.view().begin(SCENE);
    viewer.view().play(1, act('smile01'));
    viewer.view().play(1, null);
    viewer.view().remove(1);
    viewer.view().setCalm(true);
    for (const _step of [1, 2]) viewer.view().undo();
    expect(viewer.view().layers).toMatchObject([{ motion: { name: 'smile01' }, isPlaying: false }]);
    viewer.view().remove(1);
    viewer.view().undo();
    expect(viewer.view().layers).toMatchObject([{ motion: { name: 'smile01' }, isPlaying: false }]);
    viewer.view().duplicate(1);
    expect(viewer.view().layers[1]).toMatchObject({ motion: { name: 'smile01' }, isPlaying: false });
  });

  test('keeps the note on a background that is missing while it stays, and drops it with the background', () => {
    const viewer = start();
    viewer.view().begin(SCENE);
    viewer.view().chooseBackground({ kind: 'own', name: 'mine.png' });
    viewer.actor.send({ type: 'BACKGROUND.MISSING' });
    viewer.view().change(1, { x: 1 });
    viewer.view().undo();
    expect(viewer.view().lacksBackground).toBe(true);
    viewer.view().undo();
    expect(viewer.view().lacksBackground).toBe(false);
  });

  test('is none where nothing of the scene changed', () => {
    const viewer = start();
    viewer.view().begin(SCENE);
    viewer.view().move(1, 5);
    viewer.view().select(null);
    expect(viewer.view().canUndo).toBe(false);
  });
});

describe('any scene', () => {
  test('is the same after all that was done with it is undone', () => {
    const model = fc.constantFrom(MODEL, OTHER);
    const id = fc.integer({ min: 1, max: 10 });
    type Do = (view: Live2dView) => void;
    const deed: fc.Arbitrary<Do> = fc.oneof(
      model.map(
        (each): Do =>
          (view) =>
            view.add(each),
      ),
      model.map(
        (each): Do =>
          (view) =>
            view.choose(each),
      ),
      id.map(
        (each): Do =>
          (view) =>
            view.remove(each),
      ),
      id.map(
        (each): Do =>
          (view) =>
            view.duplicate(each),
      ),
      id.map(
        (each): Do =>
          (view) =>
            view.change(each, { x: each, isShown: false }),
      ),
      id.map(
        (each): Do =>
          (view) =>
            view.play(each, act('smile01')),
      ),
      id.map(
        (each): Do =>
          (view) =>
            view.hold(each, 'PARAM_ANGLE_X', each),
      ),
      fc.constant<Do>((view) => view.chooseBackground({ kind: 'none' })),
    );
    fc.assert(
      fc.property(live2dScene, fc.array(deed, { maxLength: 20 }), (scene, deeds) => {
        const { view } = start();
        view().begin(scene);
        for (const act of deeds) act(view());
        const after = view().scene;
        while (view().canUndo) view().undo();
        expect(view().scene).toEqual(scene);
        while (view().canRedo) view().redo();
        expect(view().scene).toEqual(after);
      }),
    );
  });

  test('is the same after it was opened', () => {
    fc.assert(
      fc.property(live2dScene, (scene) => {
        const viewer = start();
        viewer.view().open(scene);
        expect(viewer.view().scene).toEqual(scene);
      }),
    );
  });

  test('keeps its layers when they are moved, and keeps them within their limits', () => {
    const move = fc.record({ id: fc.integer({ min: 0, max: 10 }), to: fc.integer({ min: -2, max: 10 }) });
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(live2dScene, fc.array(move), number, (scene, moves, x) => {
        const { view } = start();
        view().open(scene);
        for (const { id, to } of moves) view().move(id, to);
        const ids = view().layers.map(({ id }) => id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(scene.layers.map((_, at) => at + 1));
        for (const id of ids) view().change(id, { x, scale: x, turn: x, opacity: x });
        expect(view().scene.layers.map(tidyLayer)).toEqual(view().scene.layers);
      }),
    );
  });
});
