import { Crown, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RoomView, SeenPlayer } from '#model/games/room/player-view';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Avatar } from './avatar.tsx';
import styles from './room.module.css';

interface Props<P extends SeenPlayer> {
  readonly room: RoomView;
  readonly players: readonly P[];
  /** Before the player and behind. */
  readonly start?: (player: P) => ReactNode;
  readonly end?: (player: P) => ReactNode;
}

/** Players below each other: who they are, who is the host, who is away. */
export function PlayerRows<P extends SeenPlayer>({ room, players, start, end }: Props<P>) {
  const { t } = useTranslation();
  return (
    <ol className={styles.rows}>
      {players.map((player) => (
        <li key={player.id} data-own={player.id === room.you || undefined}>
          {start?.(player)}
          <Avatar {...player} />
          <span className={styles.words}>
            <b>{player.nickname}</b>
            {player.id === room.you && <span className={styles.quiet}> {t('room.you')}</span>}
            {player.id === room.host && (
              <span className={styles.tag}>
                <Crown size={14} aria-hidden="true" /> {t('room.host')}
              </span>
            )}
            {player.isAway && (
              <span className={styles.tag}>
                <WifiOff size={14} aria-hidden="true" /> {t('room.away')}
              </span>
            )}
          </span>
          {end?.(player)}
        </li>
      ))}
    </ol>
  );
}
