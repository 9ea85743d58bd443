import { Link } from 'react-router';
import { FAMILY } from '#model/families/missions/family';
import type { MissionItem } from '#model/families/missions/item';
import { statusWord } from '#model/families/periods';
import type { MissionSetDetails } from '#model/records/mission';
import { objectPath } from '#model/site/objects';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { useMissionItem } from '#src/kit/data/items.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { EventThenPanel } from '#src/kit/detail/event-then-panel.tsx';
import { EveryServerText, Fact, Facts, NearestText } from '#src/kit/detail/facts.tsx';
import { Periods } from '#src/kit/detail/periods.tsx';
import { TotalsPanel } from '#src/kit/detail/rewards/totals-panel.tsx';
import { useChosenServer } from '#src/kit/detail/server-choice.tsx';
import { EventBanner } from '#src/kit/event/event-banner.tsx';
import { WordView } from '#src/kit/list/entry/words.tsx';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../../missions/missions.module.css';
import { StepsPanel } from '../../missions/steps-panel.tsx';

/** `/info/missions/{id}/{name?}`: all that is known of one set of missions. */
export const Screen = () => (
  <FamilyPage family={FAMILY} useDetails={useMissionItem}>
    {(props) => <MissionPage {...props} />}
  </FamilyPage>
);

const EVENT_HEIGHT = 90;
const NO_MISSIONS = [null, null, null, null, null] as const;

function MissionPage({ item, data, details }: PageProps<MissionItem, MissionSetDetails>) {
  const { t } = useTranslation();
  const { context } = data;
  const missions = details?.missions ?? NO_MISSIONS;
  const chosen = useChosenServer(missions);
  const status = statusWord(item, context);
  const shown = chosen.server === null ? null : missions[chosen.server];
  return (
    <FamilyDetail
      Comments={ThreadPlace}
      family={FAMILY}
      item={item}
      data={data}
      status={status && <WordView word={status} />}
      aside={
        <>
          <Panel id="dates" title={t('events.dates')}>
            <Periods opens={item.opens} closes={item.closes} />
          </Panel>
          {shown && chosen.server !== null && (
            <TotalsPanel rewards={shown.flatMap(({ reward }) => reward ?? [])} server={chosen.server} />
          )}
          {item.event === null && (
            <WhenNear id="event" height={EVENT_HEIGHT}>
              <EventThenPanel opens={item.opens} />
            </WhenNear>
          )}
        </>
      }
    >
      <FactsPanel item={item} type={FAMILY.fields.type.text?.(item, context) ?? null} />
      {shown && <StepsPanel missions={missions} shown={shown} chosen={chosen} />}
    </FamilyDetail>
  );
}

interface FactsProps {
  readonly item: MissionItem;
  readonly type: string | null;
}

/** Its names, and the event that it belongs to. */
function FactsPanel({ item: { set, event, banner }, type }: FactsProps) {
  const { t } = useTranslation();
  return (
    <Panel id="facts" title={t('cards.facts')}>
      <Facts>
        <Fact label={t('events.name')}>
          <EveryServerText values={set.title} />
        </Fact>
        {type && <Fact label={t('card.type')}>{type}</Fact>}
        {event && (
          <Fact label={t('event.label')}>
            <Link to={objectPath('event', event.id)}>
              <span className={styles.banner}>
                <EventBanner src={banner} />
              </span>
              <NearestText values={event.name} />
            </Link>
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}
