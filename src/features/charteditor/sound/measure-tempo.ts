import type { TempoCandidate } from '#model/media/music/sound/tempo';
import { nextTask } from '#src/browser/first/next-task.ts';
import { listenToWorker } from '#src/browser/thread.ts';
import { answerTempo, type TempoQuestion, type TempoReply } from './tempo-question.ts';

type Candidates = readonly TempoCandidate[];

export interface Measuring {
  readonly signal: AbortSignal;
  onProgress(share: number): void;
}

/** On a thread of its own, which ends with it. Null where there can be no thread, or it broke. */
const measureAway = (
  question: TempoQuestion,
  { signal, onProgress }: Measuring,
): Promise<Candidates | null> =>
  new Promise((resolve) => {
    try {
      const worker = new Worker(new URL('./tempo.thread.ts', import.meta.url), {
        type: 'module',
        name: 'tempo',
      });
      const end = (candidates: Candidates | null) => {
        worker.terminate();
        resolve(candidates);
      };
      signal.addEventListener('abort', () => end(null));
      listenToWorker<TempoQuestion, TempoReply>(worker, {
        message: (reply) => (reply.kind === 'proposed' ? end(reply.candidates) : onProgress(reply.share)),
        crash: () => end(null),
      }).post(question);
    } catch {
      resolve(null);
    }
  });

async function measureHere(question: TempoQuestion, { signal, onProgress }: Measuring): Promise<Candidates> {
  for (const reply of answerTempo(question)) {
    if (reply.kind === 'proposed') return reply.candidates;
    onProgress(reply.share);
    await nextTask();
    signal.throwIfAborted();
  }
  return [];
}

/** Tempos that music may have. Rejects with the reason of the signal. */
export async function measureTempo(question: TempoQuestion, measuring: Measuring): Promise<Candidates> {
  const away = await measureAway(question, measuring);
  measuring.signal.throwIfAborted();
  return away ?? measureHere(question, measuring);
}
