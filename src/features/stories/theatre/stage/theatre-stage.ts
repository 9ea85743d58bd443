import { BUILD_DATA, bundleFilePath, modelBundle } from '#model/media/live2d/model-files';
import { type LayerModel, modelKey } from '#model/media/live2d/scene/scene';
import type { StoryFigure } from '#model/media/story/story-state';
import type { ServerCode } from '#model/vocabulary/servers';
import type { Live2dStage, ModelSource } from '#src/browser/live2d/live2d-stage.ts';
import { StageClock } from '#src/features/live2d/engine/stage-clock.ts';
import type { StageWorld } from '#src/features/live2d/engine/stage-world.ts';
import { Cast } from './cast.ts';
import type { CastDeed } from './cast-deeds.ts';

/** `refused`: the browser cannot draw it, and pictures stand for the figures. */
export type TheatrePicture = 'awaiting' | 'shown' | 'lost' | 'refused';

interface StageListener {
  onPicture(picture: TheatrePicture): void;
  /** `part`: of the model at this address. */
  onMissing(address: string, part: string | null): void;
}

export const costumeModel = (server: ServerCode, costume: string): LayerModel => ({
  kind: 'bundle',
  server,
  bundle: modelBundle(costume),
});

/** The figures of a story on the page: holds the stage, its clock, and what happens before the stage is there. */
export class TheatreStage {
  readonly #world: StageWorld;
  readonly #server: ServerCode;
  readonly #listener: StageListener;
  readonly #clock: StageClock;
  readonly #ending = new AbortController();
  readonly #sources = new Map<string, Promise<ModelSource>>();
  #stage: Live2dStage | null = null;
  #cast: Cast | null = null;
  #opening: Promise<void> | null = null;
  #element: HTMLElement | null = null;
  #unwatch = (): void => undefined;
  #members: readonly StoryFigure[] = [];
  #talking: readonly number[] = [];
  #isCalm = false;
  #isRunning = true;

  constructor(world: StageWorld, server: ServerCode, listener: StageListener) {
    this.#world = world;
    this.#server = server;
    this.#listener = listener;
    this.#clock = new StageClock(world.eachFrame, {
      step: (ms) => this.#cast?.step(ms),
      count: () => undefined,
    });
  }

  showIn(element: HTMLElement | null): void {
    this.#unwatch();
    this.#unwatch = () => undefined;
    this.#element = element;
    if (!element) {
      this.#beat();
      return;
    }
    this.#opening ??= this.#open();
    void this.#opening.then(() => {
      if (this.#stage && this.#element === element) this.#attach(this.#stage, element);
    });
  }

  follow(members: readonly StoryFigure[], deeds: readonly CastDeed[], isAtOnce: boolean): void {
    this.#members = members;
    this.#cast?.follow(members, deeds, isAtOnce);
    if (!this.#clock.isRunning) this.#cast?.step(0);
  }

  talk(characterIds: readonly number[]): void {
    this.#talking = characterIds;
    this.#cast?.talk(characterIds);
  }

  openMouth(characterId: number, share: number | null): void {
    this.#cast?.openMouth(characterId, share);
  }

  setCalm(isCalm: boolean): void {
    this.#isCalm = isCalm;
    this.#cast?.setCalm(isCalm);
  }

  /** Nothing moves while the story is paused or no one looks. */
  run(isRunning: boolean): void {
    this.#isRunning = isRunning;
    this.#beat();
  }

  /** The files of a costume, asked for once; after a failure they are asked for again. */
  sourceOf = (model: LayerModel): Promise<ModelSource> => {
    const key = modelKey(model);
    const known = this.#sources.get(key);
    if (known) return known;
    const asked = this.#world.sourceOf(model, this.#ending.signal);
    this.#sources.set(key, asked);
    asked.catch(() => this.#sources.delete(key));
    return asked;
  };

  close(): void {
    this.#ending.abort();
    this.#unwatch();
    this.#clock.run(false);
    this.#cast?.close();
    this.#stage?.close();
    this.#cast = null;
    this.#stage = null;
  }

  async #open(): Promise<void> {
    try {
      const stage = await this.#world.openStage();
      if (this.#ending.signal.aborted) {
        stage.close();
        return;
      }
      this.#stage = stage;
      stage.onLost(() => this.#report('lost'));
      stage.onRestored(() => this.#report('shown'));
      this.#cast = new Cast(stage, {
        modelOf: (costume) => costumeModel(this.#server, costume),
        sourceOf: this.sourceOf,
        onMissing: (costume, part) => this.#miss(costume, part),
      });
      this.#cast.setCalm(this.#isCalm);
      this.#cast.follow(this.#members, [], true);
      this.#cast.talk(this.#talking);
      this.#report('shown');
    } catch {
      this.#report('refused');
    }
  }

  #miss(costume: string, part: string | null): void {
    const address = bundleFilePath(this.#server, { bundle: modelBundle(costume), file: BUILD_DATA });
    if (!this.#ending.signal.aborted) this.#listener.onMissing(address, part);
  }

  #report(picture: TheatrePicture): void {
    if (!this.#ending.signal.aborted) this.#listener.onPicture(picture);
  }

  #attach(stage: Live2dStage, element: HTMLElement): void {
    element.append(stage.canvas);
    this.#unwatch = this.#world.watchSize(element, (width, height) => {
      if (width <= 0 || height <= 0) return;
      stage.resize(width, height, this.#world.pixelRatio);
      stage.step(0);
    });
    this.#beat();
  }

  #beat(): void {
    this.#clock.run(this.#isRunning && this.#element !== null && this.#cast !== null);
  }
}
