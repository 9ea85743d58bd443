import type { Live2dEvent, Live2dOrder, StagedLayer, StagePoint } from '#machines/live2d/live2d.types';
import { type LayerModel, modelKey, type SceneBackground } from '#model/media/live2d/scene/scene';
import type { Live2dStage, ModelSource } from '#src/browser/live2d/live2d-stage.ts';
import { countedSource, faultOf } from './figure-files.ts';
import { StageClock } from './stage-clock.ts';
import type { StageWorld } from './stage-world.ts';
import { FigureOfLayer } from './staged-figure.ts';

/** Where a layer is on its way onto the stage. */
interface Place {
  readonly tries: number;
  readonly leaving: AbortController;
  wanted: StagedLayer;
  shown: FigureOfLayer | null;
}

/**
 * Follows the scene: brings figures onto the stage, takes them off, and has them do what their layers say. Holds the clock of the stage:
 * nothing moves while no one looks, or while a film is being taken.
 */
export class FigureHost {
  readonly #world: StageWorld;
  readonly #report: (event: Live2dEvent) => void;
  readonly #places = new Map<number, Place>();
  readonly #sources = new Map<string, Promise<ModelSource>>();
  readonly #ending = new AbortController();
  readonly #clock: StageClock;
  #stage: Live2dStage | null = null;
  #element: HTMLElement | null = null;
  #unwatch = (): void => undefined;
  /** On the stage now, or on its way there. */
  #background: SceneBackground | null = null;
  #scenery: SceneBackground | null = null;
  #order: readonly StagedLayer[] = [];
  #opening: Promise<Live2dStage> | null = null;
  #isRunning = true;
  #isHeld = false;
  #holding: Promise<unknown> = Promise.resolve();
  /** Aborted when the graphics card takes the picture away while a file is made. */
  #losing = new AbortController();
  /** What the stage still has to take on. */
  #size: { readonly width: number; readonly height: number } | null = null;

