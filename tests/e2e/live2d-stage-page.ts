import { cubismState } from '#src/browser/live2d/cubism/core.ts';
import type { BodyKind } from '#src/browser/live2d/figure-body.ts';
import { FileMissing, type Live2dStage, type StageFigure } from '#src/browser/live2d/live2d-stage.ts';
import { openLive2dStage } from '#src/browser/live2d/stage/open-stage.ts';
import { type TestModel, testModel } from './live2d-models.ts';
import type { StubCore } from './stub-core.ts';

/** Runs in the page of tests/e2e/live2d-stage.test.ts, which calls it by name. */

declare global {
  interface Window {
    readonly stubCore?: StubCore;
  }
}

const WIDTH = 300;
const HEIGHT = 200;
const STILL = { isIdling: false, isBreathing: false, isBlinking: false };
const MIDDLE = { x: 0, y: 1, scale: 1, turn: 0, opacity: 1, isShown: true };

type Context = WebGLRenderingContext | WebGL2RenderingContext;

/** Objects of graphics cards by the contexts that made them. */
const living = { textures: new Map<object, Context>(), buffers: new Map<object, Context>() };
for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
  const { createTexture, deleteTexture, createBuffer, deleteBuffer } = prototype;
  Object.assign(prototype, {
    createTexture(this: Context) {
      const made = createTexture.call(this);
      living.textures.set(made, this);
      return made;
    },
    deleteTexture(this: Context, made: WebGLTexture | null) {
      if (made) living.textures.delete(made);
      deleteTexture.call(this, made);
    },
    createBuffer(this: Context) {
      const made = createBuffer.call(this);
      living.buffers.set(made, this);
      return made;
    },
    deleteBuffer(this: Context, made: WebGLBuffer | null) {
      if (made) living.buffers.delete(made);
      deleteBuffer.call(this, made);
    },
  });
}

/** What is there now: a context that is given back takes all of its objects along. */
const alive = () => ({
  textures: [...living.textures.values()].filter((context) => !context.isContextLost()).length,
  buffers: [...living.buffers.values()].filter((context) => !context.isContextLost()).length,
});

async function open(): Promise<Live2dStage> {
  const stage = await openLive2dStage();
  document.body.append(stage.canvas);
  stage.resize(WIDTH, HEIGHT, 1);
  return stage;
}

interface Shown {
  readonly stage: Live2dStage;
  readonly figure: StageFigure;
  readonly model: TestModel;
}

async function show(kind: BodyKind): Promise<Shown> {
  const stage = await open();
  const model = await testModel(kind);
  const figure = await stage.add(model, new AbortController().signal);
  figure.place(MIDDLE);
  figure.setHabits(STILL);
  // What it did by itself before is over.
  stage.step(1_000);
  return { stage, figure, model };
}

type Pixel = readonly number[];

const at = ({ data, width }: ImageData, x: number, y: number): Pixel =>
  Array.from(data.slice(4 * (y * width + x), 4 * (y * width + x) + 4));

/** Left and right edge of what is there in a row; nothing in an empty one. */
function edges({ data, width }: ImageData, y: number): readonly number[] {
  const there = Array.from({ length: width }, (_, x) => x).filter(
    (x) => data[4 * (y * width + x) + 3]! > 100,
  );
  return [there[0] ?? -1, there.at(-1) ?? -1];
}

const shoot = (stage: Live2dStage, scale = 1): Promise<ImageData> =>
  stage.shoot({ scale, isTransparent: true });

