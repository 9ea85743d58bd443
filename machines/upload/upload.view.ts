import type { SnapshotFrom } from 'xstate';
import { canRetry } from './upload.logic.ts';
import type { uploadMachine } from './upload.machine.ts';
import type { PickedFile, UploadCommand, UploadFailure } from './upload.types.ts';

/** The machine as code of its own, which comes where pictures can be added. */
export type UploadLogic = typeof uploadMachine;

export type UploadStatus = SnapshotFrom<typeof uploadMachine>['value'];

export interface UploadView {
  readonly status: UploadStatus;
  readonly isBusy: boolean;
  /** Of the sending, 0–1; null while nothing can be said. */
  readonly share: number | null;
  readonly picked: PickedFile | null;
  readonly failure: UploadFailure | null;
  readonly canRetry: boolean;
  choose(file: PickedFile): void;
  cancel(): void;
  retry(): void;
  /** Takes the message of how it ended away. */
  close(): void;
}

/** What a place for pictures sees of one on its way and what it can do. */
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
