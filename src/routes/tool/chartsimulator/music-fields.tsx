import { Button, FileButton } from '@mantine/core';
import { Music, X } from 'lucide-react';
import { NumberField } from '#src/components/number-field.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import styles from './chartsimulator.module.css';
import { MOST_OFFSET_MS, type OwnMusic } from './use-own-music.ts';

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
          <label className={styles.offset} htmlFor="music-offset">
            {t('stage.own.musicOffset')}
            <NumberField
              id="music-offset"
              value={offsetMs}
              min={-MOST_OFFSET_MS}
              max={MOST_OFFSET_MS}
              suffix={t('stage.milliseconds', { milliseconds: '' })}
              width={112}
              onChange={setOffset}
            />
          </label>
        )}
      </div>
      <p className={styles.hint}>{t(file ? 'stage.own.musicOffsetHint' : 'stage.own.musicHint')}</p>
    </div>
  );
}
