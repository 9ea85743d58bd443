import { useMemo } from 'react';
import type { StoryScript } from '#model/media/story/script.types';
import { stopsOf } from '#model/media/story/stops';

/** Indices of the lines and choices of a story, in order. */
export const useLines = (script: StoryScript): readonly number[] => useMemo(() => stopsOf(script), [script]);
