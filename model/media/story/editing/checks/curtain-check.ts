import type { StoryEffect, StoryStep } from '../../script.types.ts';
import { says } from '../../stops.ts';
import type { StoryCommand } from '../commands.ts';

export const opens = (effect: StoryEffect): boolean => effect === 'blackIn' || effect === 'whiteIn';
export const closes = (effect: StoryEffect): boolean => effect === 'blackOut' || effect === 'whiteOut';

/** Whether the step brings something that is there to be seen. */
const shows = (step: StoryStep): boolean =>
  step.kind === 'effect'
    ? step.effect === 'changeBackground'
    : step.kind === 'layout' && step.layout === 'appear';

/** A curtain that is not opened again. */
interface ClosedCurtain {
  /** Index of the step that closes it. */
  readonly index: number;
  readonly opensBy: StoryEffect;
  readonly hasSight: boolean;
  /** Index of the first line behind it that is said where something is to be seen; null where there is none. */
  readonly line: number | null;
  /** It is closed once more behind that line. */
  readonly isClosedAgain: boolean;
}

function after(curtain: ClosedCurtain | null, step: StoryStep): ClosedCurtain | null {
  const effect = step.kind === 'effect' ? step.effect : 'none';
  if (opens(effect)) return null;
  if (curtain === null) {
    if (!closes(effect)) return null;
    const opensBy = effect === 'blackOut' ? 'blackIn' : 'whiteIn';
    return { index: step.index, opensBy, hasSight: false, line: null, isClosedAgain: false };
  }
  if (curtain.line !== null) return closes(effect) ? { ...curtain, isClosedAgain: true } : curtain;
  if (shows(step)) return { ...curtain, hasSight: true };
  return curtain.hasSight && step.kind === 'talk' && says(step) ? { ...curtain, line: step.index } : curtain;
}

/** The last curtain of a story, where it stays closed although something behind it is to be seen. */
export function closedCurtain(steps: readonly StoryStep[]): ClosedCurtain | null {
  let curtain: ClosedCurtain | null = null;
  for (const step of steps) curtain = after(curtain, step);
  return curtain?.line === null ? null : curtain;
}

/** Opens it before that line, unless it is closed again: then who knows where. */
export function opened({ opensBy, line, isClosedAgain }: ClosedCurtain): StoryCommand | null {
  if (isClosedAgain || line === null) return null;
  const action = { type: 'effect', delay: 0, wait: true, effectType: opensBy, duration: 1 };
  return { kind: 'insert', at: line, actions: [action] };
}
