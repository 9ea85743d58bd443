import type { CharacterRecord } from '#model/records/character';
import { nameKey, unaddressed } from './name-key.ts';

/** Who is meant by a name in a text (reference R145). */

export type NamedCharacter = Pick<CharacterRecord, 'id' | 'name' | 'firstName' | 'nickname'>;

const MAX_SPEAKERS = 8;
/** Between the names of those who say a line together. Signs go before words, and words that stand alone before those that may be part of a name. */
const BETWEEN: readonly RegExp[] = [
  /\s*[&＆/／+＋、，,・]\s*/,
  /\s+(?:and|und|y|e|i|и|dan|och|with)\s+/i,
  /\s*[和跟與与]\s*/,
  /\s*(?:と|와|과)\s*/,
];

/** Names of characters by their keys. A name that two have means no one; whole and given names go before family names. */
export class KnownNames {
  readonly #first = new Map<string, number>();
  readonly #later = new Map<string, number>();

  constructor(characters: Iterable<NamedCharacter>) {
    for (const { id, name, firstName, nickname } of characters) {
      for (const text of [...name, ...firstName, ...nickname]) this.#add(this.#first, text, id);
      for (const text of name) this.#addParts(text ?? '', id);
    }
  }

  #add(names: Map<string, number>, text: string | null, id: number): void {
    const key = nameKey(text ?? '');
    if (key !== '') names.set(key, (names.get(key) ?? id) === id ? id : 0);
  }

  /** The family name alone, and the parts the other way round. */
  #addParts(text: string, id: number): void {
    const parts = text.split(/\s+/).filter((part) => part !== '');
    if (parts.length < 2) return;
    this.#add(this.#first, parts.toReversed().join(' '), id);
    for (const part of parts) this.#add(this.#later, part, id);
  }

  #byKey(key: string): number {
    return this.#first.get(key) ?? this.#later.get(key) ?? 0;
  }

  #one(name: string): number {
    const key = nameKey(name);
    const bare = unaddressed(key);
    return this.#byKey(key) || (bare === null ? 0 : this.#byKey(bare));
  }

  /** Ids of those whom a name means, in its order; empty where it means no one, or someone who is not known. */
  of(name: string): readonly number[] {
    const one = this.#one(name);
    if (one !== 0) return [one];
    for (const between of BETWEEN) {
      const parts = name.split(between).filter((part) => part !== '');
      if (parts.length < 2 || parts.length > MAX_SPEAKERS) continue;
      const ids = parts.flatMap((part) => (this.#one(part) === 0 ? this.#several(part) : [this.#one(part)]));
      if (ids.length >= parts.length) return [...new Set(ids)];
    }
    return [];
  }

  /** Parts of a list may be joined by a word at its end: `A, B and C`. */
  #several(name: string): readonly number[] {
    for (const between of BETWEEN.slice(1)) {
      const ids = name.split(between).map((part) => this.#one(part));
      if (ids.length > 1 && !ids.includes(0)) return ids;
    }
    return [];
  }
}