  constructor(world: StageWorld, report: (event: Live2dEvent) => void) {
    this.#world = world;
    this.#report = (event) => {
      if (!this.#ending.signal.aborted) report(event);
    };
    this.#clock = new StageClock(world.eachFrame, {
      step: (ms) => this.#stage?.step(ms),
      count: (framesPerSecond) => this.#report({ type: 'FRAMES.COUNTED', framesPerSecond }),
    });
  }

  take(order: Live2dOrder): void {
    if (order.type === 'ORDER.HOST')
      this.#showIn(order.host instanceof HTMLElement ? order.host : null).catch(() =>
        this.#report({ type: 'PICTURE.REFUSED' }),
      );
    if (order.type === 'ORDER.SCENE') this.#follow(order.layers, order.background);
    if (order.type === 'ORDER.LOOK') for (const { shown } of this.#places.values()) shown?.look(order.point);
    if (order.type === 'ORDER.RUN' || order.type === 'ORDER.REST') {
      this.#isRunning = order.type === 'ORDER.RUN';
      this.#beat();
    }
  }

  close(): void {
    this.#ending.abort();
    this.#unwatch();
    this.#clock.run(false);
    for (const { leaving } of this.#places.values()) leaving.abort();
    this.#places.clear();
    this.#background = null;
    this.#stage?.close();
    this.#stage = null;
  }

  /** While something else holds the clock, the page draws nothing by itself and the picture keeps its size. One waits for the other. */
  hold<T>(act: (stage: Live2dStage, lost: AbortSignal) => Promise<T>): Promise<T> {
    const held = this.#holding.then(() => this.#holdNow(act));
    this.#holding = held.catch(() => undefined);
    return held;
  }

  async #holdNow<T>(act: (stage: Live2dStage, lost: AbortSignal) => Promise<T>): Promise<T> {
    const stage = this.#stage;
    if (!stage) throw new Error('there is no stage');
    this.#isHeld = true;
    this.#losing = new AbortController();
    this.#beat();
    try {
      return await act(stage, this.#losing.signal);
    } finally {
      this.#isHeld = false;
      this.#resize();
      this.#beat();
    }
  }

  figureOf = (id: number): FigureOfLayer | null => this.#places.get(id)?.shown ?? null;

  /** Aborted when the figure is taken off. */
  leavingOf = (id: number): AbortSignal | null => this.#places.get(id)?.leaving.signal ?? null;

  modelOf = (id: number): LayerModel | null => this.#places.get(id)?.wanted.model ?? null;

  /** As the figure was drawn last; null where there is none. */
  valueOf = (id: number, parameter: string): number | null =>
    this.figureOf(id)?.figure.valueOf(parameter) ?? null;

  boundsOf = (id: number) => this.figureOf(id)?.figure.bounds() ?? null;

  /** Files of a model, asked for once; after a failure they are asked for again. Of packages of one name the last that was opened counts. */
  sourceOf = (model: LayerModel): Promise<ModelSource> => {
    if (model.kind === 'own') return this.#world.sourceOf(model, this.#ending.signal);
    const key = modelKey(model);
    const known = this.#sources.get(key);
    if (known) return known;
    const asked = this.#world.sourceOf(model, this.#ending.signal);
    this.#sources.set(key, asked);
    asked.catch(() => this.#sources.delete(key));
    return asked;
  };

  async #showIn(element: HTMLElement | null): Promise<void> {
    this.#unwatch();
    this.#element = element;
    if (!element) return;
    const stage = await this.#opened();
    if (this.#ending.signal.aborted || this.#element !== element) return;
    element.append(stage.canvas);
    this.#unwatch = this.#world.watchSize(element, (width, height) => {
      if (width <= 0 || height <= 0) return;
      this.#size = { width, height };
      this.#resize();
    });
    this.#report({ type: 'PICTURE.SHOWN' });
    this.#beat();
  }

  /** Frames of a film are all of one size. */
  #resize(): void {
    if (this.#isHeld || !this.#size || !this.#stage) return;
    this.#stage.resize(this.#size.width, this.#size.height, this.#world.pixelRatio);
    this.#stage.step(0);
    this.#size = null;
  }

  #opened(): Promise<Live2dStage> {
    this.#opening ??= this.#world.openStage().then((stage) => {
      if (this.#ending.signal.aborted) {
        stage.close();
        throw this.#ending.signal.reason;
      }
      this.#stage = stage;
      stage.onLost(() => {
        this.#losing.abort();
        this.#report({ type: 'PICTURE.LOST' });
      });
      stage.onRestored(() => this.#report({ type: 'PICTURE.SHOWN' }));
      if (this.#scenery) this.#showBackground(this.#scenery);
      return stage;
    });
    return this.#opening;
  }

  #beat(): void {
    this.#clock.run(this.#isRunning && !this.#isHeld && this.#element !== null && this.#stage !== null);
  }

  #follow(layers: readonly StagedLayer[], background: SceneBackground): void {
    const ids = new Set(layers.map(({ id }) => id));
    for (const id of [...this.#places.keys()]) if (!ids.has(id)) this.#remove(id);
    for (const layer of layers) {
      const place = this.#places.get(layer.id);
      if (place && place.tries === layer.tries) {
        place.wanted = layer;
        place.shown?.follow(layer);
      } else this.#bring(layer);
    }
    this.#arrange(layers);
    this.#showBackground(background);
    // What rests shows all the same what is set.
    if (!this.#clock.isRunning && !this.#isHeld) this.#stage?.step(0);
  }

  #arrange(layers: readonly StagedLayer[]): void {
    const figures = layers.flatMap(({ id }) => this.figureOf(id)?.figure ?? []);
    this.#stage?.arrange(figures);
    this.#order = layers;
  }

  #remove(id: number): void {
    const place = this.#places.get(id);
    place?.leaving.abort();
    place?.shown?.figure.remove();
    this.#places.delete(id);
  }

  #bring(layer: StagedLayer): void {
    this.#remove(layer.id);
    const { id, model } = layer;
    const leaving = new AbortController();
    const place: Place = { tries: layer.tries, leaving, wanted: layer, shown: null };
    this.#places.set(id, place);
    const bring = async () => {
      const [stage, source] = await Promise.all([this.#opened(), this.sourceOf(model)]);
      leaving.signal.throwIfAborted();
      const figure = await stage.add(countedSource(source, id, this.#report), leaving.signal);
      if (leaving.signal.aborted) {
        figure.remove();
        return;
      }
      place.shown = new FigureOfLayer(figure, { report: this.#report, sourceOf: this.sourceOf });
      place.shown.follow(place.wanted);
      this.#arrange(this.#order);
      this.#report({ type: 'LIBRARY.ASKED', library: this.#world.library() });
      const { kind, parameters, motions, expressions } = figure;
      this.#report({ type: 'FIGURE.READY', id, facts: { kind, parameters, motions, expressions } });
      if (!this.#clock.isRunning && !this.#isHeld) stage.step(0);
    };
    bring().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      this.#report({ type: 'LIBRARY.ASKED', library: this.#world.library() });
      this.#report({ type: 'FIGURE.FAILED', id, fault: faultOf(error, model) });
    });
  }

  #showBackground(background: SceneBackground): void {
    this.#scenery = background;
    // By identity: a picture that is chosen once more may be another one of the same name.
    if (background === this.#background || !this.#stage) return;
    this.#background = background;
    if (background.kind !== 'game' && background.kind !== 'own') {
      this.#stage.setBackground(background);
      return;
    }
    const name = background.kind === 'game' ? background.path : background.name;
    this.#world.pictureOf({ kind: background.kind, name }).then(
      (picture) => {
        if (this.#background === background) this.#stage?.setBackground({ kind: 'picture', picture });
        else picture.close();
      },
      () => {
        if (this.#background !== background) return;
        this.#stage?.setBackground({ kind: 'none' });
        this.#report({ type: 'BACKGROUND.MISSING' });
      },
    );
  }
}

/** From a place in pixels within the picture to one of the stage, which is 2 high. */
export const stagePoint = (
  x: number,
  y: number,
  size: { readonly width: number; readonly height: number },
): StagePoint => ({
  x: ((x - size.width / 2) * 2) / size.height,
  y: (y * 2) / size.height - 1,
});
