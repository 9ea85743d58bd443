import { Button } from '@mantine/core';
import { RotateCcw, Settings2 } from 'lucide-react';
import { MIN_PLAYERS } from '#model/games/room/room';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Signs } from '../daily/signs.tsx';
import { LeaveButton } from './leave-button.tsx';
import type { PhaseProps } from './phase.types.ts';
import { PlayerRows } from './player-rows.tsx';
import { ranked } from './ranked.ts';
import styles from './room.module.css';

const ICON = 16;

/** Who won, how all others did, and the way to another game. */
export function Result({ room, place, commands }: PhaseProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const players = ranked(room.players);
  const winners = players.filter(({ rank }) => rank === 1).map(({ nickname }) => nickname);
  const isConnected = place.status === 'connected';
  const isAlone = players.length < MIN_PLAYERS;
  const host = players.find(({ id }) => id === room.host)?.nickname ?? '';
  return (
    <section className={`${styles.panel} ${styles.result}`} aria-labelledby="room-result">
      <header className={styles.title}>
        <h2 id="room-result">{t('list.results')}</h2>
        <LeaveButton onLeave={commands.leave} />
      </header>
      <p className={styles.winner}>
        {t(winners.length === 1 ? 'room.won' : 'room.tie', { names: format.list(winners) })}
      </p>
      <PlayerRows
        room={room}
        players={players}
        start={({ rank }) => <span className={styles.rank}>{format.integer(rank)}</span>}
        end={({ points, marks }) => (
          <span className={styles.end}>
            <b>{t('room.points', { count: points })}</b>
            <Signs marks={marks} />
          </span>
        )}
      />
      {place.isHost ? (
        <div className={styles.ways}>
          <Button
            variant="filled"
            leftSection={<RotateCcw size={ICON} aria-hidden="true" />}
            disabled={isAlone || !isConnected}
            onClick={commands.begin}
          >
            {t('room.rematch')}
          </Button>
          <Button
            leftSection={<Settings2 size={ICON} aria-hidden="true" />}
            disabled={!isConnected}
            onClick={() => commands.choose(room.choice)}
          >
            {t('game.settings')}
          </Button>
          {isAlone && (
            <p className={styles.quiet} role="status">
              {t('room.alone')}
            </p>
          )}
        </div>
      ) : (
        <p>{t('room.waitingHost', { name: host })}</p>
      )}
    </section>
  );
}
