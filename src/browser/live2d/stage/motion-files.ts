import { type FigureExpression, readExpression } from '#model/media/live2d/animator/expression-file';
import { type FigureMotion, readMotion } from '#model/media/live2d/animator/motion-file';
import type { NamedFile } from '#model/media/live2d/model-files';
import { FileMissing, type ModelSource } from '../live2d-stage.ts';

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

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
    return this.#wanted(this.#motions, this.#source.files.motions, name, readMotion);
  }

  expression(name: string): Promise<FigureExpression> {
    const read = (text: string) => readExpression(jsonOf(text));
    return this.#wanted(this.#expressions, this.#source.files.expressions, name, read);
  }

  #wanted<T>(
    known: Map<string, Promise<T>>,
    files: readonly NamedFile[],
    name: string,
    read: (text: string) => T | null,
  ): Promise<T> {
    const file = files.find((each) => each.name === name);
    if (!file)
      return Promise.reject(new FileMissing({ bundle: this.#source.files.model.bundle, file: name }));
    const asked = known.get(name) ?? this.#asked(file, read);
    known.set(name, asked);
    asked.catch(() => known.delete(name));
    return asked;
  }

  async #asked<T>(file: NamedFile, read: (text: string) => T | null): Promise<T> {
    const content = read(textOf(await this.#source.read(file, this.#signal)));
    if (content === null) throw new FileMissing(file);
    return content;
  }
}
