import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { DataError } from '#src/components/data-error.tsx';
import { usePageName } from '#src/components/page-name.ts';
import { useEventItem } from '#src/data/items.ts';
import { DetailPage } from '#src/parts/detail/detail-page.tsx';
import { neighboursOf } from '#src/parts/detail/neighbours.ts';
import { NoSuchThing } from '#src/parts/detail/no-such-thing.tsx';
import { ListSkeleton } from '#src/parts/listing/list-skeleton.tsx';
import { ThreadPlace } from '#src/parts/thread-place.tsx';
import { BannerPanel } from './detail/banner-panel.tsx';
import { BonusPanel } from './detail/bonus-panel.tsx';
import { CardsPanel } from './detail/cards-panel.tsx';
import { DatesPanel } from './detail/dates-panel.tsx';
import { PointsPanel, RanksPanel } from './detail/rewards-panels.tsx';
import { SongsPanel } from './detail/songs-panel.tsx';
import { StoriesPanel } from './detail/stories-panel.tsx';
import { ToolLinks } from './detail/tool-links.tsx';
import type { EventItem } from './event-item.ts';
import { eventPath } from './event-path.ts';
import { StatusChip } from './status-chip.tsx';
import { type EventGame, useEventsOfPage } from './use-events-of-page.ts';

const ID = /^\d{1,15}$/;

/** `/info/events/{id}/{name?}`: all that is known of one event (pages 3.13). */
export function Event() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const { game, failure, retry } = useEventsOfPage();
  if (!game) {
    return (
      <>
        <h1>{t('events.event')}</h1>
        {failure ? <DataError message={failure.message} onRetry={retry} /> : <ListSkeleton />}
      </>
    );
  }
  const item = ID.test(id) ? game.all.find((one) => one.id === Number(id)) : undefined;
  return item ? <EventPage key={item.id} item={item} game={game} /> : <NoEvent />;
}

function EventPage({ item, game }: { readonly item: EventItem; readonly game: EventGame }) {
  const { t } = useTranslation();
  const { data: details } = useEventItem(item.id);
  const { event, view } = item;
  const name = localised(event.name, game.main, game.sub);
  usePageName(view.name);
  return (
    <DetailPage
      picture={<StatusChip status={view.status} />}
      title={view.name}
      lang={name ? SERVER_LANGUAGES[name.server] : undefined}
      subtitle={`${t(`eventType.${view.type ?? 'other'}`)} · #${item.id}`}
      {...neighboursOf(game.items, item.id, eventPath)}
      actions={<ToolLinks id={item.id} />}
      aside={
        <>
          {details && <SongsPanel songs={details.songs} />}
          {details && <StoriesPanel stories={details.stories} />}
          {details && <PointsPanel rewards={details.pointRewards} />}
          {details && <RanksPanel rewards={details.rankRewards} />}
        </>
      }
      below={<ThreadPlace place={{ categoryName: 'EVENT_COMMENT', categoryId: String(item.id) }} />}
    >
      <BannerPanel item={item} now={game.now} />
      <DatesPanel item={item} game={game} />
      <BonusPanel bonus={event.bonus} people={game} />
      <CardsPanel event={event} people={game} />
    </DetailPage>
  );
}

function NoEvent() {
  const { t } = useTranslation();
  return (
    <NoSuchThing
      title={t('events.missingTitle')}
      text={t('events.missingText')}
      list={{ path: '/info/events', label: t('events.all') }}
    />
  );
}
