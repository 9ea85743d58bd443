import { type FigureExpression, readExpression } from '#model/media/live2d/animator/expression-file';
import { type FigureMotion, readMotion } from '#model/media/live2d/animator/motion-file';
import type { NamedFile } from '#model/media/live2d/model-files';
import { jsonOf } from '../json-of.ts';
import { FileMissing, type ModelSource } from '../live2d-stage.ts';

const motionOf = (bytes: Uint8Array) => readMotion(new TextDecoder().decode(bytes));
const expressionOf = (bytes: Uint8Array) => readExpression(jsonOf(bytes));

/** Motions and expressions of a model, read when they are first wanted. What did not come is asked for again. */
export class MotionFiles {
  readonly #source: ModelSource;
  readonly #signal: AbortSignal;
  readonly #motions = new Map<string, Promise<FigureMotion>>();
  readonly #expressions = new Map<string, Promise<FigureExpression>>();

  constructor(source: ModelSource, signal: AbortSignal) {
    this.#source = source;
    this.#signal = signal;
  }

  motion(name: string): Promise<FigureMotion> {
    return this.#wanted(this.#motions, this.#source.files.motions, name, motionOf);
  }

  expression(name: string): Promise<FigureExpression> {
    return this.#wanted(this.#expressions, this.#source.files.expressions, name, expressionOf);
  }

  #wanted<T>(
    known: Map<string, Promise<T>>,
    files: readonly NamedFile[],
    name: string,
    read: (bytes: Uint8Array) => T | null,
  ): Promise<T> {
    const file = files.find((each) => each.name === name);
    if (!file)
      return Promise.reject(new FileMissing({ bundle: this.#source.files.model.bundle, file: name }));
    const asked = known.get(name) ?? this.#asked(file, read);
    known.set(name, asked);
    asked.catch(() => known.delete(name));
    return asked;
  }

  async #asked<T>(file: NamedFile, read: (bytes: Uint8Array) => T | null): Promise<T> {
    const content = read(await this.#source.read(file, this.#signal));
    if (content === null) throw new FileMissing(file);
    return content;
  }
}
