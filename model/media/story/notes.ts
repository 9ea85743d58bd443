import { asInteger } from '../../records/reading.ts';
import { namedValue } from './limits.ts';
import type { UnknownPart } from './script.types.ts';

/** Collects what no reader knows while a story is compiled. */
export class Notes {
  readonly unknown: UnknownPart[] = [];
  /** The step that is read; -1 is the opening. */
  index = -1;

  note(field: string, value: unknown): void {
    this.unknown.push({ index: this.index, field, value: namedValue(value) });
  }

  /** One of the words of a format that has words; null where it is none, which is noted. */
  known<T extends string>(words: readonly T[], field: string, value: unknown): T | null {
    const word = words.find((each) => each === value);
    if (word !== undefined) return word;
    this.note(field, value);
    return null;
  }

  /** The word that a number of the game stands for; null where there is none, which is noted. Nothing is the first. */
  word<T>(words: readonly T[], field: string, value: unknown): T | null {
    const word = words[asInteger(value ?? 0) ?? -1];
    if (word !== undefined) return word;
    this.note(field, value);
    return null;
  }
}
