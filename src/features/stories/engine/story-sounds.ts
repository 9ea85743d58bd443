import { FILE_MS } from '#src/browser/live2d/origin-source.ts';

const MAX_BYTES = 64 * 2 ** 20;

/** An origin that answers everything with its page has no such file. */
const isPage = (answer: Response): boolean => /html/.test(answer.headers.get('content-type') ?? '');

/** Null where there is none, and where it does not come. */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(FILE_MS)]) });
    if (!answer.ok || isPage(answer)) return null;
    const blob = await answer.blob();
    return blob.size > MAX_BYTES ? null : blob;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** The sounds of a story by their addresses, as they were published: to keep all of them decoded would fill a phone's memory. */
export class StorySounds {
  readonly #fetch: typeof fetchFile;
  readonly #files = new Map<string, Promise<Blob | null>>();
  readonly #ending = new AbortController();

  constructor(fetch = fetchFile) {
    this.#fetch = fetch;
  }

  /** Asked for once; what did not come is asked for again. */
  load(address: string): Promise<Blob | null> {
    const known = this.#files.get(address);
    if (known) return known;
    const asked = this.#fetch(address, this.#ending.signal);
    this.#files.set(address, asked);
    asked.then(
      (blob) => {
        if (blob === null) this.#files.delete(address);
      },
      () => this.#files.delete(address),
    );
    return asked;
  }

  close(): void {
    this.#ending.abort();
    this.#files.clear();
  }
}
