import { useEffect } from 'react';
import { useLayout } from '#src/kit/actors/use-layout.ts';
import type { ChartViewport } from '../canvas/viewport.ts';
import { currentSound, type HeardChart } from '../use-editor-sound.ts';

/** Of the height, from below: where the playhead rests while the chart goes by. */
const FOLLOWED_SHARE = 0.25;
/** Of the height: beyond it a chart that must not glide is turned like a page. */
const PAGE_SHARE = 0.9;

function follow(view: ChartViewport, seconds: number, isCalm: boolean): void {
  const { from, height, pxPerSecond } = view.state;
  const span = height / pxPerSecond;
  const isInSight = seconds >= from && seconds <= from + PAGE_SHARE * span;
  if (isCalm && isInSight) view.set({ playhead: seconds });
  else view.set({ playhead: seconds, from: seconds - FOLLOWED_SHARE * span });
}

/** The playhead of the sound is that of the canvas: it goes along while the chart plays, and playback is where the author puts it. */
export function usePlayheadInView(heard: HeardChart, view: ChartViewport): void {
  const isCalm = useLayout((layout) => layout.isCalm);
  useEffect(() => {
    const { playhead } = heard;
    const stopFollowing = playhead.subscribe(() => {
      if (playhead.isMoving) follow(view, playhead.seconds, isCalm);
      else view.set({ playhead: playhead.seconds });
    });
    const stopSeeking = view.subscribe(() => {
      if (view.state.playhead !== playhead.seconds) currentSound(heard).seek(view.state.playhead);
    });
    return () => {
      stopFollowing();
      stopSeeking();
    };
  }, [heard, view, isCalm]);
}
