import { fromCallback, fromPromise } from 'xstate';
import { trackerMachine } from '#machines/tracker/tracker.machine';
import type { TrackerPlace } from '#machines/tracker/tracker.types';
import type { TrackerLogic } from '#machines/tracker/tracker.view';
import { followTracker } from '../../browser/network/follow-tracker.ts';
import { watchVisibility } from '../../browser/page/visibility.ts';
import { queryClient } from '../../kit/data/query-client.ts';
import { ANEW_MS, outdate, refreshTracker } from './tracker.data.ts';

/** Beats when there are new samples, now and then while the page is in sight, and at once when it comes back into sight. */
function pulse(beat: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let wasHidden = false;
  const end = watchVisibility((isVisible) => {
    clearInterval(timer);
    if (isVisible) {
      timer = setInterval(beat, ANEW_MS);
      if (wasHidden) beat();
    }
    wasHidden = !isVisible;
  });
  const unfollow = followTracker(({ server, event }) => {
    void outdate(queryClient, server, event).then(beat);
  });
  return () => {
    unfollow();
    clearInterval(timer);
    end();
  };
}

/** The machine of the event tracker with its slots filled. */
export const tracker: TrackerLogic = trackerMachine.provide({
  actors: {
    refresh: fromPromise<number | null, TrackerPlace>(({ input }) => refreshTracker(queryClient, input)),
    pulse: fromCallback(({ sendBack }) => pulse(() => sendBack({ type: 'REFRESH.DUE' }))),
  },
});
