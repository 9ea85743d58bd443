/**
 * What was not kept yet when the page was left. The browser's storage takes several turns to keep something, and a page that is left has
 * none; local storage takes a text at once.
 */
import { fingerprint } from '#model/encoding/fingerprint';
import type { Codec, Revision } from '#model/vocabulary/storage';
import type { SharedValue } from './shared-value.ts';

interface LastWords {
  readonly text: string;
  /** The text as JSON. */
  readonly json: unknown;
  /** What may lie in storage if nobody else wrote: what the words were made from, or what was being kept. */
  readonly over: readonly Revision[];
}

const keyOf = (key: string): string => `last-words/${key}`;

function readWords(key: string): LastWords | null {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null');
    if (typeof json !== 'object' || json === null || !('text' in json) || !('over' in json)) return null;
    const { text, over } = json;
    if (typeof text !== 'string' || !Array.isArray(over)) return null;
    return { text, json: JSON.parse(text), over: over.filter((each) => typeof each === 'string') };
  } catch {
    return null;
  }
}

/** Leaves words behind, at once. Where there is no room for them nothing can be done any more. */
export function leaveWords<T>(
  { key, encode }: Codec<T>,
  value: T,
  { base, tried }: { readonly base: Revision | null; readonly tried: T | null },
): void {
  const textOf = (each: T): string => JSON.stringify(encode(each));
  const over = [...(base === null ? [] : [base]), ...(tried === null ? [] : [fingerprint(textOf(tried))])];
  try {
    localStorage.setItem(keyOf(key), JSON.stringify({ text: textOf(value), over }));
  } catch {
    forgetWords(key);
  }
}

export function forgetWords(key: string): void {
  try {
    localStorage.removeItem(keyOf(key));
  } catch {
    // No local storage, no words in it.
  }
}

/**
 * Keeps what the last visit left behind. Where another tab has written since, the words are handed to `onLate` instead. They stay
 * until one of both has worked. Never rejects.
 */
export async function keepWords<T>(
  codec: Codec<T>,
  shared: Pick<SharedValue<T>, 'load' | 'save'>,
  onLate: (value: T) => Promise<unknown>,
): Promise<void> {
  const words = readWords(codec.key);
  if (!words) return forgetWords(codec.key);
  try {
    const { revision } = await shared.load();
    if (revision !== fingerprint(words.text)) {
      const value = codec.decode(words.json);
      const isOurs = words.over.includes(revision);
      const kept = isOurs && (await shared.save({ value, base: revision })).isKept;
      if (!kept) await onLate(value);
    }
    forgetWords(codec.key);
  } catch {
    // Storage that refuses now may take them on the next visit.
  }
}
