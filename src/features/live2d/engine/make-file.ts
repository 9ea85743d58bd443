import type { ExportFault, ExportTask } from '#machines/live2d/live2d.types';
import type { BundleFile } from '#model/media/live2d/model-files';
import { modelJsonOf, packagePath } from '#model/media/live2d/model-json';
import type { Live2dStage, ModelSource, StageFigure } from '#src/browser/live2d/live2d-stage.ts';
import { plainFileName } from './file-name.ts';
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

/** An expression has faded in by then where its file does not ask for more, and a motion shows what it is about. */
const SETTLE_MS = { faces: 1_000, motions: 700 } as const;
const STEP_MS = 50;
const FRAMES = { gif: 15, webm: 30 } as const;
const SECOND_MS = 1_000;

function settle({ stage }: Making, settleMs: number): void {
  for (let passed = 0; passed < settleMs; passed += STEP_MS) stage.step(STEP_MS);
}

const shoot = ({ stage, task }: Making, scale: number): Promise<ImageData> =>
  stage.shoot({ scale, isTransparent: task.isTransparent });

/** Lets the page answer between two pieces of work. */
async function between({ signal }: Making): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

/** Saves it unless it was cancelled while it was written. */
async function save(
  { task, writers, signal }: Making,
  ending: string,
  writing: Promise<Blob>,
): Promise<void> {
  const file = await writing;
  signal.throwIfAborted();
  writers.save(`${task.name}.${ending}`, file);
}

async function savePicture(making: Making): Promise<void> {
  const picture = await shoot(making, making.task.pngScale);
  await between(making);
  await save(making, 'png', making.writers.png(picture));
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** Whether the figure shows it; false where a file is missing. Rejects at once when it is cancelled, however long the file takes. */
function isShown(showing: Promise<void>, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    showing.then(
      () => resolve(true),
      () => resolve(false),
    );
  });
}

/** A picture of each face or motion. One whose file is missing is left out; without any there is no file. */
async function saveAll(
  making: Making,
  names: readonly string[],
  settleMs: number,
  show: (name: string) => Promise<void>,
) {
  const { task, writers, signal, onProgress } = making;
  const files = new Map<string, Uint8Array>();
  onProgress(0, names.length);
  for (const [at, name] of names.entries()) {
    if (await isShown(show(name), signal)) {
      settle(making, settleMs);
      const picture = await shoot(making, task.pngScale);
      files.set(`${plainFileName(name)}.png`, await bytesOf(await writers.png(picture)));
    }
    onProgress(at + 1, names.length);
    await between(making);
  }
  if (files.size === 0) throw new NotMade('missing');
  await save(making, 'zip', writers.zip(files));
}

/** A motion has begun once its file is there, however long that takes; how it ends does not count. */
const begun = (figure: StageFigure, motion: string): Promise<void> =>
  new Promise((resolve, reject) => {
    figure.play(motion, { onBegin: resolve }).then(resolve, reject);
  });

async function saveFilm(making: Making, kind: 'gif' | 'webm'): Promise<void> {
  const { task, stage, writers, signal, onProgress } = making;
  const framesPerSecond = FRAMES[kind];
  const total = Math.max(1, Math.round(task.seconds * framesPerSecond));
  onProgress(0, total);
  const first = await shoot(making, 1);
  const film = await writers.film(kind, { width: first.width, height: first.height, framesPerSecond });
  if (film === null) throw new NotMade('unsupported');
  // At once, also while its end is waited for.
  const cancel = () => film.cancel();
  signal.addEventListener('abort', cancel);
  try {
    for (let frame = 0; frame < total; frame++) {
      await film.add(frame === 0 ? first : await shoot(making, 1));
      stage.step(SECOND_MS / framesPerSecond);
      onProgress(frame + 1, total);
      await between(making);
    }
    await save(making, kind, film.end());
  } catch (error) {
    film.cancel();
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** The files of a model that came, with the `model.json` by which programs for Cubism 2 find them (reference R129). */
async function saveModel(making: Making): Promise<void> {
  const { source, writers, signal, onProgress } = making;
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
  const isThere = (file: BundleFile) => files.has(packagePath(file));
  // Without these it would not open again.
  if (![model, ...textures].every(isThere)) throw new NotMade('missing');
  const description = modelJsonOf({
    model,
    physics: physics && isThere(physics) ? physics : null,
    textures,
    motions: motions.filter(isThere),
    expressions: expressions.filter(isThere),
  });
  files.set('model.json', new TextEncoder().encode(JSON.stringify(description, null, 2)));
  await save(making, 'zip', writers.zip(files));
}

/** Makes a file and gives it to the visitor (reference R132). Rejects with `NotMade`, or when it is cancelled. */
export async function makeFile(making: Making): Promise<void> {
  const { task, figure, signal } = making;
  signal.throwIfAborted();
  if (task.kind === 'png') return savePicture(making);
  if (task.kind === 'gif' || task.kind === 'webm') return saveFilm(making, task.kind);
  if (task.kind === 'model') return saveModel(making);
  if (!figure) throw new NotMade('missing');
  if (task.kind === 'faces')
    return saveAll(making, figure.expressions, SETTLE_MS.faces, (name) => figure.express(name));
  return saveAll(making, figure.motions, SETTLE_MS.motions, (name) => begun(figure, name));
}
