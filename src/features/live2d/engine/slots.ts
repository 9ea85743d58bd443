import { fromCallback } from 'xstate';
import type { ExportTask, Live2dEvent, Live2dOrder, VoiceLine } from '#machines/live2d/live2d.types';
import type { FileWriters } from './file-writers.ts';
import { makeFile, NotMade } from './make-file.ts';
import { FigureHost } from './stage-host.ts';
import type { StageWorld } from './stage-world.ts';
import { sayLine, type VoiceWorld } from './voice.ts';

/** What the slots of the machine need of the browser. */
export interface Live2dWorld {
  readonly stage: StageWorld;
  readonly writers: FileWriters;
  readonly voice: VoiceWorld;
  watchVisibility(act: (isVisible: boolean) => void): () => void;
}

/** The stage of the page, once its actor has begun. */
export interface HostSeat {
  host: FigureHost | null;
}

const stageSlot = (world: Live2dWorld, seat: HostSeat) =>
  fromCallback<Live2dOrder>(({ sendBack, receive }) => {
    const host = new FigureHost(world.stage, sendBack);
    seat.host = host;
    receive((order) => host.take(order));
    return () => {
      host.close();
      seat.host = null;
    };
  });

/** Of one figure, which shows one after the other. */
const isSeries = ({ kind }: ExportTask): boolean => kind === 'faces' || kind === 'motions';

/** Holds the clock of the stage until the file is made, then has the figure do what its layer says. Ends when that figure is taken off, or the picture is. */
async function make(world: Live2dWorld, host: FigureHost, task: ExportTask, making: MakingFile) {
  const layer = isSeries(task) ? task.layer : null;
  const shown = layer === null ? null : host.figureOf(layer);
  const leaving = layer === null ? null : host.leavingOf(layer);
  const source = task.kind === 'model' && making.sourceOf ? await making.sourceOf() : null;
  const figure = shown?.figure ?? null;
  await host.hold(async (stage, lost) => {
    const signal = AbortSignal.any([making.signal, lost, ...(leaving ? [leaving] : [])]);
    shown?.lend();
    try {
      await makeFile({ ...making, task, stage, figure, source, writers: world.writers, signal });
    } finally {
      if (!leaving?.aborted) shown?.again();
    }
  });
}

interface MakingFile {
  readonly signal: AbortSignal;
  onProgress(done: number, total: number): void;
  readonly sourceOf: (() => ReturnType<FigureHost['sourceOf']>) | null;
}

const exporterSlot = (world: Live2dWorld, seat: HostSeat) =>
  fromCallback<Live2dEvent, ExportTask>(({ sendBack, input }) => {
    const ending = new AbortController();
    const report = (event: Live2dEvent) => {
      if (!ending.signal.aborted) sendBack(event);
    };
    const { host } = seat;
    if (!host) {
      report({ type: 'EXPORT.BROKEN', fault: 'failed' });
      return;
    }
    const model = input.layer === null ? null : host.modelOf(input.layer);
    const making = {
      signal: ending.signal,
      onProgress: (done: number, total: number) => report({ type: 'EXPORT.PROGRESS', done, total }),
      sourceOf: model && (() => host.sourceOf(model)),
    };
    make(world, host, input, making).then(
      () => report({ type: 'EXPORT.FINISHED' }),
      (error: unknown) =>
        report({ type: 'EXPORT.BROKEN', fault: error instanceof NotMade ? error.fault : 'failed' }),
    );
    return () => ending.abort();
  });

const voiceSlot = (world: Live2dWorld, seat: HostSeat) =>
  fromCallback<Live2dEvent, VoiceLine>(({ sendBack, input }) => {
    const ending = new AbortController();
    const report = (event: Live2dEvent) => {
      if (!ending.signal.aborted) sendBack(event);
    };
    const open = (share: number | null) => seat.host?.figureOf(input.layer)?.figure.openMouth(share);
    sayLine(world.voice, input.paths, open, ending.signal).then(
      (isThere) => report({ type: isThere ? 'VOICE.ENDED' : 'VOICE.MISSING' }),
      () => report({ type: 'VOICE.MISSING' }),
    );
    return () => {
      ending.abort();
      open(null);
    };
  });

const visibilitySlot = (world: Live2dWorld) =>
  fromCallback<Live2dEvent>(({ sendBack }) =>
    world.watchVisibility((isVisible) => sendBack({ type: isVisible ? 'PAGE.SHOWN' : 'PAGE.HIDDEN' })),
  );

export const live2dSlots = (world: Live2dWorld, seat: HostSeat) => ({
  stage: stageSlot(world, seat),
  exporter: exporterSlot(world, seat),
  voice: voiceSlot(world, seat),
  visibility: visibilitySlot(world),
});
