import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { estimatedStarts } from '#model/rules/start-estimate';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import { Fact, Facts, PerServerText } from '#src/parts/detail/facts.tsx';
import { Releases } from '#src/parts/detail/releases.tsx';
import type { EventItem } from '../event-item.ts';
import type { EventGame } from '../use-events-of-page.ts';
import styles from './event-detail.module.css';

interface Props {
  readonly item: EventItem;
  readonly game: EventGame;
}

/** Its names, and when it runs or may run on each server. */
export function DatesPanel({ item: { event }, game: { all, main, now } }: Props) {
  const { t } = useTranslation();
  const estimates = useMemo(
    () =>
      estimatedStarts(
        event,
        all.map((one) => one.event),
        main,
        now,
      ),
    [event, all, main, now],
  );
  return (
    <Panel id="dates" title={t('events.dates')}>
      <Facts>
        <Fact label={t('events.name')}>
          <PerServerText values={event.name} />
        </Fact>
      </Facts>
      <Releases at={event.startAt} until={event.endAt} estimates={estimates} />
      {estimates.some((at) => at !== null) && <p className={styles.note}>{t('events.estimateNote')}</p>}
    </Panel>
  );
}
