import { Button } from '@mantine/core';
import { ListPlus, Play } from 'lucide-react';
import type { SongItem } from '#model/families/songs/item';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useMusicCommands } from '../../use-music.ts';
import { useTotalLength } from '../total-length.ts';
import styles from './library.module.css';

const ICON = 16;

/** How long all songs are together that were found, and what can be done with them. */
export function FoundActions({ items }: { readonly items: readonly SongItem[] }) {
  const { t } = useTranslation();
  const totalOf = useTotalLength();
  const { playAll, add } = useMusicCommands();
  const songs = items.map(({ id }) => id);
  const seconds = items.reduce((sum, { song }) => sum + (song.lengthSeconds ?? 0), 0);
  return (
    <span data-actions>
      {seconds > 0 && <span className={styles.total}>{totalOf(seconds)}</span>}
      <Button
        variant="filled"
        leftSection={<Play size={ICON} aria-hidden="true" />}
        disabled={songs.length === 0}
        onClick={() => playAll(songs)}
      >
        {t('listen.playAll')}
      </Button>
      <Button
        leftSection={<ListPlus size={ICON} aria-hidden="true" />}
        disabled={songs.length === 0}
        onClick={() => add(songs)}
      >
        {t('listen.addAll')}
      </Button>
    </span>
  );
}
