import { useMemo } from 'react';
import { periodOf } from '#model/rules/event-period';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { usePageName } from '#src/components/page-name.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { WhenNear } from '#src/components/when-near.tsx';
import { useEventItem } from '#src/data/items.ts';
import { DetailPage } from '#src/parts/detail/detail-page.tsx';
import { neighboursOf } from '#src/parts/detail/neighbours.ts';
import { ThingOfAddress } from '#src/parts/detail/thing-of-address.tsx';
import { WithDetails } from '#src/parts/detail/with-details.tsx';
import { ThreadPlace } from '#src/parts/thread-place.tsx';
import { BannerPanel } from './detail/banner-panel.tsx';
import { BonusPanel } from './detail/bonus-panel.tsx';
import { DatesPanel } from './detail/dates-panel.tsx';
import { StoriesPanel } from './detail/stories-panel.tsx';
import { TitlePanel } from './detail/title-panel.tsx';
import { ToolLinks } from './detail/tool-links.tsx';
import type { EventItem } from './event-item.ts';
import { eventPath } from './event-path.ts';
import { CardsPanel } from './period/cards-panel.tsx';
import { GachasPanel } from './period/gachas-panel.tsx';
import { SongsPanel } from './period/songs-panel.tsx';
import { FestivalPanel } from './rewards/festival-panel.tsx';
import { FestivalTimes } from './rewards/festival-times.tsx';
import { GoalsPanel, LevelsPanel } from './rewards/goals-panels.tsx';
import { PrizesPanel } from './rewards/prizes-panel.tsx';
import { PointsPanel, RanksPanel } from './rewards/rewards-panels.tsx';
import { StatusChip } from './status-chip.tsx';
import { type EventGame, useEventsOfPage } from './use-events-of-page.ts';

const GACHAS_HEIGHT = 200;
const NO_SONGS = [null, null, null, null, null] as const;

/** `/info/events/{id}/{name?}`: all that is known of one event (pages 3.13). */
export function Event() {
  const { t } = useTranslation();
  return (
    <ThingOfAddress
      {...useEventsOfPage()}
      among={({ all }) => all}
      title={t('page.event')}
      missing={{
        title: t('events.missingTitle'),
        text: t('events.missingText'),
        list: { path: '/info/events', label: t('events.all') },
      }}
    >
      {(item, game) => (
        <WithDetails id={item.id} useItem={useEventItem}>
          {(details) => <EventPage item={item} game={game} details={details} />}
        </WithDetails>
      )}
    </ThingOfAddress>
  );
}

interface Props {
  readonly item: EventItem;
  readonly game: EventGame;
  /** What its own file tells; undefined while it is on its way, null where a dump has none. */
  readonly details: ReturnType<typeof useEventItem>['data'];
}

function EventPage({ item, game, details }: Props) {
  const { t } = useTranslation();
  const { event, view } = item;
  const name = localised(event.name, game.main, game.sub);
  const period = useMemo(() => periodOf(event, game.main, game.sub), [event, game.main, game.sub]);
  usePageName(view.name);
  const gachas = period && (
    <WhenNear id="gachas" height={GACHAS_HEIGHT}>
      <GachasPanel period={period} />
    </WhenNear>
  );
  const isAlone = details === null;
  return (
    <DetailPage
      picture={<StatusChip status={view.status} />}
      title={view.name}
      lang={name ? SERVER_LANGUAGES[name.server] : undefined}
      subtitle={`${t(`eventType.${view.type ?? 'other'}`)} · #${item.id}`}
      {...neighboursOf(game.items, item.id, eventPath)}
      primary={<ToolLinks id={item.id} type={event.type} />}
      aside={
        isAlone ? null : (
          <>
            {details && <SongsPanel songs={details.songs} period={period} />}
            {details?.festival && <FestivalPanel festival={details.festival} />}
            {details?.festival && (
              <WhenNear id="stages" height={GACHAS_HEIGHT}>
                <FestivalTimes id={item.id} />
              </WhenNear>
            )}
            {details && <StoriesPanel stories={details.stories} />}
            {details && <PrizesPanel id={item.id} details={details} />}
            {details?.goals && <GoalsPanel id={item.id} goals={details.goals} />}
            {details?.goals && <LevelsPanel id={item.id} goals={details.goals} />}
            {details && <PointsPanel id={item.id} rewards={details.pointRewards} />}
            {details && <RanksPanel id={item.id} rewards={details.rankRewards} />}
            {gachas}
          </>
        )
      }
      below={<ThreadPlace place={{ categoryName: 'EVENT_COMMENT', categoryId: String(item.id) }} />}
    >
      <BannerPanel item={item} now={game.now} />
      <DatesPanel item={item} game={game} details={details ?? null} />
      <BonusPanel bonus={event.bonus} people={game} />
      <CardsPanel event={event} people={game} period={period} />
      <TitlePanel event={event} name={view.name} sound={details?.sound ?? null} />
      {isAlone && <SongsPanel songs={NO_SONGS} period={period} />}
      {isAlone && gachas}
    </DetailPage>
  );
}
