/** A file chosen by the visitor; only the services see its contents. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
}

/** The file to send, scaled and hashed. */
export interface ReadyFile {
  /** SHA-1 in hexadecimal. */
  readonly hash: string;
  readonly size: number;
  readonly body: { readonly size: number };
}

export const UPLOAD_FAILURES = [
  'kind',
  'unreadable',
  'large',
  'quota',
  'login',
  'wait',
  'unreachable',
  'failed',
] as const;
type UploadFailureKind = (typeof UPLOAD_FAILURES)[number];

/** Why an upload failed. */
export type UploadFailure =
  | { readonly kind: Exclude<UploadFailureKind, 'wait'> }
  | { readonly kind: 'wait'; readonly seconds: number };

export type ReadOutcome = { readonly kind: 'ready'; readonly file: ReadyFile } | UploadFailure;
/** `there`: the server already has the file, so it need not be sent. */
export type StepOutcome = { readonly kind: 'go' } | { readonly kind: 'there' } | UploadFailure;

export interface UploadContext {
  readonly picked: PickedFile | null;
  readonly ready: ReadyFile | null;
  /** Sent fraction, 0–1. */
  readonly share: number;
  readonly failure: UploadFailure | null;
}

/** What a visitor does. */
export type UploadCommand =
  | { readonly type: 'FILE.CHOSEN'; readonly file: PickedFile }
  | { readonly type: 'UPLOAD.CANCEL' }
  | { readonly type: 'UPLOAD.RETRY' }
  /** The message is read. */
  | { readonly type: 'MESSAGE.CLOSED' };

export type UploadEvent =
  | UploadCommand
  | { readonly type: 'PROGRESS.REPORTED'; readonly share: number }
  | { readonly type: 'SENDING.ENDED'; readonly outcome: StepOutcome }
  | { readonly type: 'xstate.done.actor.read'; readonly output: ReadOutcome }
  | { readonly type: 'xstate.error.actor.read'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.announce'; readonly output: StepOutcome }
  | { readonly type: 'xstate.error.actor.announce'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.send'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.confirm'; readonly output: StepOutcome }
  | { readonly type: 'xstate.error.actor.confirm'; readonly error: unknown };

export interface UploadEmitted {
  readonly type: 'FILE.UPLOADED';
  readonly hash: string;
}
