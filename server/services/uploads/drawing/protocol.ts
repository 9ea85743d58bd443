import type { Ready } from '#server/origin/child-program';
import type { PictureRoom, ShownPicture } from '../../previews/shown.ts';
import type { PictureKind } from './picture-kinds.ts';

/** What the drawing program does, by its name: what it is given, and what it gives back. */
export interface Jobs {
  /** Paths of files; nothing comes back but the file. */
  redraw: { given: { from: string; to: string; kind: PictureKind }; made: null };
  shrink: { given: { bytes: Uint8Array; room: PictureRoom }; made: ShownPicture };
}
export type JobName = keyof Jobs;

export type DrawingOrder = {
  [K in JobName]: { readonly name: K; readonly given: Jobs[K]['given'] };
}[JobName];

/** `damaged`: no picture that we take; `large`: more work than a picture may be. */
export type PictureFault = 'damaged' | 'large';

export type DrawingOutcome =
  | Ready
  | { readonly status: 'done'; readonly made: Jobs[JobName]['made'] }
  | { readonly status: 'fault'; readonly fault: PictureFault }
  | { readonly status: 'error'; readonly message: string };

/** What is wrong with a picture. */
export class DrawingFault extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(`The picture is ${fault}`);
    this.fault = fault;
  }
}
