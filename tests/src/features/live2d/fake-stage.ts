import type { FigureHabits } from '#model/media/live2d/animator/animator';
import type { BundleFile, ModelFiles } from '#model/media/live2d/model-files';
import type { BodyKind } from '#src/browser/live2d/figure-body.ts';
import type {
  FigurePose,
  Live2dStage,
  ModelSource,
  PlayOptions,
  StageBackground,
  StageFigure,
} from '#src/browser/live2d/live2d-stage.ts';
import { FileMissing } from '#src/browser/live2d/live2d-stage.ts';

const file = (name: string): BundleFile => ({ bundle: 'live2d/chara/001_general', file: name });
const named = (name: string, ending: string) => ({ ...file(`${name}${ending}`), name });

export const FILES: ModelFiles = {
  model: { bundle: 'live2d/chara/001_live_default', file: '001.moc' },
  physics: null,
  textures: [{ bundle: 'live2d/chara/001_live_default', file: 'texture_00.png' }],
  motions: [named('idle01', '.mtn'), named('smile01', '.mtn'), named('wave01', '.mtn')],
  expressions: [named('default', '.exp.json'), named('smile01', '.exp.json')],
};

/** A source that has all files but some. */
export const sourceWithout = (...missing: readonly string[]): ModelSource => ({
  files: FILES,
  still: null,
  read: async (asked) => {
    if (missing.includes(asked.file)) throw new FileMissing(asked);
    return new TextEncoder().encode(asked.file);
  },
});

/** What was done with a figure, in order. */
export type Deed = readonly [name: string, ...values: unknown[]];

export class FakeFigure implements StageFigure {
  readonly kind: BodyKind;
  readonly parameters = [{ id: 'PARAM_ANGLE_X', min: -30, max: 30, rest: 0 }];
  readonly motions: readonly string[];
  readonly expressions: readonly string[];
  readonly deeds: Deed[] = [];
  readonly values = new Map<string, number>();
  isRemoved = false;
  pose: FigurePose | null = null;
  habits: FigureHabits | null = null;
  endMotion = (): void => undefined;
  readonly #source: ModelSource;

  constructor(source: ModelSource, kind: BodyKind = 'puppet') {
    this.#source = source;
    this.kind = kind;
    const canMove = kind !== 'still';
    this.motions = canMove ? source.files.motions.map(({ name }) => name) : [];
    this.expressions = canMove ? source.files.expressions.map(({ name }) => name) : [];
  }

  place(pose: FigurePose): void {
    this.pose = pose;
  }

  setHabits(habits: FigureHabits): void {
    this.habits = habits;
  }

  async play(motion: string, options: PlayOptions = {}): Promise<void> {
    this.deeds.push(['play', motion, options.isLoop ?? false, options.of !== undefined]);
    const { files, read } = options.of ?? this.#source;
    const found = files.motions.find(({ name }) => name === motion);
    if (found) await read(found, new AbortController().signal);
    this.endMotion();
    await new Promise<void>((resolve) => {
      this.endMotion = resolve;
      options.onBegin?.();
    });
  }

  stop(): void {
    this.deeds.push(['stop']);
    this.endMotion();
  }

  async express(expression: string | null, of?: ModelSource): Promise<void> {
    this.deeds.push(['express', expression, of !== undefined]);
    const { files, read } = of ?? this.#source;
    const found = files.expressions.find(({ name }) => name === expression);
    if (found) await read(found, new AbortController().signal);
  }

  hold(parameter: string, value: number | null): void {
    this.deeds.push(['hold', parameter, value]);
    if (value === null) this.values.delete(parameter);
    else this.values.set(parameter, value);
  }

  valueOf(parameter: string): number {
    return this.values.get(parameter) ?? 0;
  }

  lookAt(point: object | null): void {
    this.deeds.push(['look', point]);
  }

  openMouth(share: number | null): void {
    this.deeds.push(['mouth', share]);
  }

  bounds() {
    return { left: 10, top: 20, width: 100, height: 200 };
  }

  remove(): void {
    this.isRemoved = true;
    this.endMotion();
  }
}

/** A stage that draws nothing and records what was done with it. */
export class FakeStage implements Live2dStage {
  readonly canvas = document.createElement('canvas');
  readonly figures: FakeFigure[] = [];
  readonly steps: number[] = [];
  readonly shots: { readonly scale: number; readonly isTransparent: boolean }[] = [];
  order: readonly StageFigure[] = [];
  background: StageBackground | null = null;
  readonly stills: (string | null)[] = [];
  isClosed = false;
  kind: BodyKind = 'puppet';
  lose = (): void => undefined;
  restore = (): void => undefined;
  readonly sizes: (readonly [width: number, height: number])[] = [];

  async add(model: ModelSource, signal: AbortSignal): Promise<StageFigure> {
    await model.read(model.files.model, signal);
    for (const texture of model.files.textures) await model.read(texture, signal);
    this.stills.push(model.still);
    const figure = new FakeFigure(model, this.kind);
    this.figures.push(figure);
    return figure;
  }

  arrange(figures: readonly StageFigure[]): void {
    this.order = figures;
  }

  setBackground(background: StageBackground): void {
    this.background = background;
  }

  resize(width: number, height: number): void {
    this.sizes.push([width, height]);
  }

  step(ms: number): void {
    this.steps.push(ms);
  }

  async shoot(shot: { readonly scale: number; readonly isTransparent: boolean }): Promise<ImageData> {
    this.shots.push(shot);
    const [width, height] = [2 * shot.scale, 2 * shot.scale];
    return {
      width,
      height,
      data: new Uint8ClampedArray(4 * width * height),
      colorSpace: 'srgb',
    } as ImageData;
  }

  onLost(hear: () => void): void {
    this.lose = hear;
  }

  onRestored(hear: () => void): void {
    this.restore = hear;
  }

  close(): void {
    this.isClosed = true;
  }
}
