import type { StoryScript } from '#model/media/story/script.types';
import { isStop } from '#model/media/story/stops';

/** Something that was said, or chosen. */
export interface LogLine {
  /** Index of its step. */
  readonly at: number;
  /** Among the lines and choices of the story, from 1. */
  readonly number: number;
  /** Empty for narration and choices. */
  readonly speaker: string;
  readonly text: string;
  readonly hasVoice: boolean;
  readonly isChoice: boolean;
}

/** What was said up to a step; of choices what the visitor took. */
export function linesUpTo(
  { steps }: StoryScript,
  at: number,
  chosen: ReadonlyMap<number, number>,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  let number = 0;
  for (const step of steps) {
    if (step.index > at) break;
    if (isStop(step)) number++;
    const place = { at: step.index, number };
    if (step.kind === 'talk' && step.text !== '') {
      const { speaker, text, voices } = step;
      lines.push({ ...place, speaker: speaker.trim(), text, hasVoice: voices.length > 0, isChoice: false });
    }
    const option = step.kind === 'choice' ? step.options[chosen.get(step.index) ?? -1] : undefined;
    if (option !== undefined)
      lines.push({ ...place, speaker: '', text: option, hasVoice: false, isChoice: true });
  }
  return lines;
}
