import { Button, FileButton } from '@mantine/core';
import { Music, X } from 'lucide-react';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { SongChoice } from '../../helps/song-choice.tsx';
import type { SoundSource } from '../../simulator/use-simulator.ts';
import styles from './playback.module.css';

interface Props {
  readonly source: SoundSource;
  readonly onChange: (source: SoundSource) => void;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** What the chart is made on: a song of the game, or a file of the author's own. */
export function SoundChoice({ source, onChange }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const file = source?.kind === 'file' && source.file instanceof File ? source.file : null;
  return (
    <div className={styles.choice}>
      <SongChoice
        label={t('chartSound.song')}
        song={source?.kind === 'song' ? source.song : null}
        onPick={(song) => onChange({ kind: 'song', song, servers: [main, sub] })}
      />
      <div className={styles.files}>
        <FileButton
          accept="audio/*,video/mp4,video/webm"
          inputProps={{ 'aria-label': t('chartSound.file') }}
          onChange={(chosen) => chosen && onChange({ kind: 'file', file: chosen, offset: 0 })}
        >
          {(button) => (
            <Button {...button} leftSection={<Music {...ICON} />}>
              {t('chartSound.file')}
            </Button>
          )}
        </FileButton>
        {source !== null && (
          <Button leftSection={<X {...ICON} />} onClick={() => onChange(null)}>
            {t('stage.own.removeMusic')}
          </Button>
        )}
      </div>
      {file && <bdi className={styles.file}>{file.name}</bdi>}
    </div>
  );
}
