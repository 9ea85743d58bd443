import { UnstyledButton } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { ListMusic, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { handleMedia, showMedia, showMediaState } from '#src/browser/sound/media-session.ts';
import { QueueList } from '#src/features/music/songs/queue-list.tsx';
import { titleOf, useSongNames } from '#src/features/music/songs/song-names.ts';
import { SongSeek } from '#src/features/music/songs/song-seek.tsx';
import { Transport } from '#src/features/music/songs/transport.tsx';
import { usePlace } from '#src/features/music/songs/use-place.ts';
import { useTrouble } from '#src/features/music/songs/use-trouble.ts';
import { useMusicCommands, useMusicPart } from '#src/features/music/use-music.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './mini-player.module.css';

/** Connects the music to the media controls of the system. Renders nothing. */
function SystemControls(): null {
  const { t } = useTranslation();
  const song = useMusicPart((view) => view.song);
  const seconds = useMusicPart((view) => Math.floor(view.seconds));
  const length = useMusicPart((view) => view.length);
  const isSounding = useMusicPart((view) => view.isSounding);
  const commands = useMusicCommands();
  const view = useSongNames()(song);
  const title = song === null ? '' : titleOf(view, song);
  const band = view?.band ?? '';
  const jacket = view?.jacket ?? null;
  const album = t('site.name');
  useEffect(
    () =>
      handleMedia({
        play: commands.play,
        pause: commands.pause,
        stop: commands.pause,
        next: commands.next,
        previous: commands.previous,
        seek: commands.seek,
        skip: commands.skip,
      }),
    [commands],
  );
  useEffect(() => {
    showMedia({ title, artist: band, album, artwork: jacket });
  }, [title, band, album, jacket]);
  useEffect(() => {
    showMediaState(isSounding, seconds, length);
  }, [isSounding, seconds, length]);
  return null;
}

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
      <Trouble />
      <Opener />
    </section>
  );
}

/** The only one that is spoken, as this bar is on the player's own page, too. */
function Trouble() {
  const trouble = useTrouble();
  return (
    <span role="status" className={styles.trouble} title={trouble ?? undefined}>
      {trouble}
    </span>
  );
}

/** What is heard; a press shows the queue. */
function Opener() {
  const { t } = useTranslation();
  const trouble = useTrouble();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const around = useClickOutside<HTMLDivElement>(() => setOpen(false));
  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  });
  const Mark = trouble === null ? ListMusic : TriangleAlert;
  return (
    <div ref={around} className={styles.around}>
      <UnstyledButton
        ref={button}
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {trouble === null && <Now />}
        <span className="visually-hidden">{t('music.queue')}</span>
        <Mark size={ICON} data-trouble={trouble !== null || undefined} aria-hidden="true" />
      </UnstyledButton>
      {isOpen && (
        <section id={panel} className={styles.panel} aria-label={t('music.queue')}>
          <header className={styles.head}>
            <strong>{t('music.queue')}</strong>
            <Link to="/tool/musicplayer" onClick={() => setOpen(false)}>
              {t('page.musicPlayer')}
            </Link>
          </header>
          {trouble !== null && <p className={styles.said}>{trouble}</p>}
          <div className={styles.seek}>
            <SongSeek />
          </div>
          <div className={styles.list}>
            <QueueList />
          </div>
        </section>
      )}
    </div>
  );
}

function Now() {
  const song = useMusicPart((view) => view.song);
  const { length: timeOf } = useFormat();
  const { seconds, length } = usePlace();
  const view = useSongNames()(song);
  if (song === null) return null;
  return (
    <>
      <span className={styles.title}>
        <span>{titleOf(view, song)}</span>
      </span>
      <span className={styles.time} aria-hidden="true">
        {timeOf(seconds)}
        {length !== null && ` / ${timeOf(length)}`}
      </span>
    </>
  );
}
