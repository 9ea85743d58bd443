import { lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { useParams } from 'react-router';
import { localised } from '#model/rules/localised';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useAddress } from '#src/kit/address/use-address.ts';
import type { Plot } from '#src/kit/curve/curves.types.ts';
import { useEvents } from '#src/kit/data/lists.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { BottomBar } from '#src/kit/overlay/bottom-bar.tsx';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { usePageName } from '#src/kit/page/page-name.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../tracker/eventtracker.module.css';
import { Head, ServerChoice } from '../tracker/head.tsx';
import { TRACKER_CODEC, VIEWS } from '../tracker/state/address.ts';
import type { TrackerPage } from '../tracker/state/page.ts';
import { type FollowedTier, type PlaceState, usePlace } from '../tracker/state/place.ts';
import { Days } from '../tracker/summary/days.tsx';
import { Mine } from '../tracker/summary/mine.tsx';
import { ShareMenu } from '../tracker/summary/share-menu.tsx';
import { Status, Travel } from '../tracker/summary/status.tsx';
import { Pace, Summary } from '../tracker/summary/summary.tsx';
import { AllView } from '../tracker/views/all-view.tsx';
import { HistoryView } from '../tracker/views/history-view.tsx';
import { TierView } from '../tracker/views/tier-view.tsx';
import { useCutoffs, useForecast } from '../tracker.data.ts';
import { useTracker } from '../use-tracker.ts';

/** Cards are drawn in this view alone: their code comes when it is chosen. */
const TopView = lazy(async () => ({ default: (await import('../tracker/views/top-view.tsx')).TopView }));

/** `/tool/eventtracker`: where each tier stands and will end (reference R60, R61, R63). */
export function Screen() {
  const { t } = useTranslation();
  const { data, error, refetch } = useEvents();
  const isPhone = useIsPhone();
  const now = useNow(MINUTE_MS);
  const events = data?.byId ?? null;
  const state = usePlace(events, now);
  const page = (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('page.eventTracker')}</h1>
          <p className={styles.lead}>{t('tracker.lead')}</p>
        </div>
        {events && !isPhone && <ServerChoice state={state} />}
      </header>
      {events && <Head state={state} events={events} now={now} />}
      {!events && error && <DataError message={error.message} onRetry={() => void refetch()} />}
      {events && state.place && (
        <Followed place={state.place} go={state.go} events={events} now={now} isPhone={isPhone} />
      )}
      {events && !state.place && now > 0 && <p className={styles.empty}>{t('tracker.noEvent')}</p>}
      {!events && !error && <Waiting />}
    </div>
  );
  return events || error ? page : <Meanwhile>{page}</Meanwhile>;
}

function Waiting() {
  const { t } = useTranslation();
  return <div className={styles.waiting} role="status" aria-label={t('action.loading')} />;
}

interface FollowedProps extends Pick<TrackerPage, 'events' | 'now'> {
  readonly place: FollowedTier;
  readonly go: PlaceState['go'];
  readonly isPhone: boolean;
}

function Followed({ place, go, events, now, isPhone }: FollowedProps) {
  const { sub } = useServers();
  const address = useAddress(TRACKER_CODEC);
  const plot = useRef<Plot | null>(null);
  const { server, event, tier, span } = place;
  const { data: samples, error, refetch } = useCutoffs(server, event.id, tier);
  const isRunning = now >= span.startAt && now <= span.endAt;
  const { data: forecast = null, isLoading } = useForecast(server, isRunning ? event.id : null);
  const { id } = useParams();
  // An address that names no event keeps the name of the page: what runs is another event soon.
  usePageName(id === undefined ? null : (localised(event.name, server, sub)?.value ?? null));
  const page: TrackerPage = { ...address, place, go, events, samples, now };
  const choice = (
    <>
      <ViewChoice page={page} />
      <ShareMenu page={page} plot={plot} />
    </>
  );
  return (
    <div className={styles.columns}>
      <div className={styles.numbers}>
        {error && !samples ? (
          <DataError message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Summary page={page} forecast={forecast} isForecastLoading={isLoading} />
        )}
      </div>
      <div className={styles.panel}>
        <Suspense fallback={<Waiting />}>
          <Views page={page} forecast={forecast} plot={plot} choice={isPhone ? null : choice} />
        </Suspense>
      </div>
      <aside className={styles.side}>
        <Pace page={page} />
        <Days page={page} />
        <Mine page={page} />
      </aside>
      {isPhone && <BottomBar>{choice}</BottomBar>}
    </div>
  );
}

function ViewChoice({ page: { inputs, change } }: { readonly page: TrackerPage }) {
  const { t } = useTranslation();
  return (
    <div className={styles.views}>
      <SegmentedChoice
        label={t('list.views')}
        value={inputs.view}
        choices={VIEWS.map((view) => ({ value: view, label: t(`tracker.view.${view}`) }))}
        onChange={(view) => change({ view })}
      />
    </div>
  );
}

interface ViewsProps {
  readonly page: TrackerPage;
  readonly forecast: Parameters<typeof TierView>[0]['forecast'];
  readonly plot: RefObject<Plot | null>;
  /** Of the view and of ways to share it; null where they stand elsewhere. */
  readonly choice: ReactNode;
}

/** The view that is chosen, with how the event is followed; waits for the machine's code. */
function Views({ page, forecast, plot, choice }: ViewsProps) {
  const { server, event, tier, span } = page.place;
  const tracker = useTracker({ server, event: event.id, tier, ...span });
  const { view } = page.inputs;
  const to = Math.min(span.endAt, Math.max(span.startAt, page.now));
  return (
    <>
      <div className={styles.tabs}>
        {choice}
        <Status tracker={tracker} samples={page.samples} />
      </div>
      {(view === 'all' || view === 'top') && to > span.startAt && (
        <Travel tracker={tracker} from={span.startAt} to={to} />
      )}
      {view === 'tier' && <TierView page={page} forecast={forecast} plot={plot} />}
      {view === 'all' && <AllView page={page} forecast={forecast} at={tracker.at} plot={plot} />}
      {view === 'top' && <TopView page={page} at={tracker.at} plot={plot} />}
      {view === 'history' && <HistoryView page={page} plot={plot} />}
    </>
  );
}
