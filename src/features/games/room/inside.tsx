import { Button } from '@mantine/core';
import { RotateCcw, Settings2, WifiOff } from 'lucide-react';
import type { RoomView } from '#model/games/room/player-view';
import { MIN_PLAYERS } from '#model/games/room/room';
import { useLists } from '#src/kit/data/lists.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Signs } from '../daily/signs.tsx';
import games from '../play/games.module.css';
import { usePeople } from '../play/use-people.ts';
import { LeaveButton } from './leave-button.tsx';
import { Lobby } from './lobby.tsx';
import type { PhaseProps } from './phase.types.ts';
import { PlayerRows } from './player-rows.tsx';
import { Playing } from './playing.tsx';
import { ranked } from './ranked.ts';
import styles from './room.module.css';

const ICON = 16;

/** Who won, how all others did, and the way to another game. */
function Result({ room, place, commands }: PhaseProps) {
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

/** For ears alone: who is there, which round begins, who has answered, and how the scores stand after each round. */
function Announcer({ room }: { readonly room: RoomView }) {
  const words = useWords(room);
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}

function useWords({ phase, players, round, choice }: RoomView): string {
  const { t } = useTranslation();
  const format = useFormat();
  const names = players.map(({ nickname }) => nickname);
  const done = players.flatMap(({ isDone, nickname }) => (isDone ? nickname : []));
  switch (phase) {
    case 'lobby':
      return t('room.said.players', { names: format.list(names) });
    case 'ready':
      return t('room.said.round', { round, total: choice.rounds });
    case 'question':
      return done.length === 0 ? '' : t('room.said.done', { names: format.list(done) });
    case 'feedback':
    case 'result':
      return ranked(players)
        .map(({ nickname, points }) => `${nickname}: ${t('room.points', { count: points })}`)
        .join(', ');
  }
}

/** Of all games but one, and in sight while the host goes from one to another. */
const CARDS = ['cards', 'characters', 'bands'] as const;
const SONGS = ['songs'] as const;

type Props = Omit<PhaseProps, 'room' | 'people'>;

/** A room that is seen from a place in it, through lost connections. */
export function Inside({ code, actor, place, commands }: Props) {
  const { t } = useTranslation();
  const { room, status, fault } = place;
  const data = useLists(CARDS, room?.choice.game === 'chartmaster' ? SONGS : []);
  const people = usePeople(data.lists);
  if (data.version === null && data.failure) {
    return <DataError message={data.failure.message} onRetry={data.retry} />;
  }
  return (
    <div className={styles.inside} data-undisturbed>
      {status === 'reconnecting' && (
        <p className={styles.notice} role="status">
          <WifiOff size={18} aria-hidden="true" /> {t('room.reconnecting')}
        </p>
      )}
      {fault && (
        <p className={styles.notice} data-fault role="alert">
          {t(`room.fault.${fault}`)}
        </p>
      )}
      {room === null || data.version === null ? (
        <div className={games.waiting} role="status" aria-label={t('action.loading')} />
      ) : (
        <>
          <Phase code={code} actor={actor} place={place} commands={commands} room={room} people={people} />
          <Announcer room={room} />
        </>
      )}
    </div>
  );
}

function Phase(props: PhaseProps) {
  switch (props.room.phase) {
    case 'lobby':
      return <Lobby {...props} />;
    case 'result':
      return <Result {...props} />;
    default:
      return <Playing {...props} />;
  }
}
