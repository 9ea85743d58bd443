import { utils } from '@pixi/core';
import { openCubism } from '../cubism/cubism-body.ts';
import type { Live2dStage } from '../live2d-stage.ts';
import { puppetBodies } from '../puppet/puppet-body.ts';
import { PixiLive2dStage } from './pixi-live2d-stage.ts';

/** A stage on a canvas of its own, which the caller puts onto the page. */
export async function openLive2dStage(): Promise<Live2dStage> {
  if (!utils.isWebGLSupported()) return new (await import('../flat/flat-stage.ts')).FlatLive2dStage();
  return new PixiLive2dStage({ cubism: openCubism, puppet: puppetBodies() });
}
