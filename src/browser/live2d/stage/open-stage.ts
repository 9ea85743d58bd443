import { utils } from '@pixi/core';
import type { BodyFiles, FigureBody } from '../figure-body.ts';
import type { Live2dStage } from '../live2d-stage.ts';
import { type OpenBody, PixiLive2dStage } from './pixi-live2d-stage.ts';
import { UnreadableModel } from './read-body.ts';

/** What draws each kind of model that moves. */
export type BodyMakers = Readonly<Record<'cubism' | 'puppet', OpenBody>>;

const begins = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/** A model of Cubism 2 begins with `moc`, one of ours with a brace, whatever their names (reference R128). */
async function openBody(makers: BodyMakers, files: BodyFiles): Promise<FigureBody | null> {
  const kind = begins(files.model, 'moc') ? 'cubism' : begins(files.model, '{') ? 'puppet' : null;
  if (kind === null) throw new UnreadableModel('model');
  try {
    return await makers[kind](files);
  } catch (error) {
    // Whatever the core throws, a damaged model is its cause.
    throw error instanceof UnreadableModel ? error : new UnreadableModel('model', { cause: error });
  }
}

/** A stage on a canvas of its own, which who asked puts onto the page. */
export async function openLive2dStage(makers: BodyMakers): Promise<Live2dStage> {
  if (!utils.isWebGLSupported()) throw new Error('no WebGL');
  return new PixiLive2dStage((files) => openBody(makers, files));
}
