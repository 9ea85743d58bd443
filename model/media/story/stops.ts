import type { StoryScript, StoryStep, TalkAct } from './script.types.ts';

/** Whether a line says anything, written or aloud. */
export const says = ({ text, voices }: Pick<TalkAct, 'text' | 'voices'>): boolean =>
  text !== '' || voices.length > 0;

/** Whether a story stops at a step for its reader: at a line or a choice (reference R135). */
export const isStop = (step: StoryStep): boolean =>
  step.kind === 'choice' || (step.kind === 'talk' && says(step));

/** Indices of the steps at which a story stops, in order. */
export const stopsOf = ({ steps }: Pick<StoryScript, 'steps'>): readonly number[] =>
  steps.flatMap((step) => (isStop(step) ? [step.index] : []));
