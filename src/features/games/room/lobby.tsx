import { Button } from '@mantine/core';
import { Play } from 'lucide-react';
import { MAX_PLAYERS, MIN_PLAYERS } from '#model/games/room/room';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { TITLES } from '../rounds/titles.ts';
import { Invite } from './invite.tsx';
import { LeaveButton } from './leave-button.tsx';
import type { PhaseProps } from './phase.types.ts';
import { PlayerRows } from './player-rows.tsx';
import styles from './room.module.css';
import { RoomSettings } from './room-settings.tsx';
import { useChoosing } from './use-choosing.ts';

/** Who is there, the link for others, and what will be played. */
export function Lobby(props: PhaseProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { code, room, place, commands, people } = props;
  const choosing = useChoosing(room, people, commands.choose);
  const host = room.players.find(({ id }) => id === room.host)?.nickname ?? '';
  const isAlone = room.players.length < MIN_PLAYERS;
  return (
    <div className={styles.lobby}>
      <section className={styles.panel} aria-labelledby="room-players">
        <header className={styles.title}>
          <h2 id="room-players">
            {t('room.players')}{' '}
            <span className={styles.quiet}>
              {format.integer(room.players.length)} {t('list.of', { total: format.integer(MAX_PLAYERS) })}
            </span>
          </h2>
          <LeaveButton onLeave={commands.leave} />
        </header>
        <PlayerRows room={room} players={room.players} />
        {place.isHost ? (
          <Button
            variant="filled"
            size="md"
            fullWidth
            leftSection={<Play size={18} aria-hidden="true" />}
            disabled={isAlone || !choosing.isEnough || place.status !== 'connected'}
            onClick={commands.begin}
          >
            {t('room.start')}
          </Button>
        ) : (
          <p>{t('room.waitingHost', { name: host })}</p>
        )}
        {place.isHost && (
          <p className={styles.quiet} role="status">
            {isAlone ? t('room.alone') : choosing.isEnough ? '' : t('room.fault.cards')}
          </p>
        )}
      </section>
      <Invite code={code} />
      <section className={`${styles.panel} ${styles.settings}`} aria-labelledby="room-settings">
        <h2 id="room-settings">{place.isHost ? t('game.settings') : t(TITLES[room.choice.game])}</h2>
        <RoomSettings
          choosing={choosing}
          people={people}
          isHost={place.isHost}
          isLost={place.status !== 'connected'}
        />
      </section>
    </div>
  );
}
