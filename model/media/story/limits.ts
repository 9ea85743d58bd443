import { asInteger } from '../../records/reading.ts';
import type { UnknownPart } from './script.types.ts';

/** Limits of every story, official or not (reference R133): far beyond all that was ever published, and harmless. */

export const MAX_STORY_STEPS = 100_000;
/** Of one text. */
export const MAX_TEXT = 20_000;
/** Of all texts together. */
const MAX_LETTERS = 4_000_000;
/** What happens during one step: voices, motions, options. */
export const MAX_AT_ONCE = 32;
const MAX_WAIT_MS = 60_000;
/** Of a name: a costume, a motion, what an unknown field held. */
const MAX_NAME = 200;

/** Why something is no story that can be played. */
export interface StoryProblem {
  readonly problem: 'unreadable' | 'tooMany' | 'tooLong';
}

export const isStoryProblem = <T extends object>(value: T | StoryProblem): value is StoryProblem =>
  'problem' in value;

/** Counts letters while a story is compiled. */
export class LetterCount {
  #left = MAX_LETTERS;

  /** Whether it was more than a story may say. */
  isExceeded = false;

  /** The text, or nothing where it exceeds the limits. */
  take(text: string): string {
    this.#left -= text.length;
    if (text.length <= MAX_TEXT && this.#left >= 0) return text;
    this.isExceeded = true;
    return '';
  }
}

export const asName = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, MAX_NAME) : '';

/** What an unknown field held, as far as it can be named. */
function namedValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return String(value).slice(0, MAX_NAME);
}

/** Sources count seconds. */
export const milliseconds = (seconds: number): number =>
  Math.round(Math.min(Math.max(seconds * 1_000, 0), MAX_WAIT_MS));

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
