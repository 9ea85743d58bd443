import type { DemoAsset } from '../demo.types.ts';
import { MOVING_TITLE } from '../events/prizes.ts';
import { movingSprites } from './prizes.ts';

/** Where the pictures of a title that moves lie on its sheet (reference R15). */
const SCRIPT = `${MOVING_TITLE}_rip/assets-star-forassetbundle-startapp-thumbnail-animedegree-${MOVING_TITLE}-${MOVING_TITLE}.asset`;

export const movingAsset = (path: string): DemoAsset | null =>
  path === SCRIPT
    ? {
        type: 'application/json',
        bytes: new TextEncoder().encode(JSON.stringify(movingSprites())),
      }
    : null;
