import { Check, WifiOff } from 'lucide-react';
import type { RoomView } from '#model/games/room/player-view';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Avatar } from './avatar.tsx';
import { type RankedPlayer, ranked } from './ranked.ts';
import styles from './room.module.css';

/** All players by their points, while they play. */
export function Scores({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.scores} aria-label={t('room.scores')}>
      {ranked(room.players).map((player) => (
        <Score key={player.id} player={player} isYou={player.id === room.you} />
      ))}
    </ol>
  );
}

function Score({ player, isYou }: { readonly player: RankedPlayer; readonly isYou: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nickname, points, gained, isAway, isDone } = player;
  return (
    <li className={styles.score} data-own={isYou || undefined} data-away={isAway || undefined}>
      <Avatar {...player} />
      <span className={styles.words}>
        <span className={styles.name}>{nickname}</span>
        <b>{format.integer(points)}</b>
        {gained !== null && (
          <span className={styles.gained} data-none={gained === 0 || undefined}>
            +{format.integer(gained)}
          </span>
        )}
      </span>
      {isAway && <WifiOff className={styles.state} size={14} role="img" aria-label={t('room.away')} />}
      {isDone && !isAway && (
        <Check className={styles.state} data-done size={14} role="img" aria-label={t('room.done')} />
      )}
    </li>
  );
}
