import { fromCallback, fromPromise } from 'xstate';
import { uploadMachine } from '#machines/upload/upload.machine';
import type {
  PickedFile,
  ReadOutcome,
  ReadyFile,
  StepOutcome,
  UploadEvent,
  UploadFailure,
} from '#machines/upload/upload.types';
import type { UploadLogic } from '#machines/upload/upload.view';
import { MAX_FILE, MAX_SIDE, UPLOAD_KINDS, UPLOAD_VERSION } from '#model/contract/uploads/limits';
import { type FileAnswer, sendFile } from '../../browser/network/send-file.ts';
import { fitPicture, type PictureLimits } from '../../browser/page/fit-picture.ts';
import { digestOf } from '../../browser/storage/digest.ts';
import { readRefusal } from '../../kit/data/api/answers.ts';
import { callApi } from '../../kit/data/api/call.ts';
import type { CallFailure } from '../../kit/data/api/failures.ts';
import { outcomeOf } from '../../kit/data/api/outcome.ts';

const { png, jpeg, webp } = UPLOAD_KINDS;
const LIMITS: PictureLimits = { side: MAX_SIDE, bytes: MAX_FILE, types: [png, jpeg, webp] };
/** What browsers may be able to draw: moving and drawn pictures would lose what they are. */
const DRAWABLE = /^image\/(?!svg|gif)/;
const ASKS = 10;
const PAUSE_MS = 500;

/** What can stand in the way on the way to the server. */
const TOLD = ['unreachable', 'wait', 'login', 'quota', 'kind', 'damaged', 'large'] as const;

function failureOf(failure: CallFailure): UploadFailure {
  const outcome = outcomeOf(failure, TOLD);
  return outcome.kind === 'damaged' ? { kind: 'unreadable' } : outcome;
}

/** Made smaller where it must be, and hashed. */
export async function readPicture(picked: PickedFile): Promise<ReadOutcome> {
  if (!(picked instanceof File) || !DRAWABLE.test(picked.type)) return { kind: 'kind' };
  const body = await fitPicture(picked, LIMITS);
  if (body === 'unreadable' || body === 'large') return { kind: body };
  const hash = await digestOf(await body.arrayBuffer());
  return { kind: 'ready', file: { hash, size: body.size, body } };
}

async function announce({ hash, size }: ReadyFile, signal: AbortSignal): Promise<StepOutcome> {
  const result = await callApi('POST upload/prepare', 'upload', { ver: UPLOAD_VERSION, hash, size }, signal);
  if (!result.isDone) return failureOf(result.failure);
  return { kind: result.answer.result ? 'go' : 'there' };
}

async function stepOf(answer: FileAnswer): Promise<StepOutcome> {
  if (answer.kind !== 'answered') return { kind: 'unreachable' };
  const { status, text } = answer;
  const response = new Response(text, { status, headers: { 'content-type': 'application/json' } });
  const refusal = await readRefusal(response).catch(() => ({ kind: 'unreadable' }) as const);
  return refusal === null ? { kind: 'go' } : failureOf(refusal);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A server may take its time to look at what it got. */
async function confirm({ hash }: ReadyFile, signal: AbortSignal): Promise<StepOutcome> {
  for (let asked = 1; ; asked++) {
    const result = await callApi('GET upload/status/{hash}', 'upload', { hash }, signal);
    if (!result.isDone) return failureOf(result.failure);
    if (result.answer.status === 'available') return { kind: 'there' };
    if (asked >= ASKS) return { kind: 'failed' };
    await pause(PAUSE_MS);
  }
}

const send = fromCallback<UploadEvent, ReadyFile>(({ input, sendBack }) => {
  const ended = new AbortController();
  const { body } = input;
  const report = (event: UploadEvent) => sendBack(event);
  if (!(body instanceof Blob)) throw new Error('nothing to send');
  const onProgress = (share: number) => report({ type: 'PROGRESS.REPORTED', share });
  sendFile('/api/upload', body, onProgress, ended.signal)
    .then(stepOf)
    .then((outcome) => {
      if (!ended.signal.aborted) report({ type: 'SENDING.ENDED', outcome });
    });
  return () => ended.abort();
});

/** The machine of uploads with every slot filled. */
export const upload: UploadLogic = uploadMachine.provide({
  actors: {
    read: fromPromise<ReadOutcome, PickedFile>(({ input }) => readPicture(input)),
    announce: fromPromise<StepOutcome, ReadyFile>(({ input, signal }) => announce(input, signal)),
    send,
    confirm: fromPromise<StepOutcome, ReadyFile>(({ input, signal }) => confirm(input, signal)),
  },
});
