import type { ExportFault, ExportTask } from '#machines/live2d/live2d.types';
import type { BundleFile } from '#model/media/live2d/model-files';
import { modelJsonOf, packagePath } from '#model/media/live2d/model-json';
import type { Live2dStage, ModelSource, StageFigure } from '#src/browser/live2d/live2d-stage.ts';
import type { FileWriters } from './file-writers.ts';

export interface Making {
  readonly task: ExportTask;
  readonly stage: Live2dStage;
  /** Whose faces, motions or files are wanted; null for the whole picture. */
  readonly figure: StageFigure | null;
  readonly source: ModelSource | null;
  readonly writers: FileWriters;
  readonly signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

/** Why nothing could be made. */
export class NotMade extends Error {
  readonly fault: ExportFault;

  constructor(fault: ExportFault) {
    super(fault);
    this.fault = fault;
  }
}

/** An expression fades in by then, and a motion shows what it is about. */
const SETTLE_MS = 700;
const SETTLE_STEPS = 14;
const FRAMES = { gif: 15, webm: 30 } as const;
const SECOND_MS = 1_000;

function settle({ stage }: Making): void {
  for (let step = 0; step < SETTLE_STEPS; step++) stage.step(SETTLE_MS / SETTLE_STEPS);
}

const shoot = ({ stage, task }: Making, scale: number): Promise<ImageData> =>
  stage.shoot({ scale, isTransparent: task.isTransparent });

/** Lets the page answer between two pieces of work. */
async function between({ signal }: Making): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

async function savePicture(making: Making): Promise<void> {
  const { task, writers } = making;
  const picture = await shoot(making, task.pngScale);
  await between(making);
  writers.save(`${task.name}.png`, await writers.png(picture));
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** A picture of each face or motion. One whose file is missing is left out; without any there is no file. */
async function saveAll(making: Making, names: readonly string[], show: (name: string) => Promise<void>) {
  const { task, writers, signal, onProgress } = making;
  const files = new Map<string, Uint8Array>();
  onProgress(0, names.length);
  for (const [at, name] of names.entries()) {
    const isThere = await show(name).then(
      () => true,
      () => false,
    );
    signal.throwIfAborted();
    if (isThere) {
      settle(making);
      const picture = await shoot(making, task.pngScale);
      files.set(`${name}.png`, await bytesOf(await writers.png(picture)));
    }
    onProgress(at + 1, names.length);
    await between(making);
  }
  if (files.size === 0) throw new NotMade('missing');
  const file = await writers.zip(files);
  signal.throwIfAborted();
  writers.save(`${task.name}.zip`, file);
}

/** A motion has begun once its file is there; how it ends does not count. */
const begun = (figure: StageFigure, motion: string): Promise<void> =>
  new Promise((resolve, reject) => {
    figure.play(motion).then(resolve, reject);
    // A motion that is loaded plays until it is stopped or over, which takes steps of the stage.
    setTimeout(resolve, SETTLE_MS);
  });

async function saveFilm(making: Making, kind: 'gif' | 'webm'): Promise<void> {
  const { task, stage, writers, signal, onProgress } = making;
  const framesPerSecond = FRAMES[kind];
  const total = Math.max(1, Math.round(task.seconds * framesPerSecond));
  onProgress(0, total);
  const first = await shoot(making, 1);
  const film = await writers.film(kind, { width: first.width, height: first.height, framesPerSecond });
  if (film === null) throw new NotMade('unsupported');
  try {
    for (let frame = 0; frame < total; frame++) {
      await film.add(frame === 0 ? first : await shoot(making, 1));
      stage.step(SECOND_MS / framesPerSecond);
      onProgress(frame + 1, total);
      await between(making);
    }
    const file = await film.end();
    signal.throwIfAborted();
    writers.save(`${task.name}.${kind}`, file);
  } catch (error) {
    film.cancel();
    throw error;
  }
}

/** All files of a model, with the `model.json` by which programs for Cubism 2 find them (reference R129). */
async function saveModel(making: Making): Promise<void> {
  const { source, task, writers, signal, onProgress } = making;
  if (!source) throw new NotMade('missing');
  const { model, physics, textures, motions, expressions } = source.files;
  const wanted: readonly BundleFile[] = [
    model,
    ...(physics ? [physics] : []),
    ...textures,
    ...motions,
    ...expressions,
  ];
  const files = new Map<string, Uint8Array>();
  onProgress(0, wanted.length);
  for (const [at, file] of wanted.entries()) {
    const bytes = await source.read(file, signal).catch(() => null);
    signal.throwIfAborted();
    if (bytes) files.set(packagePath(file), bytes);
    onProgress(at + 1, wanted.length);
  }
  if (!files.has(packagePath(model))) throw new NotMade('missing');
  const description = JSON.stringify(modelJsonOf(source.files), null, 2);
  files.set('model.json', new TextEncoder().encode(description));
  writers.save(`${task.name}.zip`, await writers.zip(files));
}

/** Makes a file and gives it to the visitor (reference R132). Rejects with `NotMade`, or when it is cancelled. */
export async function makeFile(making: Making): Promise<void> {
  const { task, figure } = making;
  if (task.kind === 'png') return savePicture(making);
  if (task.kind === 'gif' || task.kind === 'webm') return saveFilm(making, task.kind);
  if (task.kind === 'model') return saveModel(making);
  if (!figure) throw new NotMade('missing');
  if (task.kind === 'faces') return saveAll(making, figure.expressions, (name) => figure.express(name));
  return saveAll(making, figure.motions, (name) => begun(figure, name));
}
