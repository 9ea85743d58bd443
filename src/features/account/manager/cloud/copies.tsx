import { Cloud, MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Holding } from '#model/rules/copies/holding';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CloudView, ShownCopy } from '../../copies/use-cloud.ts';
import styles from './cloud.module.css';
import { useHolds } from './use-holds.ts';

/** More would push the other side off the screen. */
const MAX_SHOWN = 6;

/** This device and the cloud side by side; which of them is newer stands above it. */
export function Copies({ cloud }: { readonly cloud: Pick<CloudView, 'local' | 'cloud' | 'relation'> }) {
  const { t } = useTranslation();
  const { local, cloud: there, relation } = cloud;
  return (
    <div className={styles.copies}>
      {local && (
        <Copy
          title={t('cloud.here')}
          icon={<MonitorSmartphone size={18} aria-hidden="true" />}
          copy={local}
          isNewer={relation === 'ahead'}
          empty={t('cloud.nothingHere')}
          time={local.time === null ? null : (time) => t('cloud.changedAt', { time })}
        />
      )}
      {there && (
        <Copy
          title={t('cloud.there')}
          icon={<Cloud size={18} aria-hidden="true" />}
          copy={there}
          isNewer={relation === 'behind'}
          empty={t(there.time === null ? 'cloud.nothingThere' : 'cloud.nothingHere')}
          time={there.time === null ? null : (time) => t('cloud.savedAt', { time })}
        />
      )}
    </div>
  );
}

interface CopyProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly copy: ShownCopy;
  readonly isNewer: boolean;
  readonly empty: string;
  readonly time: ((time: string) => string) | null;
}

function Copy({ title, icon, copy, isNewer, empty, time }: CopyProps) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const holds = useHolds();
  const { profiles, device } = copy;
  return (
    <article className={styles.copy} aria-label={title} data-newer={isNewer || undefined}>
      <h3 className={styles.copyTitle}>
        {icon}
        {title}
        {isNewer && <span className={styles.mark}>{t('cloud.newer')}</span>}
      </h3>
      <p className={styles.total}>{profiles.length === 0 ? empty : holds(profiles)}</p>
      <Holdings profiles={profiles} />
      {time && copy.time !== null && <p className={styles.when}>{time(dateTime(copy.time))}</p>}
      {device && <p className={styles.when}>{t('cloud.device', { device })}</p>}
    </article>
  );
}

/** Profiles have no id, and several may have one name. */
function keyed(holdings: readonly Holding[]) {
  const seen = new Map<string, number>();
  return holdings.map((holding) => {
    const times = (seen.get(holding.name) ?? 0) + 1;
    seen.set(holding.name, times);
    return { key: `${times} ${holding.name}`, holding };
  });
}

function Holdings({ profiles }: { readonly profiles: readonly Holding[] }) {
  const { t } = useTranslation();
  const shownName = useProfileName();
  const shown = profiles.slice(0, MAX_SHOWN);
  const more = profiles.length - shown.length;
  if (profiles.length === 0) return null;
  return (
    <ul className={styles.holdings}>
      {keyed(shown).map(({ key, holding: { name, server, cards } }) => (
        <li key={key}>
          <span className={styles.name}>{shownName(name)}</span>
          <ServerTag server={server} />
          <span className={styles.count}>{t('hub.cards', { count: cards })}</span>
        </li>
      ))}
      {more > 0 && <li className={styles.when}>{t('cloud.more', { count: more })}</li>}
    </ul>
  );
}
