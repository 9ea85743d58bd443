import { useEffect, useEffectEvent, useRef } from 'react';
import type { OpenStory } from '../../open-story.ts';
import { useStoryCommands, useStoryPart } from '../../use-story-play.ts';

/** A story that is skipped passes many lines: the address has the one where it stays. */
const SETTLED_MS = 400;

/** The place of the story is the one of the address, whichever of them changes. */
export function useReportedPlace({ at: asked, moveTo }: OpenStory): void {
  const at = useStoryPart((view) => view.at);
  const { go } = useStoryCommands();
  const last = useRef(asked);
  const report = useEffectEvent(() => {
    last.current = at;
    moveTo(at);
  });
  useEffect(() => {
    if (at < 0) return;
    const timer = setTimeout(report, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [at]);
  useEffect(() => {
    if (asked === last.current) return;
    last.current = asked;
    go(asked);
  }, [asked, go]);
}
