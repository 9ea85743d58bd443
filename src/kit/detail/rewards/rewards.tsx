import { Link } from 'react-router';
import { songView } from '#model/listing/views/song-view';
import type { Prizes } from '#model/records/prize';
import { itemTextOf, type Reward } from '#model/records/reward';
import { isKnownPrize, prizeOf } from '#model/rules/prizes-of';
import { isRewardType } from '#model/vocabulary/reward-types';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '../../actors/use-servers.ts';
import { useBands, useItemTexts, useSongs } from '../../data/lists.ts';
import { PageLink } from '../../page/page-link.tsx';
import { SongJacket } from '../../song/song-jacket.tsx';
import { useFormat } from '../../text/format.ts';
import { useTranslation } from '../../text/translation.tsx';
import { NearestText } from '../facts.tsx';
import pieces from '../pieces.module.css';
import { Prize } from './prize.tsx';
import { RewardCard } from './reward-card.tsx';

interface RewardSongProps {
  readonly id: number;
  /** What is said of it until the songs are there, and of one that the data does not know. */
  readonly otherwise: string;
}

const JACKET = 36;

/** A song that is given: its jacket, its title and its page. */
function RewardSong({ id, otherwise }: RewardSongProps) {
  const [songs, bands] = [useSongs().data, useBands().data];
  const servers = useServers();
  const song = songs?.byId.get(id);
  const path = `/info/songs/${id}`;
  if (!song || !bands) return <PageLink to={path}>{otherwise}</PageLink>;
  const view = songView(song, { bands: bands.byId, ...servers });
  return (
    <Link to={path} className={pieces.thing}>
      <SongJacket src={view.jacket} size={JACKET} />
      <span>{view.title}</span>
    </Link>
  );
}

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
