import { ActionIcon, Button } from '@mantine/core';
import { Ellipsis, Link2, ListPlus, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Playlist } from '#model/media/music/playlists';
import { MAX_IN_ADDRESS, writeShared } from '#model/media/music/sharing';
import { useShare } from '#src/kit/address/use-share.ts';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useSongNames } from '../../songs/song-names.ts';
import { SongRows } from '../../songs/song-rows.tsx';
import { useMusicCommands, usePlaylists } from '../../use-music.ts';
import styles from '../panels.module.css';
import { useTotalLength } from '../total-length.ts';
import { NameForm } from './name-form.tsx';

const ICON = 16;
const NOTHING: readonly number[] = [];

type Look = 'closed' | 'open' | 'renaming' | 'removing' | 'tooLong';

/** One list; a press on its name shows its songs. */
export function OneList({ list }: { readonly list: Playlist }) {
  const { t } = useTranslation();
  const { rename, remove, move, drop } = usePlaylists();
  const { playAll } = useMusicCommands();
  const [look, setLook] = useState<Look>('closed');
  const { id, name, songs } = list;
  const close = () => setLook('closed');
  if (look === 'renaming') {
    return (
      <li>
        <NameForm
          name={name}
          onName={(next) => {
            rename(id, next);
            close();
          }}
          onCancel={close}
        />
      </li>
    );
  }
  return (
    <li className={styles.list}>
      <Line list={list} isOpen={look === 'open'} onLook={setLook} />
      {look === 'removing' && (
        <p role="alert" className={styles.line}>
          <span className={styles.note}>{t('listen.removeAsk', { name })}</span>
          <Button color="red" variant="filled" onClick={() => remove(id)}>
            {t('listen.remove')}
          </Button>
          <Button onClick={close}>{t('listen.cancel')}</Button>
        </p>
      )}
      {look === 'tooLong' && (
        <p role="alert" className={styles.note}>
          {t('listen.linkTooLong', { most: MAX_IN_ADDRESS })}
        </p>
      )}
      {look === 'open' && songs.length === 0 && <p className={styles.note}>{t('listen.emptyList')}</p>}
      {look === 'open' && songs.length > 0 && (
        <SongRows
          label={name}
          songs={songs}
          current={null}
          unavailable={NOTHING}
          onPlay={(song) => playAll(songs, song)}
          onMove={(from, to) => move(id, from, to)}
          onRemove={(song) => drop(id, song)}
        />
      )}
    </li>
  );
}

interface LineProps {
  readonly list: Playlist;
  readonly isOpen: boolean;
  readonly onLook: (look: Look) => void;
}

function Line({ list: { name, songs }, isOpen, onLook }: LineProps) {
  const { t } = useTranslation();
  const totalOf = useTotalLength();
  const { playAll, add } = useMusicCommands();
  const nameOf = useSongNames();
  const seconds = songs.reduce((sum, song) => sum + (nameOf(song)?.lengthSeconds ?? 0), 0);
  const { share, said } = useShare(name, () => {
    const query = new URLSearchParams({ ...writeShared({ name, songs }) });
    return `${window.location.origin}${window.location.pathname}?${query}`;
  });
  const isTooLong = songs.length > MAX_IN_ADDRESS;
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={styles.name}
        aria-expanded={isOpen}
        onClick={() => onLook(isOpen ? 'closed' : 'open')}
      >
        <strong>{name}</strong>
        <span>
          {t('listen.songs', { count: songs.length })}
          {seconds > 0 && ` · ${totalOf(seconds)}`}
        </span>
      </button>
      <span role="status" className={styles.note} hidden={said === null}>
        {said}
      </span>
      <ActionIcon
        variant="subtle"
        aria-label={t('music.playSong', { title: name })}
        disabled={songs.length === 0}
        onClick={() => playAll(songs)}
      >
        <Play size={ICON} aria-hidden="true" />
      </ActionIcon>
      <ActionMenu
        label={name}
        actions={[
          { label: t('listen.addQueue'), icon: <ListPlus size={ICON} />, onChoose: () => add(songs) },
          { label: t('listen.rename'), icon: <Pencil size={ICON} />, onChoose: () => onLook('renaming') },
          {
            label: t('copy.link'),
            icon: <Link2 size={ICON} />,
            onChoose: isTooLong ? () => onLook('tooLong') : share,
          },
          { label: t('listen.remove'), icon: <Trash2 size={ICON} />, onChoose: () => onLook('removing') },
        ]}
        button={(opener) => (
          <ActionIcon variant="subtle" aria-label={t('listen.menu', { name })} {...opener}>
            <Ellipsis size={ICON} aria-hidden="true" />
          </ActionIcon>
        )}
      />
    </div>
  );
}
