import { Button } from '@mantine/core';
import { Play } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useSoundPart } from '../use-editor-sound.ts';
import styles from './playback.module.css';
import type { ChartPlayback } from './use-chart-playback.ts';

/** The picture of the simulator is large, and most edits are not played. */
const TestPlay = lazy(async () => ({ default: (await import('./test-play.tsx')).TestPlay }));

const WIDTH = 1000;

/** A test play over the editor, from the playhead on; Escape leads back to where it began. */
export function TestPlayButton({ playback }: { readonly playback: ChartPlayback }) {
  const { t } = useTranslation();
  const { heard, sheet, times, test, acts, endTest } = playback;
  const source = useSoundPart(heard, (sound) => sound.source);
  return (
    <>
      <Button
        leftSection={<Play size={16} aria-hidden="true" />}
        aria-keyshortcuts="P"
        disabled={times.length === 0}
        onClick={acts.testPlay}
      >
        {t('chartSound.testPlay')}
      </Button>
      <DialogFrame
        opened={test !== null}
        title={t('chartSound.testPlay')}
        width={WIDTH}
        tall
        onClose={endTest}
      >
        {() => (
          <Suspense fallback={<div className={styles.testWaiting} aria-busy="true" />}>
            <TestPlay sheet={sheet} source={source} playhead={test ?? 0} />
          </Suspense>
        )}
      </DialogFrame>
    </>
  );
}
