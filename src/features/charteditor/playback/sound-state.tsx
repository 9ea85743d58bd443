import { Button, Progress } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { currentSound, type HeardChart, useSoundPart } from '../use-editor-sound.ts';
import styles from './playback.module.css';

const WHOLE = 100;
/** What browsers decode; some decode more. */
const FORMATS = ['MP3', 'OGG', 'WAV', 'M4A', 'FLAC'];

/** Where the music is: on its way, there, or why not. */
export function SoundState({ heard }: { readonly heard: HeardChart }) {
  const { t } = useTranslation();
  const { length, list } = useFormat();
  const state = useSoundPart(heard, (view) => view.sound);
  const share = useSoundPart(heard, (view) => view.progress);
  const refusal = useSoundPart(heard, (view) => view.refusal);
  const seconds = useSoundPart(heard, (view) => view.soundSeconds);
  return (
    <>
      <p className="muted" role="status">
        {state === 'absent' && t('chartSound.none')}
        {state === 'loading' && t('stage.soundLoading')}
        {state === 'ready' && t('chartSound.ready', { length: length(Math.round(seconds)) })}
      </p>
      {state === 'loading' && <Progress value={share * WHOLE} aria-label={t('stage.soundLoading')} />}
      {state === 'refused' && refusal !== null && (
        <div className={styles.fault} role="alert">
          <p>{t(`chartSound.refused.${refusal}`, { formats: list(FORMATS) })}</p>
          {(refusal === 'unreached' || refusal === 'missing') && (
            <Button
              size="compact-sm"
              leftSection={<RotateCcw size={14} aria-hidden="true" />}
              onClick={() => currentSound(heard).retrySound()}
            >
              {t('action.retry')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
