import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { createDrawList } from '#model/chart/stage/create-draw-list';
import type { DrawList } from '#model/chart/stage/draw-list';
import { frame } from '#model/chart/stage/frame';
import { stageChart } from '#model/chart/stage/stage-chart';
import { CONTRAST_SKIN, SETORI_SKIN } from '#src/browser/stage/drawn-skin.ts';
import { FIRST_LOOK } from '#src/browser/stage/look.ts';
import { openStage, type Stage } from '#src/browser/stage/stage.ts';

/** Runs in the page of tests/e2e/stage.test.ts, which calls it by name. */

/** One tap in the middle lane at one second, and a hold on the left that lasts. */
const CHART = [
  { type: 'BPM', beat: 0, bpm: 60 },
  { type: 'Single', beat: 1, lane: 3 },
  {
    type: 'Long',
    connections: [
      { beat: 0.5, lane: 1 },
      { beat: 3, lane: 1 },
    ],
  },
];

const OPTIONS = {
  approach: 1,
  noteSize: 1,
  cover: 0,
  hidden: 0,
  hasTies: true,
  hasOffBeat: true,
  hasLaneLight: true,
  hasWindows: false,
};

const WIDTH = 667;
const HEIGHT = 375;

function listAt(seconds: number): DrawList {
  const chart = stageChart(playableChart(parseChart(CHART)));
  const list = createDrawList(chart);
  frame(chart, seconds, OPTIONS, list);
  return list;
}

interface Opened {
  readonly stage: Stage;
  readonly canvas: HTMLCanvasElement;
  readonly host: HTMLElement;
}

function open(): Opened {
  const host = document.createElement('div');
  document.body.append(host);
  const stage = openStage(host);
  stage.setLook({ ...FIRST_LOOK, isStill: true });
  stage.resize(WIDTH, HEIGHT, 1);
  stage.draw(listAt(1));
  return { stage, canvas: host.querySelector('canvas')!, host };
}

/** Colour at places of the stage, in its own pixels. */
async function coloursAt(stage: Stage, places: readonly (readonly [number, number])[]): Promise<number[][]> {
  const bitmap = await createImageBitmap(await stage.picture());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  })!;
  context.drawImage(bitmap, 0, 0);
  return places.map(([x, y]) => Array.from(context.getImageData(x / 2, y / 2, 1, 1).data.slice(0, 3)));
}

const contextOf = (canvas: HTMLCanvasElement): WebGL2RenderingContext => canvas.getContext('webgl2')!;

/** On the tap beside its white dash, on the held ribbon, and on a lane with nothing. */
const PLACES = [
  [620, 630],
  [475, 400],
  [820, 300],
] as const;

const stagePage = {
  async colours() {
    const { stage, host } = open();
    const list = listAt(0.999);
    stage.draw(list);
    const setori = await coloursAt(stage, PLACES);
    stage.setSkin(CONTRAST_SKIN);
    const contrast = await coloursAt(stage, PLACES);
    stage.setSkin(SETORI_SKIN);
    stage.setLook({ ...FIRST_LOOK, isStill: true, cover: 0.9 });
    const covered = await coloursAt(stage, PLACES);
    stage.close();
    host.remove();
    return { setori, contrast, covered };
  },

  /** The graphics card takes its picture away and gives it back. */
  async lose() {
    const { stage, canvas, host } = open();
    const before = await coloursAt(stage, PLACES);
    const heard: string[] = [];
    stage.onLost(() => heard.push('lost'));
    const restored = new Promise<void>((resolve) => {
      stage.onRestored(() => {
        heard.push('restored');
        resolve();
      });
    });
    contextOf(canvas).getExtension('WEBGL_lose_context')!.loseContext();
    stage.draw(listAt(1));
    await restored;
    const after = await coloursAt(stage, PLACES);
    stage.close();
    host.remove();
    return { before, after, heard };
  },

  /** Browsers keep about sixteen contexts and take the oldest away: it lives only if all others were given back. */
  async openMany(times: number) {
    const first = open();
    const lost: boolean[] = [];
    for (let time = 0; time < times; time++) {
      const { stage, canvas, host } = open();
      const context = contextOf(canvas);
      stage.close();
      lost.push(context.isContextLost());
      lost.push(host.childElementCount === 0);
      host.remove();
    }
    const isAlive = !contextOf(first.canvas).isContextLost();
    first.stage.close();
    first.host.remove();
    return {
      isAlive,
      isAllGivenBack: lost.every(Boolean),
      canvases: document.querySelectorAll('canvas').length,
    };
  },
};

export type StagePage = typeof stagePage;

Object.assign(window, { stagePage });
