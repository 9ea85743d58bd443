import type { Live2dEvent, StagedLayer, StagePoint } from '#machines/live2d/live2d.types';
import { isSameAct, type LayerAct, type LayerModel } from '#model/media/live2d/scene/scene';
import type { ModelSource, StageFigure } from '#src/browser/live2d/live2d-stage.ts';

interface FigureLinks {
  readonly report: (event: Live2dEvent) => void;
  /** Of the model that a motion or an expression is borrowed from. */
  readonly sourceOf: (model: LayerModel) => Promise<ModelSource>;
}

/** Shares of the stage's height that her head is above her feet, and how far away the look goes all the way. */
const HEAD = 1.6;
const FAR = 1.2;

const share = (length: number): number => Math.max(-1, Math.min(1, length / FAR));

/** Where she looks to see a point of the stage. */
const lookFrom = ({ x, y, scale }: StagedLayer, point: StagePoint): StagePoint => ({
  x: share(point.x - x),
  y: share(point.y - (y - HEAD * scale)),
});

/** A figure on the stage, made to do what its layer says. */
export class FigureOfLayer {
  readonly figure: StageFigure;
  readonly #links: FigureLinks;
  #layer: StagedLayer | null = null;
  /** Of the motion that was begun last. */
  #turn = 0;
  #lacksExpression = false;

  constructor(figure: StageFigure, links: FigureLinks) {
    this.figure = figure;
    this.#links = links;
  }

  /** Does only what is other than before: a motion goes on while a parameter is held. */
  follow(layer: StagedLayer): void {
    const before = this.#layer;
    this.#layer = layer;
    this.figure.place(layer);
    this.figure.setHabits(layer);
    this.#holdAll(layer, before);
    const isAskedAgain = before ? layer.plays !== before.plays : layer.isPlaying;
    const isOtherFace = !isSameAct(layer.expression, before?.expression ?? null);
    if (isOtherFace || (isAskedAgain && this.#lacksExpression)) this.#express(layer);
    const isOtherLoop = before !== null && layer.isLooping !== before.isLooping;
    if (isAskedAgain || (isOtherLoop && layer.isPlaying)) this.#play(layer);
    if (before?.looksAtPointer && !layer.looksAtPointer) this.figure.lookAt(null);
  }

  /** Something else moves it until `again`: that its motion ends then is none of the layer's business. */
  lend(): void {
    this.#turn += 1;
  }

  /** As its layer says, after it was lent. */
  again(): void {
    const layer = this.#layer;
    if (!layer) return;
    this.figure.stop();
    this.#layer = null;
    this.figure.express(null).catch(() => undefined);
    this.follow(layer);
  }

  look(point: StagePoint | null): void {
    if (!this.#layer?.looksAtPointer) return;
    this.figure.lookAt(point && lookFrom(this.#layer, point));
  }

  #holdAll({ held }: StagedLayer, before: StagedLayer | null): void {
    const values = new Map(held.map(({ id, value }) => [id, value]));
    for (const { id } of before?.held ?? []) if (!values.has(id)) this.figure.hold(id, null);
    for (const [id, value] of values) this.figure.hold(id, value);
  }

  #borrow = async ({ of }: LayerAct): Promise<{ readonly of?: ModelSource }> =>
    of === null ? {} : { of: await this.#links.sourceOf(of) };

  #play(layer: StagedLayer): void {
    const { id, plays, motion, isLooping, isPlaying } = layer;
    const turn = ++this.#turn;
    if (motion === null || !isPlaying) {
      this.figure.stop();
      return;
    }
    const begin = async () => {
      const options = await this.#borrow(motion);
      if (turn === this.#turn) await this.figure.play(motion.name, { ...options, isLoop: isLooping });
    };
    const end = () => {
      if (turn === this.#turn) this.#links.report({ type: 'MOTION.ENDED', id, plays });
    };
    begin().then(end, () => {
      this.#links.report({ type: 'ACT.MISSING', id, missing: { kind: 'motion', act: motion } });
      end();
    });
  }

  #express({ id, expression }: StagedLayer): void {
    this.#lacksExpression = false;
    const begin = async () => {
      const of = expression && (await this.#borrow(expression)).of;
      // Another one may have been chosen while the model to borrow from was on its way.
      if (isSameAct(expression, this.#layer?.expression ?? null))
        await this.figure.express(expression?.name ?? null, of ?? undefined);
    };
    begin().catch(() => {
      this.#lacksExpression = true;
      if (expression)
        this.#links.report({ type: 'ACT.MISSING', id, missing: { kind: 'expression', act: expression } });
    });
  }
}
