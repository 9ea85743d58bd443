import { useTranslation } from 'react-i18next';
import type { Reward } from '#model/records/event-details';
import { isRewardType } from '#model/vocabulary/reward-types';
import { useFormat } from '#src/components/format.ts';
import { PageLink } from '#src/components/page-link.tsx';
import styles from './event-detail.module.css';

/** Where a reward has a page of its own. */
const PAGES: Readonly<Record<string, string>> = { situation: '/info/cards/', music: '/info/songs/' };

/** What is given, in words. */
export function Rewards({ rewards }: { readonly rewards: readonly Reward[] }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (
    <ul className={styles.rewards}>
      {rewards.map(({ type, id, quantity }) => {
        const name = isRewardType(type) ? t(`events.reward.${type}`) : type;
        const page = PAGES[type];
        return (
          <li key={`${type} ${id} ${quantity}`}>
            {page !== undefined && id !== null ? (
              <PageLink to={`${page}${id}`}>{`${name} #${id}`}</PageLink>
            ) : quantity === 1 ? (
              name
            ) : (
              `${name} ×${integer(quantity)}`
            )}
          </li>
        );
      })}
    </ul>
  );
}
