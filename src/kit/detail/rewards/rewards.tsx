import type { Prizes } from '#model/records/prize';
import { itemTextOf, type Reward } from '#model/records/reward';
import { isKnownPrize, prizeOf } from '#model/rules/prizes-of';
import { isRewardType } from '#model/vocabulary/reward-types';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useItemTexts } from '../../data/lists.ts';
import { useFormat } from '../../text/format.ts';
import { useTranslation } from '../../text/translation.tsx';
import { NearestText } from '../facts.tsx';
import pieces from '../pieces.module.css';
import { Prize } from './prize.tsx';
import { RewardCard } from './reward-card.tsx';
import { RewardSong } from './reward-song.tsx';

/** Rewards that have a page of their own. */
const THINGS: Readonly<Record<string, typeof RewardCard>> = { situation: RewardCard, music: RewardSong };

const thingOf = ({ type, id }: Reward) => (id === null ? undefined : THINGS[type]);

/** Titles and stamps, and whose pictures of them are shown. */
interface KnownPrizes {
  readonly prizes: Prizes;
  readonly server: ServerIndex;
}

interface Props {
  readonly rewards: readonly Reward[];
  /** Without them titles and stamps are named by their kind. */
  readonly known?: KnownPrizes | null;
}

/** What is given or asked for, in words: by its picture and name where the data has one, else by its kind. */
export function Rewards({ rewards, known = null }: Props) {
  const isNamed = rewards.some((reward) => reward.id !== null && !thingOf(reward) && !prizeOf(reward));
  const { data: texts } = useItemTexts(isNamed);
  return (
    <ul className={pieces.rewards}>
      {rewards.map((reward) => (
        <li key={`${reward.type} ${reward.id} ${reward.quantity}`}>
          <RewardWords reward={reward} known={known} name={texts && itemTextOf(texts, reward)} />
        </li>
      ))}
    </ul>
  );
}

interface WordsProps {
  readonly reward: Reward;
  readonly known: KnownPrizes | null;
  readonly name: ReturnType<typeof itemTextOf>;
}

function RewardWords({ reward, known, name }: WordsProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { type, id, quantity } = reward;
  const kind = isRewardType(type) ? t(`events.reward.${type}`) : type;
  const Thing = thingOf(reward);
  if (Thing && id !== null) return <Thing id={id} otherwise={`${kind} #${id}`} />;
  const prize = prizeOf(reward);
  if (prize && known && isKnownPrize(known.prizes, prize))
    return (
      <span className={pieces.thing}>
        <Prize prize={prize} {...known} />
      </span>
    );
  return (
    <>
      {name ? <NearestText values={name} /> : kind}
      {quantity !== 1 && ` ×${integer(quantity)}`}
    </>
  );
}
