import { Gift } from 'lucide-react';
import { useState } from 'react';
import type { Reward } from '#model/records/reward';
import { rewardIconPath } from '#model/rules/media-paths';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import styles from './reward-picture.module.css';

interface Props {
  readonly reward: Reward;
  /** Whose picture it is. */
  readonly server: ServerIndex;
}

/** The icon of what is given, beside its words; a parcel where there is none. Cards, songs and titles bring their own pictures. */
export function RewardPicture({ reward, server }: Props) {
  const src = rewardIconPath(SERVERS[server], reward);
  const [lost, setLost] = useState<string | null>(null);
  return (
    <span className={styles.picture} aria-hidden="true">
      {src === null || src === lost ? (
        <Gift size={20} />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setLost(src)} />
      )}
    </span>
  );
}
