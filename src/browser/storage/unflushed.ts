/**
 * Edits that were not saved yet when the page was left. The browser's storage works asynchronously and a page that is left gets no more
 * turns, but local storage takes a text synchronously. The next visit restores it.
 */
import { fingerprint } from '#model/encoding/fingerprint';
import { asObject } from '#model/records/reading';
import type { JoiningCodec, Revision } from '#model/vocabulary/storage';
import { readLocalText, writeLocalText } from '../language/local-text.ts';
import type { SharedValue } from './shared-value.ts';

interface Unflushed {
  readonly text: string;
  /** The text as JSON. */
  readonly json: unknown;
  /** What the edits were made from, as JSON; undefined where no one needs it. */
  readonly from: unknown;
  /** What storage may hold if no other tab wrote: what the edits were made from, or what was being saved. */
  readonly over: readonly unknown[];
}

const keyOf = (key: string): string => `last-words/${key}`;

function readUnflushed(key: string): Unflushed | null {
  try {
    const { text, from, over } = asObject(JSON.parse(readLocalText(keyOf(key)) ?? ''));
    if (typeof text !== 'string' || !Array.isArray(over)) return null;
    return { text, json: JSON.parse(text), from, over };
  } catch {
    return null;
  }
}

/** What edits were made from, and what was being saved last. */
interface Origin<T> {
  readonly base: Revision | null;
  readonly tried: T | null;
  /** The value of `base`; only one that can join edits needs it. */
  readonly kept?: T | null;
}

/** Saves a value synchronously for the next visit. Gives up silently where local storage has no room. */
export function saveUnflushed<T>(
  { key, encode, merge }: JoiningCodec<T>,
  value: T,
  { base, tried, kept = null }: Origin<T>,
): void {
  const textOf = (each: T): string => JSON.stringify(encode(each));
  const over = [base, tried === null ? null : fingerprint(textOf(tried))];
  const from = merge && kept !== null ? encode(kept) : undefined;
  if (!writeLocalText(keyOf(key), JSON.stringify({ text: textOf(value), from, over }))) discardUnflushed(key);
}

export const hasUnflushed = (key: string): boolean => readLocalText(keyOf(key)) !== null;

export function discardUnflushed(key: string): void {
  writeLocalText(keyOf(key), null);
}

/**
 * Saves what the last visit could not. Where another tab has written since, the edits are joined with that; what cannot be joined goes
 * to `onLate`. It stays in local storage until either has worked. Never rejects.
 */
export async function restoreUnflushed<T>(
  codec: JoiningCodec<T>,
  shared: Pick<SharedValue<T>, 'load' | 'save'>,
  onLate: (value: T) => Promise<unknown>,
): Promise<void> {
  const unflushed = readUnflushed(codec.key);
  if (!unflushed) return discardUnflushed(codec.key);
  const { text, json, from, over } = unflushed;
  const { decode, merge } = codec;
  try {
    const { value: theirs, revision } = await shared.load();
    if (revision !== fingerprint(text)) {
      const mine = decode(json);
      const value = over.includes(revision) ? mine : merge?.(decode(from), mine, theirs);
      const isSaved = value !== undefined && (await shared.save({ value, base: revision })).isKept;
      // Another tab was faster.
      if (!isSaved) await (merge ? restoreUnflushed(codec, shared, onLate) : onLate(mine));
    }
    discardUnflushed(codec.key);
  } catch {
    // Storage that refuses now may take it on the next visit.
  }
}
