import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readShared } from '#model/media/music/sharing';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useMusicCommands, usePlaylists } from '../../use-music.ts';
import styles from '../panels.module.css';
import { newListId } from './new-list-id.ts';

/** The list that an address brought along. It stays while the library is searched, which writes another address. */
export function SharedList() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [shared, setShared] = useState(() =>
    readShared({ list: params.get('list'), songs: params.get('songs') }),
  );
  const { playAll } = useMusicCommands();
  const { create, isFull, isLoading } = usePlaylists();
  if (shared === null) return null;
  const name = shared.name === '' ? t('listen.imported') : shared.name;
  const { songs } = shared;
  const keep = () => {
    create({ id: newListId(), name, songs });
    setShared(null);
  };
  return (
    <section className={styles.shared} aria-label={t('listen.shared')}>
      <p>
        {t('listen.shared')}: <strong>{name}</strong> · {t('listen.songs', { count: songs.length })}
      </p>
      <Button variant="filled" onClick={() => playAll(songs)}>
        {t('music.play')}
      </Button>
      <Button disabled={isFull || isLoading} onClick={keep}>
        {t('listen.keep')}
      </Button>
      <Button onClick={() => setShared(null)}>{t('listen.cancel')}</Button>
    </section>
  );
}
