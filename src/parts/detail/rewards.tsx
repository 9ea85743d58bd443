import { useTranslation } from 'react-i18next';
import { itemTextOf, type Reward } from '#model/records/reward';
import { isRewardType } from '#model/vocabulary/reward-types';
import { useFormat } from '#src/components/format.ts';
import { PageLink } from '#src/components/page-link.tsx';
import { useItemTexts } from '#src/data/late-lists.ts';
import { NearestText } from './facts.tsx';
import pieces from './pieces.module.css';

/** Where a reward has a page of its own. */
const PAGES: Readonly<Record<string, string>> = { situation: '/info/cards/', music: '/info/songs/' };

const pageOf = ({ type, id }: Reward): string | null => {
  const page = PAGES[type];
  return page !== undefined && id !== null ? `${page}${id}` : null;
};

/** What is given or asked for, in words: by its name where the data has one, else by its kind. */
export function Rewards({ rewards }: { readonly rewards: readonly Reward[] }) {
  const isNamed = rewards.some((reward) => reward.id !== null && pageOf(reward) === null);
  const { data: texts } = useItemTexts(isNamed);
  return (
    <ul className={pieces.rewards}>
      {rewards.map((reward) => (
        <li key={`${reward.type} ${reward.id} ${reward.quantity}`}>
          <RewardWords reward={reward} name={texts && itemTextOf(texts, reward)} />
        </li>
      ))}
    </ul>
  );
}

interface WordsProps {
  readonly reward: Reward;
  readonly name: ReturnType<typeof itemTextOf>;
}

function RewardWords({ reward, name }: WordsProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { type, id, quantity } = reward;
  const kind = isRewardType(type) ? t(`events.reward.${type}`) : type;
  const page = pageOf(reward);
  if (page !== null) return <PageLink to={page}>{`${kind} #${id}`}</PageLink>;
  return (
    <>
      {name ? <NearestText values={name} /> : kind}
      {quantity !== 1 && ` ×${integer(quantity)}`}
    </>
  );
}
