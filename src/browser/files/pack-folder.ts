import { Zip, ZipPassThrough } from 'fflate';
import { type FileFault, openFile } from './asset-file.ts';

/** A file to pack: its name in the package, and where it is. */
export interface FileToPack {
  readonly name: string;
  readonly path: string;
}

export type FolderPacked =
  | { readonly ok: true; readonly file: Blob; readonly missing: readonly string[] }
  | { readonly ok: false; readonly fault: Exclude<FileFault, 'missing'> };

interface Packing {
  readonly signal: AbortSignal;
  /** Called with the bytes of files that have come since the last time. */
  onBytes(bytes: number): void;
}

/** Asked for while the one before is still coming. */
const AHEAD = 4;
/** What is ready goes into a Blob, which browsers keep on the disk where it grows. */
const BLOB_BYTES = 16 * 2 ** 20;
/** The first moment that a ZIP file can name: the same files are the same bytes. */
const FIRST_DAY = '1980-01-01T00:00:00';

/** Collects what the library writes. */
function collector() {
  let parts: BlobPart[] = [];
  let bytes = 0;
  const add = (part: Uint8Array): void => {
    parts.push(new Uint8Array(part));
    bytes += part.length;
    if (bytes < BLOB_BYTES) return;
    parts = [new Blob(parts)];
    bytes = 0;
  };
  return { add, blob: () => new Blob(parts, { type: 'application/zip' }) };
}

/** Requests a few files ahead, in order. */
function requests(files: readonly FileToPack[], signal: AbortSignal) {
  const asked: Promise<Response | FileFault>[] = [];
  return (nth: number): Promise<Response | FileFault> => {
    for (const { path } of files.slice(asked.length, nth + AHEAD)) {
      const answer = openFile(path, signal);
      // A failure shows when it is this file's turn.
      answer.catch(() => undefined);
      asked.push(answer);
    }
    return asked[nth] ?? Promise.resolve('missing');
  };
}

async function copy(body: ReadableStream<Uint8Array>, entry: ZipPassThrough, onBytes: Packing['onBytes']) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    entry.push(value);
    onBytes(value.length);
  }
  entry.push(new Uint8Array(), true);
}

/**
 * Files of the site as one ZIP file, piece by piece as they come. Pictures and sounds are packed already, so nothing is made smaller. What
 * is missing is left out and named. @throws where the signal ended it
 */
export async function packFolder(files: readonly FileToPack[], packing: Packing): Promise<FolderPacked> {
  const { signal, onBytes } = packing;
  const own = new AbortController();
  const either = AbortSignal.any([signal, own.signal]);
  const ready = collector();
  const missing: string[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.add(part);
  });
  const answerOf = requests(files, either);
  try {
    for (const [nth, { name }] of files.entries()) {
      const answer = await answerOf(nth);
      if (answer === 'missing' || (typeof answer !== 'string' && !answer.body)) missing.push(name);
      else if (typeof answer === 'string') return { ok: false, fault: answer };
      else if (answer.body) {
        const entry = new ZipPassThrough(name);
        entry.mtime = FIRST_DAY;
        zip.add(entry);
        await copy(answer.body, entry, onBytes);
      }
    }
    zip.end();
    return { ok: true, file: ready.blob(), missing };
  } catch {
    signal.throwIfAborted();
    return { ok: false, fault: 'unreachable' };
  } finally {
    own.abort();
  }
}
