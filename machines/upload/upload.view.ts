import type { SnapshotFrom } from 'xstate';
import { canRetry } from './upload.logic.ts';
import type { uploadMachine } from './upload.machine.ts';
import type { PickedFile, UploadCommand, UploadFailure } from './upload.types.ts';

/** The machine, loaded lazily where pictures can be added. */
export type UploadLogic = typeof uploadMachine;

type UploadStatus = SnapshotFrom<typeof uploadMachine>['value'];

export interface UploadView {
  readonly status: UploadStatus;
  readonly isBusy: boolean;
  /** Sent fraction, 0–1; null while unknown. */
  readonly share: number | null;
  readonly picked: PickedFile | null;
  readonly failure: UploadFailure | null;
  readonly canRetry: boolean;
  choose(file: PickedFile): void;
  cancel(): void;
  retry(): void;
  /** Dismisses the final message. */
  close(): void;
}

/** The upload and its commands for an input. */
export function uploadView(
  snapshot: SnapshotFrom<typeof uploadMachine>,
  send: (event: UploadCommand) => void,
): UploadView {
  const { context, value } = snapshot;
  return {
    status: value,
    isBusy: snapshot.hasTag('busy'),
    share: value === 'sending' ? context.share : null,
    picked: context.picked,
    failure: value === 'failed' ? context.failure : null,
    canRetry: value === 'failed' && canRetry(context),
    choose: (file) => send({ type: 'FILE.CHOSEN', file }),
    cancel: () => send({ type: 'UPLOAD.CANCEL' }),
    retry: () => send({ type: 'UPLOAD.RETRY' }),
    close: () => send({ type: 'MESSAGE.CLOSED' }),
  };
}
