import { useMemo } from 'react';
import { type StoryEditorActor, useStoryEditorPart } from '../use-story-editor.ts';

/** Which actions something is wrong with, and how bad it is. */
export function useMarked(actor: StoryEditorActor): ReadonlyMap<number, 'error' | 'warning'> {
  const findings = useStoryEditorPart(actor, (view) => view.findings);
  return useMemo(() => {
    const marked = new Map<number, 'error' | 'warning'>();
    for (const { id, severity } of findings ?? []) {
      if (id !== null && (severity === 'error' || !marked.has(id))) marked.set(id, severity);
    }
    return marked;
  }, [findings]);
}
