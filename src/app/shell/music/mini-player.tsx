import { UnstyledButton } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { ListMusic } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useMusic, useMusicPart } from '#src/actors/music/use-music.ts';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { QueueList } from '#src/parts/music/queue-list.tsx';
import { titleOf, useSongNames } from '#src/parts/music/song-names.ts';
import { Transport } from '#src/parts/music/transport.tsx';
import styles from './mini-player.module.css';
import { SystemControls } from './system-controls.tsx';

const ICON = 16;

/** The music in the top bar of every page: as long as there is a queue. */
export function MiniPlayer() {
  const { t } = useTranslation();
  const isEmpty = useMusicPart((view) => view.isEmpty);
  if (isEmpty) return null;
  return (
    <section className={styles.mini} aria-label={t('music.region')}>
      <SystemControls />
      <Transport size="small" />
      <Opener />
    </section>
  );
}

/** What is heard; a press shows the queue. */
function Opener() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const around = useClickOutside<HTMLDivElement>(() => setOpen(false));
  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  });
  return (
    <div ref={around} className={styles.around}>
      <UnstyledButton
        ref={button}
        className={styles.opener}
        aria-label={t('music.queue')}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <Now />
        <ListMusic size={ICON} aria-hidden="true" />
      </UnstyledButton>
      {isOpen && (
        <div id={panel} className={styles.panel}>
          <header className={styles.head}>
            <strong>{t('music.queue')}</strong>
            <Link to="/tool/musicplayer" onClick={() => setOpen(false)}>
              {t('page.musicPlayer')}
            </Link>
          </header>
          <div className={styles.list}>
            <QueueList />
          </div>
        </div>
      )}
    </div>
  );
}

function Now() {
  const { song, seconds, length, status } = useMusic();
  const { t } = useTranslation();
  const { length: timeOf } = useFormat();
  const nameOf = useSongNames();
  if (song === null) return null;
  const view = nameOf(song);
  const whole = length ?? view?.lengthSeconds ?? null;
  return (
    <>
      <span className={styles.title}>
        <span>{titleOf(view, song)}</span>
      </span>
      <span className={styles.time}>
        {status === 'unavailable' ? t('music.lost') : timeOf(seconds)}
        {status !== 'unavailable' && whole !== null && ` / ${timeOf(whole)}`}
      </span>
    </>
  );
}
