import { Button, FileButton } from '@mantine/core';
import { Music, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './chartsimulator.module.css';
import type { OwnMusic } from './use-own-music.ts';

const MusicOffset = lazy(async () => ({ default: (await import('./music-offset.tsx')).MusicOffset }));

const ICON = 16;

/** Which music plays with a chart of one's own, and when it begins. */
export function MusicFields({ music }: { readonly music: OwnMusic }) {
  const { t } = useTranslation();
  const { file, offsetMs, choose, setOffset } = music;
  return (
    <div className={styles.fields}>
      <p role="status" className={file ? styles.name : 'muted'}>
        {file ? file.name : t('stage.own.noMusic')}
      </p>
      <div className={styles.buttons}>
        <FileButton
          onChange={choose}
          accept="audio/*,video/mp4,video/webm"
          inputProps={{ 'aria-label': t('stage.own.musicFile') }}
        >
          {(props) => (
            <Button {...props} leftSection={<Music size={ICON} aria-hidden="true" />}>
              {t('stage.own.musicFile')}
            </Button>
          )}
        </FileButton>
        {file && (
          <Button leftSection={<X size={ICON} aria-hidden="true" />} onClick={() => choose(null)}>
            {t('stage.own.removeMusic')}
          </Button>
        )}
        {file && (
          <Suspense>
            <MusicOffset offsetMs={offsetMs} onChange={setOffset} />
          </Suspense>
        )}
      </div>
      <p className={styles.hint}>{t(file ? 'stage.own.musicOffsetHint' : 'stage.own.musicHint')}</p>
    </div>
  );
}
