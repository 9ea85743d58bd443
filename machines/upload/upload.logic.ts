import type {
  PickedFile,
  ReadyFile,
  UploadContext,
  UploadEmitted,
  UploadEvent,
  UploadFailure,
} from './upload.types.ts';

export const initialContext = (): UploadContext => ({ picked: null, ready: null, share: 0, failure: null });

const FAILED: UploadFailure = { kind: 'failed' };

type Outcome = Extract<UploadEvent, { output: unknown }>['output'];

function outcomeIn(event: UploadEvent): Outcome | null {
  if ('output' in event) return event.output;
  return event.type === 'SENDING.ENDED' ? event.outcome : null;
}

export const isReady = (event: UploadEvent): boolean => outcomeIn(event)?.kind === 'ready';
export const mayGo = (event: UploadEvent): boolean => outcomeIn(event)?.kind === 'go';
export const isThere = (event: UploadEvent): boolean => outcomeIn(event)?.kind === 'there';

export function choose(context: UploadContext, event: UploadEvent): UploadContext {
  return event.type === 'FILE.CHOSEN' ? { ...initialContext(), picked: event.file } : context;
}

export function takeFile(event: UploadEvent): { readonly ready: ReadyFile | null } {
  const outcome = outcomeIn(event);
  return { ready: outcome?.kind === 'ready' ? outcome.file : null };
}

/** Progress never decreases, although browsers may report lower values. */
export function noteProgress({ share }: UploadContext, event: UploadEvent): { readonly share: number } {
  const reported = event.type === 'PROGRESS.REPORTED' && event.share > share ? event.share : share;
  return { share: Math.min(1, reported) };
}

export function failureIn(event: UploadEvent): { readonly failure: UploadFailure } {
  const outcome = outcomeIn(event);
  if (outcome === null || outcome.kind === 'ready' || outcome.kind === 'go' || outcome.kind === 'there') {
    return { failure: FAILED };
  }
  return { failure: outcome };
}

/** Whether a retry with the same file may succeed. */
export const canRetry = ({ failure, picked }: UploadContext): boolean =>
  picked !== null && failure !== null && ['wait', 'unreachable', 'failed', 'login'].includes(failure.kind);

const NOTHING: ReadyFile = { hash: '', size: 0, body: { size: 0 } };

/** Inputs of the actors; there is always a file by then. */
export const pickedOf = ({ context }: { context: UploadContext }): PickedFile =>
  context.picked ?? { name: '', size: 0 };
export const readyOf = ({ context }: { context: UploadContext }): ReadyFile => context.ready ?? NOTHING;

export const uploadedEvent = ({ ready }: UploadContext): UploadEmitted => ({
  type: 'FILE.UPLOADED',
  hash: ready?.hash ?? '',
});
