import type { FastifyInstance } from 'fastify';
import type { Cutoff } from '#model/records/tracker';
import type { Members } from './members.ts';
import type { Log, Origin } from './origin/origin.ts';
import { forecastHandlers, trackerHandlers } from './routes/api/tracker.ts';
import { addTrackerStream } from './routes/api/tracker-stream.ts';
import type { Console } from './services/console/console.ts';
import type { PublishedLists } from './services/families/lists.ts';
import { curveFiles } from './services/tracker/curve-files.ts';
import { Forecasts } from './services/tracker/forecasts.ts';
import { Live } from './services/tracker/live.ts';
import { originNews, storedNews } from './services/tracker/news.ts';
import { PastEvents } from './services/tracker/past-events.ts';
import { RecordedSamples } from './services/tracker/recorded.ts';
import { Recorder } from './services/tracker/recorder.ts';
import { type TrackedRank, Tracker } from './services/tracker/tracker.ts';
import { Unchanged } from './services/unchanged.ts';

/** What one of a moderator's cutoffs weighs in memory, in letters. */
const CUTOFF_LETTERS = 40;

interface Parts {
  readonly origin: Origin;
  readonly members: Pick<Members, 'store' | 'settings' | 'counts'>;
  readonly log: Log;
  /** Whether points of running events are asked for and stored. */
  readonly isRecording?: boolean;
  /** Where curves of past events are kept that came from another machine; null keeps none. */
  readonly curveFolder?: string | null;
}

/** The tracker with its forecasts, what records for it, and the stream of what is new; gives back its handlers. */
export function mountTracker(
  app: FastifyInstance,
  parts: Parts,
  { records, lists }: { readonly records: Console; readonly lists: PublishedLists },
) {
  const { origin, members, log, isRecording = false } = parts;
  const { store, settings, counts } = members;
  // Asked for with every answer and written hardly ever.
  const unchanged = new Unchanged<readonly Cutoff[]>(store, (cutoffs) => cutoffs.length * CUTOFF_LETTERS);
  const recorded = (place: TrackedRank) =>
    unchanged.answer(`${place.server}/${place.event}/${place.tier}`, () => records.cutoffs(place));
  const tracker = new Tracker({ origin, recorded, stored: new RecordedSamples(store) });
  const source = isRecording ? storedNews(store.db) : originNews(origin);
  const live = new Live(source, { log, onNews: (news) => tracker.forget(news) });
  addTrackerStream(app, live, settings.countsCalls ? counts : null);
  if (isRecording) addRecorder(app, new Recorder({ origin, store, log }));
  return {
    ...trackerHandlers({ tracker, news: source, events: () => lists.one('events') }),
    ...forecastHandlers(forecastsOf(tracker, parts, lists)),
  };
}

/** Records while the server listens. */
function addRecorder(app: FastifyInstance, recorder: Recorder): void {
  app.addHook('onListen', async () => recorder.start());
  app.addHook('preClose', () => recorder.stop());
}

/** Curves of another machine are kept on disk; all others are here anyway. */
function forecastsOf(
  tracker: Tracker,
  { origin, curveFolder = null, log }: Parts,
  lists: PublishedLists,
): Forecasts {
  const files = origin.kind === 'remote' && curveFolder !== null ? curveFiles(curveFolder, origin) : null;
  const past = new PastEvents(tracker, files);
  return new Forecasts({ events: () => lists.one('events'), tracker, past, log });
}
