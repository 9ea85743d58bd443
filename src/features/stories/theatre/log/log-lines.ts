import type { StoryScript } from '#model/media/story/script.types';

/** Something that was said, or chosen. */
export interface LogLine {
  /** Index of its step. */
  readonly at: number;
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
  for (const step of steps) {
    if (step.index > at) break;
    if (step.kind === 'talk' && step.text !== '') {
      const { speaker, text, voices } = step;
      lines.push({ at: step.index, speaker, text, hasVoice: voices.length > 0, isChoice: false });
    }
    const option = step.kind === 'choice' ? step.options[chosen.get(step.index) ?? -1] : undefined;
    if (option !== undefined)
      lines.push({ at: step.index, speaker: '', text: option, hasVoice: false, isChoice: true });
  }
  return lines;
}
