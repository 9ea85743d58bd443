import { useMemo } from 'react';
import type { StoryScript } from '#model/media/story/script.types';

/** Indices of the lines and choices of a story, in order. */
export const useLines = ({ steps }: StoryScript): readonly number[] =>
  useMemo(
    () =>
      steps.flatMap((step) =>
        step.kind === 'choice' || (step.kind === 'talk' && (step.text !== '' || step.voices.length > 0))
          ? [step.index]
          : [],
      ),
    [steps],
  );
