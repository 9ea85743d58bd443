import type { StoryScript } from '#model/media/story/script.types';
import { readingMs, stepMs, typingMs } from '#model/media/story/story-times';

const SECOND_MS = 1_000;

/** When each step of a story begins for someone who reads along, in seconds, and how long the whole takes. */
export interface StoryClock {
  readonly starts: readonly number[];
  readonly length: number;
}

/** Letters come while one reads; what the story does not wait for takes no time. */
export function storyClock({ steps }: StoryScript): StoryClock {
  const starts: number[] = [];
  let ms = 0;
  for (const step of steps) {
    ms += step.delayMs;
    starts.push(ms / SECOND_MS);
    if (step.kind === 'talk') ms += Math.max(readingMs(step.text), typingMs(step.text, 'normal'));
    else if (step.waits) ms += stepMs(step);
  }
  return { starts, length: ms / SECOND_MS };
}

/** The place of the last step that has begun by then; -1 before the first. */
export function stepAt({ starts }: StoryClock, seconds: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
