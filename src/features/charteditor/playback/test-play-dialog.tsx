import { lazy, Suspense } from 'react';
import type { ChartSheet } from '#model/chart/editing/sheet';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { SoundSource } from '../../simulator/use-simulator.ts';
import styles from './playback.module.css';

/** The picture of the simulator is large, and most edits are not played. */
const TestPlay = lazy(async () => ({ default: (await import('./test-play.tsx')).TestPlay }));

interface Props {
  readonly sheet: ChartSheet;
  readonly source: SoundSource;
  /** Where the playhead was when it began; null while there is none. */
  readonly test: number | null;
  readonly onEnd: () => void;
}

const WIDTH = 1000;

/** A test play over the editor; Escape leads back to where it began. */
export function TestPlayDialog({ sheet, source, test, onEnd }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={test !== null} title={t('chartSound.testPlay')} width={WIDTH} tall onClose={onEnd}>
      {() => (
        <Suspense fallback={<div className={styles.testWaiting} aria-busy="true" />}>
          <TestPlay sheet={sheet} source={source} playhead={test ?? 0} />
        </Suspense>
      )}
    </DialogFrame>
  );
}
