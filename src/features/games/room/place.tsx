import { Button } from '@mantine/core';
import { DoorClosed, DoorOpen, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import games from '../play/games.module.css';
import { TITLES } from '../rounds/titles.ts';
import { type RoomCommands, type RoomPlace, useRoom, useRoomCommands, useRoomPlace } from '../use-room.ts';
import { Inside } from './inside.tsx';
import { NameForm } from './name-form.tsx';
import styles from './room.module.css';

/** A place in a room: taken, kept, lost. Waits for its code. */
export function Place({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const actor = useRoom(code);
  const place = useRoomPlace(actor);
  const commands = useRoomCommands(actor);
  switch (place.status) {
    case 'connecting':
    case 'connected':
    case 'reconnecting':
      return <Inside code={code} actor={actor} place={place} commands={commands} />;
    case 'entering':
    case 'joining':
      return <Door place={place} commands={commands} />;
    case 'full':
      return (
        <Closed name="full" icon={<Users size={28} />}>
          <Button onClick={commands.retry}>{t('action.retry')}</Button>
        </Closed>
      );
    case 'gone':
      return <Closed name="gone" icon={<DoorClosed size={28} />} />;
    case 'left':
      return (
        <Closed name="left" icon={<DoorOpen size={28} />}>
          <Button onClick={commands.retry}>{t('room.back')}</Button>
        </Closed>
      );
    case 'unreached':
      return (
        <ErrorState title={t('room.unreached')} text={t('room.unreachedText')} onRetry={commands.retry} />
      );
    default:
      return <div className={games.waiting} role="status" aria-label={t('action.loading')} />;
  }
}

interface ClosedProps {
  readonly name: 'full' | 'gone' | 'left';
  readonly icon: ReactNode;
  readonly children?: ReactNode;
}

/** Why there is no place here, and the ways on. */
function Closed({ name, icon, children }: ClosedProps) {
  const { t } = useTranslation();
  return (
    <EmptyState icon={icon} title={t(`room.${name}`)} text={t(`room.${name}Text`)}>
      {children}
      <Button component={Link} to="/game/room" variant="filled">
        {t('room.open')}
      </Button>
    </EmptyState>
  );
}

interface DoorProps {
  readonly place: RoomPlace;
  readonly commands: RoomCommands;
}

/** What is played behind the link, and the name to join with. */
function Door({ place: { look, fault, status, wasSeated }, commands }: DoorProps) {
  const { t } = useTranslation();
  return (
    <section className={`${styles.panel} ${styles.door}`} aria-labelledby="room-join">
      <h2 id="room-join">{t('room.joinTitle')}</h2>
      {look && (
        <p>
          {t(TITLES[look.game])} · {t('room.playing', { count: look.players })}
        </p>
      )}
      {wasSeated && <p className={styles.notice}>{t('room.lost')}</p>}
      <NameForm label={t('room.join')} fault={fault} isBusy={status === 'joining'} onSubmit={commands.join} />
      <p className={styles.quiet}>{t('room.trust')}</p>
    </section>
  );
}
