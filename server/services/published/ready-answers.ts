import { BoundedCache } from '../../origin/bounded-cache.ts';
import { matchesTag } from './encodings.ts';

/** An answer as it goes on the wire: names and values of its headers in turn. */
export interface ReadyAnswer {
  readonly status: 200 | 304;
  readonly headers: string[];
  readonly body?: Uint8Array;
}

/** What of a request decides on the answer. */
export interface Asked {
  readonly url: string;
  readonly acceptEncoding: string;
}

interface Kept {
  readonly tag: string;
  readonly whole: ReadyAnswer;
  readonly unchanged: ReadyAnswer;
}

const KEPT_BYTES = 16 * 1024 * 1024;
/** Those of browsers are far shorter; others are answered the long way. */
const LONGEST_ACCEPT = 60;
const ABOUT_BODY = new Set(['content-type', 'content-length', 'content-encoding']);

const keyOf = ({ url, acceptEncoding }: Asked): string => `${url} ${acceptEncoding}`;

/** Answers that stay what they are as long as the server runs, as they were sent first. */
export class ReadyAnswers {
  readonly #kept = new BoundedCache<Kept>(KEPT_BYTES, ({ whole }) => whole.body?.length ?? 0);

  keep(asked: Asked, headers: Readonly<Record<string, unknown>>, body: Uint8Array): void {
    if (asked.url.includes('?') || asked.acceptEncoding.length > LONGEST_ACCEPT) return;
    const all = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    this.#kept.set(keyOf(asked), {
      tag: String(headers.etag),
      whole: { status: 200, headers: all.flat(), body },
      unchanged: { status: 304, headers: all.filter(([name]) => !ABOUT_BODY.has(name)).flat() },
    });
  }

  find(asked: Asked, ifNoneMatch: string | undefined): ReadyAnswer | null {
    const kept = this.#kept.get(keyOf(asked));
    if (!kept) return null;
    return matchesTag(ifNoneMatch, kept.tag) ? kept.unchanged : kept.whole;
  }
}
