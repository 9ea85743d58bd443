import type { FigureFault, Live2dEvent } from '#machines/live2d/live2d.types';
import type { LayerModel } from '#model/media/live2d/scene/scene';
import { FileMissing, type ModelSource } from '#src/browser/live2d/live2d-stage.ts';
import { NoModel } from '#src/browser/live2d/origin-source.ts';
import { NotOpened } from './stage-world.ts';

/** Why a figure did not come. */
export function faultOf(error: unknown, model: LayerModel): FigureFault {
  if (error instanceof NotOpened)
    return { why: 'notOpened', file: model.kind === 'own' ? model.name : model.bundle };
  if (error instanceof FileMissing) return { why: 'missing', file: error.message };
  if (error instanceof NoModel) return { why: 'unreadable' };
  // What does not come at all, and what the stage cannot read, differ in whether there is a connection.
  return { why: error instanceof TypeError || error instanceof SyntaxError ? 'unreadable' : 'unreached' };
}

/** Says of each file which one is on its way, out of how many. */
export function countedSource(
  source: ModelSource,
  id: number,
  report: (event: Live2dEvent) => void,
): ModelSource {
  const { textures, physics } = source.files;
  const total = 1 + textures.length + (physics ? 1 : 0);
  const asked = new Set<string>();
  let done = 0;
  return {
    ...source,
    // The list of costumes may come while the files do.
    get still() {
      return source.still;
    },
    read: async (file, signal) => {
      const name = `${file.bundle}/${file.file}`;
      const isNew = !asked.has(name);
      asked.add(name);
      const count = () =>
        report({ type: 'FILES.LOADED', id, done: Math.min(done, total), total, file: file.file });
      count();
      const bytes = await source.read(file, signal);
      if (isNew) done += 1;
      count();
      return bytes;
    },
  };
}
