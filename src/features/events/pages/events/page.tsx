import { useMemo } from 'react';
import { FAMILY } from '#model/families/events/family';
import type { EventItem } from '#model/families/events/item';
import type { EventDetails } from '#model/records/event-details';
import { periodOf } from '#model/rules/event-period';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { useEventItem } from '#src/kit/data/items.ts';
import { WordView } from '#src/kit/list/entry/words.tsx';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { ArchivePanel } from '../../events/detail/archive-panel.tsx';
import { BannerPanel } from '../../events/detail/banner-panel.tsx';
import { BonusPanel } from '../../events/detail/bonus-panel.tsx';
import { DatesPanel } from '../../events/detail/dates-panel.tsx';
import { StoriesPanel } from '../../events/detail/stories-panel.tsx';
import { TitlePanel } from '../../events/detail/title-panel.tsx';
import { ToolLinks } from '../../events/detail/tool-links.tsx';
import { CardsPanel } from '../../events/period/cards-panel.tsx';
import { Helps } from '../../events/period/helps.tsx';
import { MeanwhilePanel } from '../../events/period/meanwhile-panel.tsx';
import { SongsPanel } from '../../events/period/songs-panel.tsx';
import { FestivalPanel } from '../../events/rewards/festival-panel.tsx';
import { FestivalTimes } from '../../events/rewards/festival-times.tsx';
import { GoalsPanel, LevelsPanel } from '../../events/rewards/goals-panels.tsx';
import { PrizesPanel } from '../../events/rewards/prizes-panel.tsx';
import { PointsPanel, RanksPanel } from '../../events/rewards/rewards-panels.tsx';

const MEANWHILE_HEIGHT = 320;
const STAGES_HEIGHT = 200;
const ARCHIVE_HEIGHT = 240;
const HELPS_HEIGHT = 180;
const NO_SONGS = [null, null, null, null, null] as const;

/** `/info/events/{id}/{name?}`: all that is known of one event. */
export const Screen = () => (
  <FamilyPage family={FAMILY} useDetails={useEventItem}>
    {(props) => <EventPage {...props} />}
  </FamilyPage>
);

function EventPage({ item, data, details }: PageProps<EventItem, EventDetails>) {
  const { event, view } = item;
  const { main, sub, lists, now } = data.context;
  const period = useMemo(() => periodOf(event, main, sub), [event, main, sub]);
  const people = useMemo(
    () => ({ characters: lists.characters, bands: lists.bands, main, sub }),
    [lists, main, sub],
  );
  const status = FAMILY.badge?.(item, data.context);
  const meanwhile = period && (
    <WhenNear id="meanwhile" height={MEANWHILE_HEIGHT}>
      <MeanwhilePanel period={period} />
    </WhenNear>
  );
  const isAlone = details === null;
  return (
    <FamilyDetail
      Comments={ThreadPlace}
      family={FAMILY}
      item={item}
      data={data}
      status={status && <WordView word={status} />}
      primary={<ToolLinks id={item.id} type={event.type} />}
      aside={
        isAlone ? null : (
          <>
            {details && <SongsPanel songs={details.songs} period={period} />}
            {details?.festival && <FestivalPanel festival={details.festival} />}
            {details?.festival && (
              <WhenNear id="stages" height={STAGES_HEIGHT}>
                <FestivalTimes id={item.id} />
              </WhenNear>
            )}
            {details && <StoriesPanel event={item.event} stories={details.stories} />}
            {details && <PrizesPanel id={item.id} details={details} />}
            {details?.goals && <GoalsPanel id={item.id} goals={details.goals} />}
            {details?.goals && <LevelsPanel id={item.id} goals={details.goals} />}
            {details && <PointsPanel id={item.id} rewards={details.pointRewards} />}
            {details && <RanksPanel id={item.id} rewards={details.rankRewards} />}
            {meanwhile}
          </>
        )
      }
    >
      <BannerPanel item={item} now={now} />
      <DatesPanel item={item} context={data.context} details={details ?? null} />
      <BonusPanel bonus={event.bonus} people={people} />
      <CardsPanel event={event} people={people} period={period} />
      <WhenNear id="helps" height={HELPS_HEIGHT}>
        <Helps event={event} period={period} />
      </WhenNear>
      <WhenNear id="archive" height={ARCHIVE_HEIGHT}>
        <ArchivePanel id={item.id} />
      </WhenNear>
      <TitlePanel event={event} name={view.name} sound={details?.sound ?? null} />
      {isAlone && <SongsPanel songs={NO_SONGS} period={period} />}
      {isAlone && meanwhile}
    </FamilyDetail>
  );
}
