import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { compileSource, sourceServer } from '#model/media/story/compile-source';
import { type StorySheet, sourceOf } from '#model/media/story/editing/sheet';
import { isStoryProblem } from '#model/media/story/limits';
import { withoutOutside } from '#model/media/story/outside-files';
import type { StoryScript } from '#model/media/story/script.types';
import { StoryTimeline } from '#model/media/story/timeline';
import type { ServerCode } from '#model/vocabulary/servers';

/** A story under edit as the stage plays it. */
export interface StagedScript {
  readonly sheet: StorySheet;
  readonly server: ServerCode;
  readonly script: StoryScript;
  readonly timeline: StoryTimeline;
}

const EMPTY: StoryScript = {
  opening: { background: null, music: null, figures: [] },
  steps: [],
  unknown: [],
};

/** What is too long to be played shows an empty stage; the list of problems says why. */
function staged(sheet: StorySheet): StagedScript {
  const compiled = compileSource(sourceOf(sheet));
  // Nothing of other sites is loaded for a preview either.
  const script = isStoryProblem(compiled) ? EMPTY : withoutOutside(compiled).script;
  return { sheet, server: sourceServer(sheet.head), script, timeline: new StoryTimeline(script) };
}

/** To compile more actions with each letter would hold up the next one on a slow phone. */
const LONG = 1_000;
/** Longer than between two letters, shorter than a look at the stage. */
const PAUSE_MS = 250;

/** A short story as it is. A long one as it was before the last changes of its fields, until the author pauses. */
function useUnhurried(sheet: StorySheet): StorySheet {
  const [settled, settle] = useState(sheet);
  const isLong = sheet.actions.length > LONG;
  useEffect(() => {
    if (!isLong) return undefined;
    const timer = setTimeout(() => settle(sheet), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sheet, isLong]);
  return isLong && sheet.actions.length === settled.actions.length ? settled : sheet;
}

/** While the author types the letters come first. */
export function useScript(sheet: StorySheet): StagedScript {
  const shown = useDeferredValue(useUnhurried(sheet));
  return useMemo(() => staged(shown), [shown]);
}
