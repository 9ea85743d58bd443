import fc from 'fast-check';
import { compileScenario } from '#model/media/story/compile-scenario';
import { compileSource } from '#model/media/story/compile-source';
import { isStoryProblem, type StoryProblem } from '#model/media/story/limits';
import type { StoryScript } from '#model/media/story/script.types';
import { anyScenario } from './scenario.ts';
import { anyStorySource } from './story-source.ts';

export function compiled(script: StoryScript | StoryProblem): StoryScript {
  if (isStoryProblem(script)) throw new Error(script.problem);
  return script;
}

/** A script of either format. */
export const anyScript: fc.Arbitrary<StoryScript> = fc.oneof(
  anyScenario.map((json) => compiled(compileScenario(json))),
  anyStorySource.map((source) => compiled(compileSource(source))),
);
