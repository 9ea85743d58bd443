import { useCallback, useMemo, useRef, useState } from 'react';
import type { StoryScript } from '#model/media/story/script.types';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';
import type { StagedScript } from './use-script.ts';

interface PlaybackRun {
  /** Each has another. */
  readonly key: number;
  readonly script: StoryScript;
  /** Index of the action it began at; below 0 the opening. */
  readonly from: number;
}

export interface StoryPlayback {
  /** Null while nothing plays. */
  readonly run: PlaybackRun | null;
  readonly start: (from: number) => void;
  readonly stop: () => void;
  /** The cursor goes along. */
  readonly reach: (index: number) => void;
}

/** Plays the story from the cursor on. An edit ends it: what is played would be another story than what stands there. */
export function usePlayback(actor: StoryEditorActor, { script }: StagedScript): StoryPlayback {
  const [last, begin] = useState<PlaybackRun | null>(null);
  const count = useRef(0);
  const run = last?.script === script ? last : null;
  const start = useCallback(
    (from: number) => {
      count.current += 1;
      begin({ key: count.current, script, from });
    },
    [script],
  );
  const stop = useCallback(() => begin(null), []);
  const reach = useCallback(
    (index: number) => {
      const { sheet, moveTo } = currentView(actor);
      const id = sheet.actions[index]?.id;
      if (id !== undefined) moveTo(id);
    },
    [actor],
  );
  return useMemo(() => ({ run, start, stop, reach }), [run, start, stop, reach]);
}
