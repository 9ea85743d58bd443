import type { ReadyFile, StepOutcome, UploadFailure } from '#machines/upload/upload.types';
import { UPLOAD_VERSION } from '#model/contract/uploads/limits';
import { type FileAnswer, sendFile } from '../../browser/network/send-file.ts';
import { readRefusal } from '../../kit/data/api/answers.ts';
import { callApi } from '../../kit/data/api/call.ts';
import type { CallFailure } from '../../kit/data/api/failures.ts';
import { outcomeOf } from '../../kit/data/api/outcome.ts';

/** The steps by which a file goes to the site (reference R17). */

const ASKS = 10;
const PAUSE_MS = 500;

/** What can stand in the way on the way to the server. */
const NAMED_FAILURES = ['unreachable', 'wait', 'login', 'quota', 'kind', 'damaged', 'large'] as const;

function failureOf(failure: CallFailure): UploadFailure {
  const outcome = outcomeOf(failure, NAMED_FAILURES);
  return outcome.kind === 'damaged' ? { kind: 'unreadable' } : outcome;
}

/** Says what is coming; `there` when the server has it already. */
export async function announce({ hash, size }: ReadyFile, signal: AbortSignal): Promise<StepOutcome> {
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
export async function confirm({ hash }: ReadyFile, signal: AbortSignal): Promise<StepOutcome> {
  for (let asked = 1; ; asked++) {
    const result = await callApi('GET upload/status/{hash}', 'upload', { hash }, signal);
    if (!result.isDone) return failureOf(result.failure);
    if (result.answer.status === 'available') return { kind: 'there' };
    if (asked >= ASKS) return { kind: 'failed' };
    await pause(PAUSE_MS);
  }
}

/** Sends the file itself. Never resolves once the signal has ended it. */
export const deliver = (
  body: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<StepOutcome> => sendFile('/api/upload', body, onProgress, signal).then(stepOf);

/** All steps one after the other; null when the site has the file. */
export async function sendWhole(
  file: ReadyFile & { readonly body: Blob },
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadFailure | null> {
  const announced = await announce(file, signal);
  if (announced.kind === 'there') return null;
  if (announced.kind !== 'go') return announced;
  const sent = await deliver(file.body, onProgress, signal);
  if (sent.kind !== 'go') return sent.kind === 'there' ? null : sent;
  const confirmed = await confirm(file, signal);
  if (confirmed.kind === 'there') return null;
  return confirmed.kind === 'go' ? { kind: 'failed' } : confirmed;
}
