import { useMemo } from 'react';
import type { Context } from '#model/families/family';
import { FAMILY } from '#model/families/gacha/family';
import type { GachaItem } from '#model/families/gacha/item';
import { cardsOf } from '#model/gacha/pool';
import type { GachaDetails } from '#model/records/gacha-details';
import { endInSight } from '#model/rules/running';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { HelpsPanel } from '#src/features/helps/helps-panel.tsx';
import { useCountdown } from '#src/kit/actors/use-countdown.ts';
import { useGachaItem } from '#src/kit/data/items.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { EventThenPanel } from '#src/kit/detail/event-then-panel.tsx';
import { Releases } from '#src/kit/detail/releases.tsx';
import { ServerChoice, useChosenServer } from '#src/kit/detail/server-choice.tsx';
import { EventBanner } from '#src/kit/event/event-banner.tsx';
import { WordView } from '#src/kit/list/entry/words.tsx';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { Countdown } from '#src/kit/text/countdown.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AboutPanel } from '../../gacha/detail/about-panel.tsx';
import { ChancePanel } from '../../gacha/detail/chance-panel.tsx';
import { PaymentPanel } from '../../gacha/detail/payment-panel.tsx';
import { PickupsPanel } from '../../gacha/detail/pickups-panel.tsx';
import { RatesPanel } from '../../gacha/detail/rates-panel.tsx';
import { usePool } from '../../gacha/detail/use-drawn.ts';
import styles from '../../gacha/gacha.module.css';
import { SimulatorPanel } from '../../gacha/simulator/simulator-panel.tsx';

const EVENT_HEIGHT = 90;
const NOWHERE = [null, null, null, null, null] as const;

/** `/info/gacha/{id}/{name?}`: all that is known of one gacha. */
export const Screen = () => (
  <FamilyPage family={FAMILY} useDetails={useGachaItem}>
    {(props) => <GachaPage {...props} />}
  </FamilyPage>
);

function GachaPage({ item, data, details = null }: PageProps<GachaItem, GachaDetails>) {
  const { t } = useTranslation();
  const { gacha } = item;
  const status = FAMILY.badge?.(item, data.context);
  const cards = details?.cards ?? NOWHERE;
  const chosen = useChosenServer(cards);
  const pool = usePool(details, chosen.server);
  const offered = useMemo(
    () => [...new Set([...(pool ? cardsOf(pool).map(({ cardId }) => cardId) : []), ...gacha.newCards])],
    [pool, gacha],
  );
  return (
    <FamilyDetail
      Comments={ThreadPlace}
      family={FAMILY}
      item={item}
      data={data}
      status={status && <WordView word={status} />}
      aside={
        <>
          <Panel id="period" title={t('gacha.period')}>
            <Releases at={gacha.publishedAt} until={gacha.closedAt} />
          </Panel>
          <WhenNear id="event" height={EVENT_HEIGHT}>
            <EventThenPanel opens={gacha.publishedAt} />
          </WhenNear>
          {details && pool && chosen.server !== null && (
            <SimulatorPanel title={FAMILY.title(item)} details={details} server={chosen.server} pool={pool} />
          )}
          {details && pool && <ChancePanel pool={pool} payments={details.payments} />}
        </>
      }
    >
      <Stage item={item} context={data.context} />
      {details && chosen.server !== null && <ServerChoice values={cards} {...chosen} />}
      <PickupsPanel pool={pool} newCards={gacha.newCards} server={chosen.server ?? data.context.main} />
      <HelpsPanel cards={offered} />
      {pool && <RatesPanel pool={pool} />}
      {details && !pool && <p className="muted">{t('gacha.noRates')}</p>}
      {details && <PaymentPanel payments={details.payments} pool={pool} />}
      {details && <AboutPanel details={details} />}
    </FamilyDetail>
  );
}

interface StageProps {
  readonly item: GachaItem;
  readonly context: Context;
}

/** Its picture, and how long it is still open on the main server. */
function Stage({ item, context: { main, now } }: StageProps) {
  const { t } = useTranslation();
  const countdown = useCountdown('offer', {
    startAt: item.opens[main],
    endAt: endInSight(item.closes[main], now),
  });
  return (
    <section id="banner" className={styles.stage} aria-label={t('page.gacha')}>
      <EventBanner src={item.picture} second={item.logo} isWhole />
      {countdown && (
        <div className={styles.time}>
          <Countdown countdown={countdown} isLarge />
        </div>
      )}
    </section>
  );
}
