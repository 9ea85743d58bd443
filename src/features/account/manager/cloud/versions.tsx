import { Button } from '@mantine/core';
import { History } from 'lucide-react';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CloudVersion, CloudView } from '../../copies/use-cloud.ts';
import styles from './cloud.module.css';
import { useHolds } from './use-holds.ts';

/** What the cloud held before, each with what is in it. */
export function Versions({ cloud: { versions, restore } }: { readonly cloud: CloudView }) {
  const { t } = useTranslation();
  if (versions.length === 0) return null;
  return (
    <details className={styles.versions}>
      <summary>
        <History size={16} aria-hidden="true" />
        {t('cloud.versions.title')}
        <span className={styles.number}>{versions.length}</span>
      </summary>
      <p className="muted">{t('cloud.versions.text')}</p>
      <ul className={styles.rows}>
        {versions.map((version) => (
          <Version key={version.id} version={version} onRestore={() => restore(version.id)} />
        ))}
      </ul>
    </details>
  );
}

interface Props {
  readonly version: CloudVersion;
  readonly onRestore: () => void;
}

function Version({ version: { time, device, profiles }, onRestore }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { list } = useFormat();
  const holds = useHolds();
  const shownName = useProfileName();
  const from = device && t('cloud.device', { device });
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p>
          <span className={styles.moment}>{dateTime(time)}</span>
          {from && <span className={styles.when}>{from}</span>}
        </p>
        <p className={styles.when}>{profiles.length === 0 ? t('cloud.versions.empty') : holds(profiles)}</p>
        {profiles.length > 0 && (
          <p className={styles.names}>{list(profiles.map(({ name }) => shownName(name)))}</p>
        )}
      </div>
      <Button aria-label={t('cloud.versions.restoreOf', { time: dateTime(time) })} onClick={onRestore}>
        {t('cloud.versions.restore')}
      </Button>
    </li>
  );
}
