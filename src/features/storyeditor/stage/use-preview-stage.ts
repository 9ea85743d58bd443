import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoryFigure } from '#model/media/story/story-state';
import type { ServerCode } from '#model/vocabulary/servers';
import { browserStage } from '#src/features/live2d/engine/browser-stage.ts';
import { type TheatrePicture, TheatreStage } from '#src/features/stories/theatre/stage/theatre-stage.ts';
import { useLayout } from '#src/kit/actors/use-layout.ts';

interface PreviewStage {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly picture: TheatrePicture;
}

/** Figures on a stage of their own, as they stand after a step. */
export function usePreviewStage(server: ServerCode, figures: readonly StoryFigure[]): PreviewStage {
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<TheatreStage | null>(null);
  const [picture, show] = useState<TheatrePicture>('awaiting');
  const isCalm = useLayout((layout) => layout.isCalm);
  const follow = useEffectEvent((opened: TheatreStage) => {
    opened.setCalm(isCalm);
    opened.follow(figures, [], true);
  });
  useEffect(() => {
    // What does not come is named by the list of problems.
    const listener = { onPicture: show, onMissing: () => undefined };
    const opened = new TheatreStage(browserStage().world, server, listener);
    stage.current = opened;
    follow(opened);
    opened.showIn(host.current);
    return () => {
      stage.current = null;
      opened.showIn(null);
      opened.close();
    };
  }, [server]);
  useEffect(() => stage.current?.setCalm(isCalm), [isCalm]);
  useEffect(() => stage.current?.follow(figures, [], true), [figures]);
  return { host, picture };
}
