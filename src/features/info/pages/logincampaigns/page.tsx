import { useState } from 'react';
import { FAMILY, type LoginCampaignItem } from '#model/families/logincampaigns/family';
import { statusWord } from '#model/families/periods';
import type { LoginCampaignDetails } from '#model/records/login-campaign';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { useLoginCampaignItem } from '#src/kit/data/items.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { EventThenPanel } from '#src/kit/detail/event-then-panel.tsx';
import { EveryServerText, Fact, Facts } from '#src/kit/detail/facts.tsx';
import { Periods } from '#src/kit/detail/periods.tsx';
import { TotalsPanel } from '#src/kit/detail/rewards/totals-panel.tsx';
import { useChosenServer } from '#src/kit/detail/server-choice.tsx';
import { WordView } from '#src/kit/list/entry/words.tsx';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { DaysPanel } from '../../logincampaigns/days-panel.tsx';
import styles from '../../logincampaigns/login-campaigns.module.css';

/** `/info/logincampaigns/{id}/{name?}`: all that is known of one campaign. */
export const Screen = () => (
  <FamilyPage family={FAMILY} useDetails={useLoginCampaignItem}>
    {(props) => <LoginCampaignPage {...props} />}
  </FamilyPage>
);

const EVENT_HEIGHT = 90;
const NO_DAYS = [null, null, null, null, null] as const;

function LoginCampaignPage({ item, data, details }: PageProps<LoginCampaignItem, LoginCampaignDetails>) {
  const { t } = useTranslation();
  const { context } = data;
  const { campaign, opens, closes } = item;
  const days = details?.days ?? NO_DAYS;
  const chosen = useChosenServer(days);
  const status = statusWord(item, context);
  const shown = chosen.server === null ? null : days[chosen.server];
  const type = FAMILY.fields.type.text?.(item, context);
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
            <Periods opens={opens} closes={closes} />
          </Panel>
          {shown && chosen.server !== null && (
            <TotalsPanel rewards={shown.flatMap(({ rewards }) => rewards)} server={chosen.server} />
          )}
          <WhenNear id="event" height={EVENT_HEIGHT}>
            <EventThenPanel opens={opens} />
          </WhenNear>
        </>
      }
    >
      {item.background !== null && <Background src={item.background} />}
      <Panel id="facts" title={t('cards.facts')}>
        <Facts>
          <Fact label={t('events.name')}>
            <EveryServerText values={campaign.caption} />
          </Fact>
          {type && <Fact label={t('card.type')}>{type}</Fact>}
        </Facts>
      </Panel>
      {shown && <DaysPanel days={days} shown={shown} chosen={chosen} />}
    </FamilyDetail>
  );
}

/** Before what the campaign is shown in the game; nothing where a dump lacks the picture. */
function Background({ src }: { readonly src: string }) {
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  return (
    <div className={styles.background}>
      <img src={src} alt="" width={854} height={480} onError={() => setLost(true)} />
    </div>
  );
}
