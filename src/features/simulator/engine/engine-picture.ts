import type { Look } from '#machines/simulator/simulator.types';
import type { PlayableChart } from '#model/chart/playing/playable';
import { createDrawList } from '#model/chart/stage/create-draw-list';
import type { DrawList, StageOptions } from '#model/chart/stage/draw-list';
import { frame } from '#model/chart/stage/frame';
import { type StageChart, stageChart } from '#model/chart/stage/stage-chart';
import type { Skin } from '#src/browser/stage/skin.ts';
import type { Stage } from '#src/browser/stage/stage.ts';
import type { EngineWorld } from './engine-world.ts';
import type { PlayRun } from './play-run.ts';

/** A chart as it is drawn. */
interface Drawn {
  readonly chart: StageChart;
  readonly list: DrawList;
}

/** What is seen of a chart, while there is an element to draw it in. */
export class EnginePicture {
  readonly #world: EngineWorld;
  readonly #onChange: () => void;
  #stage: Stage | null = null;
  #skin: Skin | null = null;
  #drawn: Drawn | null = null;
  #look: Look;
  #stopSize: (() => void) | null = null;

  /** `onChange` is called when it wants to be drawn again. */
  constructor(world: EngineWorld, look: Look, onChange: () => void) {
    this.#world = world;
    this.#look = look;
    this.#onChange = onChange;
  }

  get framesPerSecond(): number {
    return this.#stage?.frames.fps ?? 0;
  }

  /** Pixels of the stage at a place of its element. */
  placeAt(x: number, y: number): { readonly x: number; readonly y: number } {
    return this.#stage?.placeAt(x, y) ?? { x, y };
  }

  setChart(chart: PlayableChart): void {
    const laidOut = stageChart(chart);
    this.#drawn = { chart: laidOut, list: createDrawList(laidOut) };
  }

  setSkin(skin: Skin): void {
    this.#skin = skin;
    this.#stage?.setSkin(skin);
    this.#onChange();
  }

  setLook(look: Look): void {
    this.#look = look;
    this.#showLook();
    this.#onChange();
  }

  /** In this element from now on; null takes the picture away. */
  drawIn(host: object | null): void {
    this.#stopSize?.();
    this.#stopSize = null;
    this.#stage?.close();
    this.#stage = null;
    if (!host) return;
    try {
      this.#stage = this.#openStage(host);
    } catch {
      this.#world.report({ type: 'PICTURE.REFUSED' });
    }
  }

  /** A moment of the chart, as it plays itself or as the visitor plays it. */
  draw(seconds: number, options: StageOptions, playRun: PlayRun | null, isMoving: boolean): void {
    const drawn = this.#drawn;
    const stage = this.#stage;
    if (!drawn) return;
    frame(drawn.chart, seconds, options, drawn.list, playRun?.run ?? null);
    playRun?.write(seconds, drawn.list);
    stage?.draw(drawn.list, isMoving);
  }

  #openStage(host: object): Stage {
    const world = this.#world;
    const stage = world.openStage(host);
    stage.onLost(() => world.report({ type: 'PICTURE.LOST' }));
    stage.onRestored(() => {
      world.report({ type: 'PICTURE.SHOWN' });
      this.#onChange();
    });
    if (this.#skin) stage.setSkin(this.#skin);
    this.#stopSize = world.watchSize(host, (width, height, pixelRatio) => {
      stage.resize(width, height, pixelRatio);
      this.#onChange();
    });
    this.#stage = stage;
    this.#showLook();
    world.report({ type: 'PICTURE.SHOWN' });
    return stage;
  }

  #showLook(): void {
    const { settings, isStill, colour } = this.#look;
    this.#stage?.setLook({
      ribbonOpacity: settings.ribbons,
      dim: 1 - settings.background,
      cover: settings.cover,
      colour,
      isStill,
      texts: { combo: 'COMBO', perfect: 'PERFECT' },
      frameRate: settings.frameRate,
      sharpness: settings.sharpness,
    });
  }
}
