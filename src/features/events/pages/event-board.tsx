import { Skeleton } from '@mantine/core';
import { FileQuestion } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import type { EventRecord } from '#model/records/event';
import { localised } from '#model/rules/localised';
import { EVENT_BOARDS, eventBoardPath } from '#model/site/event-paths';
import { SERVERS, type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { useEvents } from '#src/kit/data/lists.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { usePageName } from '#src/kit/page/page-name.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../board/event-board.module.css';
import { heldOn } from '../board/held.ts';
import { Tiers } from '../board/tiers.tsx';
import { TopTen } from '../board/top-ten.tsx';
import { useRefetching } from '../tracker.data.ts';

const HEIGHT = 480;
/** Where a server does not track it, the tracker shows another one. */
const USUAL_TIER = 1000;

/** `/leaderboard/events/{server}/{id}/{name?}`: the ten best and the cutoffs of an event on one server. */
export function Screen() {
  const { t } = useTranslation();
  const id = useIdOfAddress();
  const server = serverIndex(useParams().server ?? '');
  const { data: events, error, refetch } = useEvents();
  const event = id === null ? undefined : events?.byId.get(id);
  if (!events && error)
    return (
      <div className={styles.page}>
        <h1>{t('page.eventBoard')}</h1>
        <DataError message={error.message} onRetry={() => void refetch()} />
      </div>
    );
  if (id !== null && server !== null && !events) return <Skeleton height={HEIGHT} />;
  if (server === null || !event) return <NoEvent />;
  return <Board event={event} server={server} />;
}

interface Props {
  readonly event: EventRecord;
  readonly server: ServerIndex;
}

function Board({ event, server }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { main, sub } = useServers();
  const servers = useServerOptions();
  const title = localised(event.name, main, sub)?.value ?? `#${event.id}`;
  const held = heldOn(event, server);
  const now = useNow(MINUTE_MS);
  useRefetching(server, event.id, held !== null && now <= held.endAt);
  usePageName(title);
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>
          {t('board.events.lead')}{' '}
          <PageLink to={`/info/events/${event.id}`}>{t('board.events.toEvent')}</PageLink>
          {' · '}
          <PageLink to={`/tool/eventtracker/${SERVERS[server]}/${USUAL_TIER}/${event.id}`}>
            {t('page.eventTracker')}
          </PageLink>
        </p>
      </header>
      <SegmentedChoice
        label={t('server.label')}
        choices={servers}
        value={server}
        onChange={(next) => void navigate(eventBoardPath(next, event.id))}
      />
      {held ? (
        <>
          <TopTen key={`${server}/${event.id}`} held={held} />
          <Tiers held={held} />
        </>
      ) : (
        <EmptyState
          icon={<FileQuestion size={28} />}
          title={t('board.events.notHeldTitle')}
          text={t('board.events.notHeldText')}
        />
      )}
    </div>
  );
}

function NoEvent() {
  const { t } = useTranslation();
  usePageName(null);
  return (
    <EmptyState
      isPage
      icon={<FileQuestion size={28} />}
      title={t('board.events.unknownTitle')}
      text={t('board.events.unknownText')}
    >
      <PageLink to={EVENT_BOARDS}>{t('page.eventBoards')}</PageLink>
    </EmptyState>
  );
}
