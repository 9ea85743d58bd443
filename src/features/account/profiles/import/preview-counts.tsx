import { SERVERS } from '#model/vocabulary/servers';
import { useFormat } from '#src/kit/text/format.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './import.module.css';
import type { Planned } from './use-plan.ts';

interface Props {
  readonly planned: Planned;
  /** One of several says its name. */
  readonly isAlone: boolean;
}

const SHOWN_IDS = 12;

/** How many cards of one profile come, change and stay. */
export function PreviewCounts({ planned, isAlone }: Props) {
  const { t } = useTranslation();
  const { integer, list } = useFormat();
  const shownName = useProfileName();
  const { profile, isNew, isServerOpen, added, changed, lowered, same, untouched, items, unknown } = planned;
  const facts = [
    ['added', added.length],
    ['changed', changed.length],
    ['lowered', lowered.length],
    ['same', same],
    ['untouched', untouched],
    ['items', items],
  ] as const;
  const ids = unknown.slice(0, SHOWN_IDS).map((id) => `#${id}`);
  return (
    <div className={styles.planned}>
      {(isNew || !isAlone) && (
        <p className={styles.name}>
          {t('profile.choice', {
            name: shownName(profile.name),
            server: t(`server.${SERVERS[profile.server]}`),
          })}
        </p>
      )}
      {isServerOpen && <p className="muted">{t('import.mainServer')}</p>}
      <dl className={styles.counts}>
        {facts
          .filter(([fact, count]) => count > 0 || fact === 'added' || (fact === 'changed' && !isNew))
          .filter(([fact]) => !isNew || fact === 'added' || fact === 'items')
          .map(([fact, count]) => (
            <div key={fact} data-fact={fact}>
              <dt>{t(`import.fact.${fact}`)}</dt>
              <dd>{integer(count)}</dd>
            </div>
          ))}
      </dl>
      {unknown.length > 0 && (
        <p className={styles.warning}>
          {t('import.unknownCards', { number: integer(unknown.length), ids: list(ids) })}
        </p>
      )}
    </div>
  );
}
