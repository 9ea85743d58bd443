import type { EventItem } from '#model/families/events/item';
import type { Context } from '#model/families/family';
import type { EventDetails } from '#model/records/event-details';
import { localised } from '#model/rules/localised';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { Fact, Facts, PerServerText } from '#src/kit/detail/facts.tsx';
import { Releases } from '#src/kit/detail/releases.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './event-detail.module.css';

interface Props {
  readonly item: EventItem;
  readonly context: Context;
  /** Null until they are here. */
  readonly details: EventDetails | null;
}

/** Its names, and when it runs or may run on each server. */
export function DatesPanel({ item: { event, estimates }, context: { main, sub }, details }: Props) {
  const { t } = useTranslation();
  const { date, time } = useDates();
  const server = localised(event.startAt, main, sub)?.server ?? main;
  const later = [
    { label: t('events.rewardsUntil'), at: details?.rewardsUntil[server] ?? null },
    { label: t('events.exchangeUntil'), at: details?.exchangeUntil[server] ?? null },
  ];
  return (
    <Panel id="dates" title={t('events.dates')}>
      <Facts>
        <Fact label={t('events.name')}>
          <PerServerText values={event.name} />
        </Fact>
      </Facts>
      <Releases at={event.startAt} until={event.endAt} estimates={estimates} />
      {estimates.some((at) => at !== null) && <p className={styles.note}>{t('events.estimateNote')}</p>}
      {later.some(({ at }) => at !== null) && (
        <Facts>
          {later.map(
            ({ label, at }) =>
              at !== null && <Fact key={label} label={label}>{`${date(at)} ${time(at)}`}</Fact>,
          )}
        </Facts>
      )}
    </Panel>
  );
}
