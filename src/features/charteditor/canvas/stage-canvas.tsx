import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ChartEntry } from '#model/chart/notes';
import { LAST_BEAT } from '#model/contract/community/chart-limits';
import { exactTime } from '#src/features/charts/strip/exact-time.ts';
import strip from '#src/features/charts/strip/strip.module.css';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ChartEditorActor, useChartEditorPart } from '../use-chart-editor.ts';
import styles from './canvas.module.css';
import type { StageScene } from './paint-stage.ts';
import { StageHands } from './stage-hands.ts';
import { useCursorWords } from './use-cursor-words.ts';
import type { ChartViewport } from './viewport.ts';

interface Props {
  readonly actor: ChartEditorActor;
  readonly view: ChartViewport;
  readonly marks: StageScene['marks'];
  /** A key that was pressed on the chart; whether the editor has it. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Lets the author type the number of a tempo that was just placed. */
  readonly onTempo: () => void;
  /** A note was pressed twice, as many editors turn its flick on or off. */
  readonly onFlick: () => void;
  /** At the left, below the chart: the waveform. */
  readonly children?: ReactNode;
}

const MIDDLE_BUTTON = 1;

function useTexts(): StageScene['texts'] {
  const { length, decimal } = useFormat();
  return useMemo(
    () => ({
      length,
      exact: (seconds) => exactTime(seconds, length),
      point: (entry: ChartEntry) => {
        if (entry.type === 'BPM') return decimal(entry.bpm);
        // Commands are named as files: cmd_fever_start.wav.
        return entry.type === 'System' ? entry.data.replace(/^cmd_|\.wav$/g, '').replaceAll('_', ' ') : '';
      },
    }),
    [length, decimal],
  );
}

const spotOf = ({ currentTarget, clientX, clientY }: MouseEvent) => {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

/** The chart to be edited. It is painted; a screen reader hears where the cursor is and what is there. */
export function StageCanvas({ actor, view, marks, onKey, onTempo, onFlick, children }: Props) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasKeys, setHasKeys] = useState(false);
  const texts = useTexts();
  const words = useCursorWords(actor);
  const cursor = useChartEditorPart(actor, (editor) => editor.cursor);
  const [hands] = useState(() => new StageHands(actor, view));
  useEffect(() => (canvas.current ? hands.attach(canvas.current) : undefined), [hands]);
  useEffect(() => hands.dress({ marks, texts, hasKeys }, onTempo), [hands, marks, texts, hasKeys, onTempo]);
  return (
    <div className={styles.stage}>
      {children}
      <div
        className={styles.surface}
        data-chart=""
        role="slider"
        tabIndex={0}
        aria-label={t('chartEditor.stage')}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={LAST_BEAT}
        aria-valuenow={cursor.beat}
        aria-valuetext={words}
        onKeyDown={(event) => {
          const isEscape = event.key === 'Escape' && hands.escape();
          if (!isEscape && !onKey(event)) return;
          event.preventDefault();
          setHasKeys(true);
        }}
        onBlur={() => setHasKeys(false)}
        onContextMenu={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          setHasKeys(false);
          event.currentTarget.focus({ preventScroll: true });
          if (event.button === MIDDLE_BUTTON) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          hands.down(event, spotOf(event));
        }}
        onDoubleClick={(event) => hands.isOnNote(spotOf(event)) && onFlick()}
        onPointerMove={(event) => hands.move(event, spotOf(event))}
        onPointerUp={(event) => hands.up(event, spotOf(event))}
        onPointerCancel={(event) => hands.cancel(event)}
        onPointerLeave={() => hands.leave()}
      >
        <canvas ref={canvas} className={`${styles.canvas} ${strip.dark}`} />
      </div>
    </div>
  );
}
