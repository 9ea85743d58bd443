import type { StoryScript, StoryStep } from '../script.types.ts';

function seenIn(step: StoryStep): readonly number[] {
  if (step.kind === 'talk')
    return [...step.characterIds, ...step.voices.map(({ characterId }) => characterId)];
  return step.kind === 'layout' && step.layout === 'appear' ? [step.characterId] : [];
}

/** Who is in a story by its script: those who stand on the stage or speak, each once, in the order in which they come (reference R138). */
export const castOfScript = ({ opening, steps }: StoryScript): readonly number[] => [
  ...new Set(
    [...opening.figures.map(({ characterId }) => characterId), ...steps.flatMap(seenIn)].filter(
      (id) => id > 0,
    ),
  ),
];
