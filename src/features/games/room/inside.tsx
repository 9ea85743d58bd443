import { WifiOff } from 'lucide-react';
import { useLists } from '#src/kit/data/lists.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import games from '../play/games.module.css';
import { usePeople } from '../play/use-people.ts';
import { Announcer } from './announcer.tsx';
import { Lobby } from './lobby.tsx';
import type { PhaseProps } from './phase.types.ts';
import { Playing } from './playing.tsx';
import { Result } from './result.tsx';
import styles from './room.module.css';

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
          <Phase {...{ code, actor, place, commands, room, people }} />
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
