import { CalendarDays, ChartLine, FileQuestion, Trophy } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { ArchiveRecord } from '#model/records/archive';
import type { EventRecord } from '#model/records/event';
import { localised } from '#model/rules/localised';
import { archivePath, archivePlace, eventBoardPath } from '#model/site/event-paths';
import { objectPath } from '#model/site/objects';
import { comparable, spanOn } from '#model/tracker/lines';
import { EVENT_TYPES } from '#model/vocabulary/event-types';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { SERVERS, type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { allOf } from '#src/kit/data/all-of.ts';
import { useArchives, useEvents } from '#src/kit/data/lists.ts';
import { DetailPage } from '#src/kit/detail/detail-page.tsx';
import { neighboursIn } from '#src/kit/detail/neighbours.ts';
import { NoSuchThing } from '#src/kit/detail/no-such-thing.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { NotYet } from '#src/kit/list/not-yet.tsx';
import { Gradually } from '#src/kit/page/gradually.tsx';
import { usePageName } from '#src/kit/page/page-name.ts';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ArchivePage } from '../../archive/archive.types.ts';
import { BestPanel } from '../../archive/best-panel.tsx';
import { ComparedPanel } from '../../archive/compared-panel.tsx';
import { CurvesPanel } from '../../archive/curves-panel.tsx';
import { CutoffsPanel } from '../../archive/cutoffs-panel.tsx';
import styles from '../../archive/eventarchive.module.css';

const MAX_EARLIER = 5;
const CURVES_HEIGHT = 420;
/** The rank that most servers keep. */
const USUAL_TIER = 100;

/** `/info/eventarchives/{server}/{id}/{name?}`: how an event ended on one server. */
export function Screen() {
  const { t } = useTranslation();
  const id = useIdOfAddress();
  const server = serverIndex(useParams().server ?? '');
  const { data, failure, retry } = allOf({ events: useEvents(), archives: useArchives() });
  const event = id === null ? undefined : data?.events.byId.get(id);
  return (
    <Gradually>
      {data === null ? (
        <NotYet title={t('page.eventArchive')} failure={failure} retry={retry} />
      ) : event && server !== null ? (
        // Another archive is another page: the rank that was chosen on the one before does not stay.
        <Fragment key={`${server}/${event.id}`}>
          <Archive event={event} server={server} events={data.events.byId} archives={data.archives.byId} />
        </Fragment>
      ) : (
        <NoSuchThing
          title={t('archives.missingTitle')}
          text={t('archives.missingText')}
          list={{ path: '/info/eventarchives', label: t('archives.all') }}
        />
      )}
    </Gradually>
  );
}

interface Props {
  readonly event: EventRecord;
  readonly server: ServerIndex;
  readonly events: ReadonlyMap<number, EventRecord>;
  readonly archives: ReadonlyMap<number, ArchiveRecord>;
}

const isKept = (archive: ArchiveRecord | undefined, server: ServerIndex): boolean =>
  (archive?.cutoffs[server] ?? archive?.best[server] ?? null) !== null;

function usePage({ event, server, events, archives }: Props): ArchivePage {
  return useMemo(() => {
    const kept = [...events.values()].filter(({ id }) => isKept(archives.get(id), server));
    return { event, server, archives, earlier: comparable(kept, event, server, MAX_EARLIER) };
  }, [event, server, events, archives]);
}

function Archive(props: Props) {
  const { event, server, archives } = props;
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const page = usePage(props);
  const kept = useMemo(
    () => [...archives.values()].filter((each) => isKept(each, server)).sort((a, b) => a.id - b.id),
    [archives, server],
  );
  const name = localised(event.name, main, sub);
  const title = name?.value ?? `#${event.id}`;
  usePageName(title);
  return (
    <DetailPage
      {...neighboursIn(kept, event.id, ({ id }) => ({ path: archivePath(server, id), label: String(id) }))}
      picture={null}
      title={title}
      lang={name ? SERVER_LANGUAGES[name.server] : undefined}
      subtitle={useSubtitle(event, server)}
      tools={[
        {
          label: t('archives.toEvent'),
          icon: <CalendarDays size={16} aria-hidden="true" />,
          to: objectPath('event', event.id),
        },
        {
          label: t('page.eventBoard'),
          icon: <Trophy size={16} aria-hidden="true" />,
          to: eventBoardPath(server, event.id),
        },
        {
          label: t('page.eventTracker'),
          icon: <ChartLine size={16} aria-hidden="true" />,
          to: `/tool/eventtracker/${SERVERS[server]}/${USUAL_TIER}/${event.id}`,
        },
      ]}
      aside={isKept(archives.get(event.id), server) ? <BestPanel page={page} /> : null}
      below={
        <ThreadPlace
          place={{ categoryName: 'EVENTARCHIVE_COMMENT', categoryId: archivePlace(server, event.id) }}
        />
      }
    >
      <ServerLinks event={event} server={server} />
      {isKept(archives.get(event.id), server) ? (
        <Kept page={page} />
      ) : (
        <EmptyState
          icon={<FileQuestion size={28} />}
          title={t('archives.emptyTitle')}
          text={t('archives.emptyText')}
        />
      )}
    </DetailPage>
  );
}

/** Its kind, its number and when it ran on the server. */
function useSubtitle(event: EventRecord, server: ServerIndex): string {
  const { t } = useTranslation();
  const { range } = useDates();
  const span = spanOn(event, server);
  const type = EVENT_TYPES.find((each) => each === event.type) ?? 'other';
  return [
    t(`eventType.${type}`),
    `#${event.id}`,
    t(`server.${SERVERS[server]}`),
    ...(span ? [range(span.startAt, span.endAt)] : []),
  ].join(' · ');
}

function ServerLinks({ event, server }: Pick<Props, 'event' | 'server'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={styles.servers}>
      <SegmentedChoice
        label={t('server.label')}
        choices={useServerOptions()}
        value={server}
        onChange={(next) => void navigate(archivePath(next, event.id))}
      />
    </div>
  );
}

function Kept({ page }: { readonly page: ArchivePage }) {
  const { event, server, archives } = page;
  const tiers = archives.get(event.id)?.cutoffs[server] ?? [];
  const [chosen, choose] = useState<number | null>(null);
  const usual = tiers.find(({ tier }) => tier === USUAL_TIER)?.tier ?? tiers[0]?.tier ?? USUAL_TIER;
  const tier = chosen ?? usual;
  const span = useMemo(() => spanOn(event, server), [event, server]);
  return (
    <>
      <CutoffsPanel page={page} />
      <ComparedPanel page={page} tier={tier} onTier={choose} />
      {span && (
        <WhenNear id="curves" height={CURVES_HEIGHT}>
          <CurvesPanel page={page} tier={tier} span={span} />
        </WhenNear>
      )}
    </>
  );
}
