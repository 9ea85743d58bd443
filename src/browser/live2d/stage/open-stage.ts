import { utils } from '@pixi/core';
import { isPuppetFile } from '#model/media/live2d/puppet/read-puppet';
import { openCubism } from '../cubism/cubism-body.ts';
import type { BodyFiles, FigureBody } from '../figure-body.ts';
import type { Live2dStage } from '../live2d-stage.ts';
import { puppetBodies } from '../puppet/puppet-body.ts';
import { type OpenBody, PixiLive2dStage } from './pixi-live2d-stage.ts';
import { isCubismFile, UnreadableModel } from './read-body.ts';

/** What draws each kind of model that moves. */
type BodyMakers = Readonly<Record<'cubism' | 'puppet', OpenBody>>;

/** A model of Cubism 2 begins with `moc`, one of ours with a brace, whatever their names (reference R128). */
async function openBody(makers: BodyMakers, files: BodyFiles): Promise<FigureBody | null> {
  const kind = isCubismFile(files.model) ? 'cubism' : isPuppetFile(files.model) ? 'puppet' : null;
  if (kind === null) throw new UnreadableModel('model');
  try {
    return await makers[kind](files);
  } catch (error) {
    // Whatever the core throws, a damaged model is its cause.
    throw error instanceof UnreadableModel ? error : new UnreadableModel('model', { cause: error });
  }
}

/** A stage on a canvas of its own, which the caller puts onto the page. */
export async function openLive2dStage(): Promise<Live2dStage> {
  if (!utils.isWebGLSupported()) return new (await import('../flat/flat-stage.ts')).FlatLive2dStage();
  const makers: BodyMakers = { cubism: openCubism, puppet: puppetBodies() };
  return new PixiLive2dStage((files) => openBody(makers, files));
}
