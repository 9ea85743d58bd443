import type { Pace } from './pace.ts';

/** The longest task of each time that a visitor did something, in milliseconds of the processor. */
export interface LongestTasks {
  readonly name: string;
  readonly times: number;
  readonly medianMs: number;
  readonly worstMs: number;
  /** How many times it was longer than a page may be held up. */
  readonly beyond: number;
  /** From the press to what it changed on the screen, by the clock; null where nothing was waited for. */
  readonly painted: { readonly medianMs: number; readonly worstMs: number } | null;
}

/** What `bench/page.ts --json` writes. */
export interface PageResults {
  readonly tasks: readonly LongestTasks[];
  readonly pace: Pace;
}
