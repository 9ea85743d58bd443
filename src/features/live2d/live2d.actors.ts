import { live2dMachine } from '#machines/live2d/live2d.machine';
import type { Live2dLogic } from '#machines/live2d/live2d.view';
import { watchVisibility } from '#src/browser/page/visibility.ts';
import { browserStage, type OwnThings } from './engine/browser-stage.ts';
import { browserVoice } from './engine/browser-voice.ts';
import { fileWriters } from './engine/browser-writers.ts';
import { type HostSeat, live2dSlots } from './engine/slots.ts';

/** What a page gets: the machine with its slots filled, the stage once it runs, and what takes files of the visitor's. */
export interface OpenedLive2d extends OwnThings {
  readonly logic: Live2dLogic;
  readonly seat: HostSeat;
}

/** A viewer of its own: stage, files and voices end with its actor. */
export function openLive2d(): OpenedLive2d {
  const seat: HostSeat = { host: null };
  const { world, things } = browserStage();
  const actors = live2dSlots(
    { stage: world, writers: fileWriters, voice: browserVoice, watchVisibility },
    seat,
  );
  return { logic: live2dMachine.provide({ actors }), seat, ...things };
}
