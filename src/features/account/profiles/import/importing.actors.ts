import { fromPromise } from 'xstate';
import type { ImportSource } from '#machines/importing/importing.logic';
import { importingMachine } from '#machines/importing/importing.machine';
import type { ImportingLogic } from '#machines/importing/importing.view';
import { readText, type TextReading } from '#model/profile/files/read-text';
import { MAX_TEXT_LENGTH } from '#model/profile/import';
import { nextTask } from '#src/browser/first/next-task.ts';
import { listenToWorker } from '#src/browser/thread.ts';

/** Letters; shorter texts are read before a thread has started. */
const LONG_TEXT = 20_000;

/** Reads a text on a thread of its own, which ends with it. Null where there can be no thread, or it broke. */
function readAway(text: string, signal: AbortSignal): Promise<TextReading | null> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(new URL('./reading.thread.ts', import.meta.url), {
        type: 'module',
        name: 'reading',
      });
      const end = (reading: TextReading | null) => {
        worker.terminate();
        resolve(reading);
      };
      signal.addEventListener('abort', () => worker.terminate());
      listenToWorker<string, TextReading>(worker, { message: end, crash: () => end(null) }).post(text);
    } catch {
      resolve(null);
    }
  });
}

async function readLong(text: string, signal: AbortSignal): Promise<TextReading> {
  if (text.length > LONG_TEXT && text.length <= MAX_TEXT_LENGTH) {
    const reading = await readAway(text, signal);
    if (reading) return reading;
  }
  return readText(text);
}

export async function readSource(source: ImportSource, signal: AbortSignal): Promise<TextReading> {
  // That something is being read shows first.
  await nextTask();
  if (source.kind === 'text') return readLong(source.text, signal);
  const { file } = source;
  // Each letter is a byte at least.
  if (file.size > 4 * MAX_TEXT_LENGTH) return { ok: false, reason: 'tooLarge' };
  if (!(file instanceof Blob)) throw new Error('nothing to read');
  return readLong(await file.text(), signal);
}

/** The machine of imports with every slot filled. */
export const importing: ImportingLogic = importingMachine.provide({
  actors: { read: fromPromise<TextReading, ImportSource>(({ input, signal }) => readSource(input, signal)) },
});
