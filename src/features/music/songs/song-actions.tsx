import { Button } from '@mantine/core';
import { ListPlus, Play } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePlay } from '../use-play.ts';
import styles from './song-actions.module.css';

const ICON = 16;

/** To hear a song in the player, which goes on from page to page. */
export function SongActions({ song }: { readonly song: number }) {
  const { t } = useTranslation();
  const { play, add } = usePlay();
  return (
    <p className={styles.actions}>
      <Button leftSection={<Play size={ICON} aria-hidden="true" />} onClick={() => play(song)}>
        {t('songs.playIt')}
      </Button>
      <Button leftSection={<ListPlus size={ICON} aria-hidden="true" />} onClick={() => add([song])}>
        {t('songs.queueIt')}
      </Button>
    </p>
  );
}
