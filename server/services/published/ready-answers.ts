import { BoundedCache } from '../../origin/bounded-cache.ts';
import { chooseEncoding, ENCODINGS, type Encoding, matchesTag } from './encodings.ts';

/** An answer as it goes on the wire: names and values of its headers in turn. */
export interface ReadyAnswer {
  readonly status: 200 | 304;
  readonly headers: string[];
  readonly body?: Uint8Array;
}

/** What of a request decides on the answer. */
export interface AnswerRequest {
  readonly url: string;
  readonly acceptEncoding: string | undefined;
}

interface Kept {
  readonly tag: string;
  readonly whole: ReadyAnswer;
  readonly unchanged: ReadyAnswer;
}

const KEPT_BYTES = 16 * 1024 * 1024;
/** What an entry takes besides its body: keys, headers, and the objects that hold them. */
const ENTRY_BYTES = 2_048;
/** Those of browsers are far shorter; others are answered the long way. */
const MAX_ACCEPT = 60;
const ABOUT_BODY = new Set(['content-type', 'content-length', 'content-encoding']);

/** Names of the codings there are; a client's words are unbounded and make no keys. */
const codingOf = (accept: string | undefined): Encoding => chooseEncoding(accept, ENCODINGS);
const keyOf = (url: string, coding: string): string => `${coding} ${url}`;

/** Answers that stay what they are as long as the server runs, as they were sent first. */
export class ReadyAnswers {
  readonly #kept: BoundedCache<Kept>;

  /** `keptBytes`: all of them together, with what keeping them takes. */
  constructor(keptBytes = KEPT_BYTES) {
    this.#kept = new BoundedCache<Kept>(keptBytes, ({ whole }) => ENTRY_BYTES + (whole.body?.length ?? 0));
  }

  get size(): number {
    return this.#kept.size;
  }

  /** `body` came in the best coding that was asked for, or in plain where there is no other. */
  keep(
    { url, acceptEncoding }: AnswerRequest,
    headers: Readonly<Record<string, unknown>>,
    body: Uint8Array,
  ): void {
    if (url.includes('?') || (acceptEncoding?.length ?? 0) > MAX_ACCEPT) return;
    const coding = codingOf(acceptEncoding);
    // Where the best coding is missing, what others get depends on what else they accept.
    if (![undefined, coding].includes(headers['content-encoding'] as Encoding)) return;
    const all = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    this.#kept.set(keyOf(url, coding), {
      tag: String(headers.etag),
      whole: { status: 200, headers: all.flat(), body },
      unchanged: { status: 304, headers: all.filter(([name]) => !ABOUT_BODY.has(name)).flat() },
    });
  }

  find({ url, acceptEncoding }: AnswerRequest, ifNoneMatch: string | undefined): ReadyAnswer | null {
    if ((acceptEncoding?.length ?? 0) > MAX_ACCEPT) return null;
    const kept = this.#kept.get(keyOf(url, codingOf(acceptEncoding)));
    if (!kept) return null;
    return matchesTag(ifNoneMatch, kept.tag) ? kept.unchanged : kept.whole;
  }
}
