import { storyFileAddress } from '#model/media/story/files';
import type { StoryScript } from '#model/media/story/script.types';
import { type StoryNeed, storyFiles } from '#model/media/story/story-files';
import { StoryTimeline } from '#model/media/story/timeline';
import type { ServerCode } from '#model/vocabulary/servers';

/** Files of a story from one of its steps on. */
interface OrderedFiles {
  /** Those of the first scene come first, then those of what follows, then those of what was before. */
  readonly needs: readonly StoryNeed[];
  /** How many the story cannot well begin without. */
  readonly first: number;
}

/** Whose turn it is: what shows at the step, what the step and all up to the next line need, what comes later, what was before. */
export function filesFrom(script: StoryScript, server: ServerCode, at: number): OrderedFiles {
  const timeline = new StoryTimeline(script);
  const place = timeline.before(at);
  const stage = timeline.after(at < 0 ? 0 : place + 1);
  const costumes = new Set(stage.figures.map(({ costume }) => costume));
  const shown = new Set(
    [stage.background, stage.still, stage.music].map((file) => file && storyFileAddress(server, file)),
  );
  const end = script.steps.slice(place).find(({ kind }) => kind === 'talk')?.index ?? at;
  const turnOf = (need: StoryNeed): number => {
    const isShown = need.what === 'model' ? costumes.has(need.costume) : shown.has(need.address);
    if (isShown || (need.at >= at && need.at <= end)) return 0;
    return need.at >= at ? 1 : 2;
  };
  const needs = storyFiles(script, server).toSorted((one, other) => turnOf(one) - turnOf(other));
  return { needs, first: needs.filter((need) => turnOf(need) === 0).length };
}