const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: Error) => {
      const kind =
        error instanceof FileMissing ? 'FileMissing' : error instanceof TypeError ? 'TypeError' : error.name;
      return `${kind}: ${error.message}`;
    },
  );

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const live2dPage = {
  /** What a figure looks like at rest: in its middle, in its lower half, beside it, and once more twice as large. */
  async look(kind: BodyKind) {
    const { stage, figure } = await show(kind);
    const once = await shoot(stage);
    const twice = await shoot(stage, 2);
    const result = {
      kind: figure.kind,
      parameters: figure.parameters.length,
      size: [once.width, once.height, twice.width, twice.height],
      head: at(once, 150, 40),
      feet: at(once, 150, 160),
      beside: at(once, 20, 40),
      edges: [edges(once, 40), edges(twice, 80)],
      bounds: figure.bounds(),
    };
    stage.close();
    return result;
  },

  async hold(kind: BodyKind) {
    const { stage, figure } = await show(kind);
    const before = edges(await shoot(stage), 40);
    figure.hold('PARAM_ANGLE_X', 20);
    figure.hold('PARAM_NONE', 1);
    stage.step(0);
    const held = edges(await shoot(stage), 40);
    const value = figure.valueOf('PARAM_ANGLE_X');
    figure.hold('PARAM_ANGLE_X', null);
    stage.step(1_000);
    const after = edges(await shoot(stage), 40);
    stage.close();
    return { before, held, value, after };
  },

  /** A motion is played, another takes its place, one is not known, one is missing and comes later. */
  async play(kind: BodyKind) {
    const { stage, figure, model } = await show(kind);
    const angle = () => figure.valueOf('PARAM_ANGLE_X');
    const unknown = await outcome(figure.play('none'));
    model.missing.add('nod.mtn');
    const missing = await outcome(figure.play('nod'));
    model.missing.clear();
    const turned = outcome(figure.play('turn'));
    await pause(20);
    stage.step(500);
    const during = angle();
    const shown = edges(await shoot(stage), 40);
    await pause(300);
    stage.step(0);
    const withoutSteps = angle();
    const nodded = outcome(figure.play('nod'));
    await pause(20);
    stage.step(100);
    const another = angle();
    stage.step(100);
    const ended = [await turned, await nodded];
    stage.step(100);
    const rest = angle();
    const asked = model.asked.filter((file) => file.endsWith('.mtn'));
    stage.close();
    return { unknown, missing, during, shown, withoutSteps, another, ended, rest, asked };
  },

  async express(kind: BodyKind) {
    const { stage, figure } = await show(kind);
    const eyes: number[] = [];
    await figure.express('mild');
    for (let step = 0; step < 5; step++) {
      stage.step(33);
      eyes.push(figure.valueOf('PARAM_EYE_L_OPEN'));
    }
    await figure.express('up');
    stage.step(33);
    const brow = figure.valueOf('PARAM_BROW_L_Y');
    const unknown = await outcome(figure.express('none'));
    await figure.express(null);
    stage.step(2_000);
    const after = figure.valueOf('PARAM_BROW_L_Y');
    stage.close();
    return { eyes, brow, unknown, after };
  },

  async place(kind: BodyKind) {
    const { stage, figure } = await show(kind);
    figure.place({ ...MIDDLE, x: 0.5, y: 0.5, scale: 0.5 });
    stage.step(0);
    const bounds = figure.bounds();
    const moved = edges(await shoot(stage), 110);
    figure.place({ ...MIDDLE, opacity: 0.5 });
    stage.step(0);
    const faded = at(await shoot(stage), 150, 40);
    figure.place(MIDDLE);
    stage.step(0);
    const bright = at(await shoot(stage), 150, 40);
    figure.place({ ...MIDDLE, light: 0.5 });
    stage.step(0);
    const dimmed = at(await shoot(stage), 150, 40);
    figure.place({ ...MIDDLE, isShown: false });
    stage.step(0);
    const hidden = at(await shoot(stage), 150, 40);
    stage.close();
    return { bounds, moved, faded, bright, dimmed, hidden };
  },

  /** Two figures one before the other, on a background. */
  async layers() {
    const { stage, figure } = await show('puppet');
    const other = await stage.add(await testModel('cubism'), new AbortController().signal);
    other.setHabits(STILL);
    figure.place({ ...MIDDLE, y: 2 });
    stage.setBackground({ kind: 'colour', colour: '#0000ff' });
    stage.arrange([other, figure]);
    const overHead = async () => at(await stage.shoot({ scale: 1, isTransparent: false }), 150, 160);
    const front = await overHead();
    stage.arrange([figure, other]);
    const back = await overHead();
    const beside = at(await stage.shoot({ scale: 1, isTransparent: false }), 20, 40);
    const transparent = at(await shoot(stage), 20, 40);
    stage.setBackground({ kind: 'gradient', from: '#000000', to: '#ffffff', degrees: 90 });
    const picture = await stage.shoot({ scale: 1, isTransparent: false });
    const gradient = [at(picture, 2, 10), at(picture, 297, 10)];
    stage.close();
    return { front, back, beside, transparent, gradient };
  },

  /** The graphics card takes its picture away and gives it back. */
  async lose(kind: BodyKind) {
    const { stage } = await show(kind);
    const before = at(await shoot(stage), 150, 40);
    let heard = 0;
    stage.onLost(() => (heard += 1));
    const restored = new Promise((resolve) =>
      stage.canvas.addEventListener('webglcontextrestored', resolve, { once: true }),
    );
    const gl = stage.canvas.getContext('webgl2')!;
    gl.getExtension('WEBGL_lose_context')!.loseContext();
    stage.step(16);
    await restored;
    await pause(0);
    const after = at(await shoot(stage), 150, 40);
    stage.close();
    return { before, after, heard };
  },

  /** Stages are opened and closed with a figure; browsers keep about sixteen contexts, and take the oldest away. */
  async openMany(kind: BodyKind, times: number) {
    const first = await show('puppet');
    const before = alive();
    const lost: boolean[] = [];
    for (let time = 0; time < times; time++) {
      const { stage } = await show(kind);
      const gl = stage.canvas.getContext('webgl2')!;
      stage.close();
      lost.push(gl.isContextLost() && !stage.canvas.isConnected);
    }
    const isAlive = !first.stage.canvas.getContext('webgl2')!.isContextLost();
    const after = alive();
    first.stage.close();
    return {
      isAlive,
      isAllGivenBack: lost.every(Boolean),
      times: lost.length,
      canvases: document.querySelectorAll('canvas').length,
      before,
      after,
    };
  },

  /** Figures come and go on one stage. */
  async addMany(kind: BodyKind, times: number) {
    const { stage } = await show('puppet');
    const add = async () => {
      const figure = await stage.add(await testModel(kind), new AbortController().signal);
      figure.place({ ...MIDDLE, opacity: 0.5 });
      stage.step(16);
      figure.remove();
      stage.step(16);
    };
    await add();
    const before = alive();
    for (let time = 0; time < times; time++) await add();
    const after = alive();
    stage.close();
    return { before, after };
  },

  async refuse(model: string) {
    const stage = await open();
    const refusal = await outcome(stage.add(await testModel('puppet', model), new AbortController().signal));
    const aborted = new AbortController();
    const adding = outcome(stage.add(await testModel('puppet'), aborted.signal));
    aborted.abort();
    const left = await adding;
    stage.step(16);
    stage.close();
    return { refusal, left };
  },

  core: () => ({ state: cubismState(), stub: window.stubCore ?? null }),
};

export type Live2dPage = typeof live2dPage;

Object.assign(window, { live2dPage });
