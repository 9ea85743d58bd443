import { type PointerEvent, useEffect, useRef } from 'react';
import { type ChartSheet, entryEnd, spansOf } from '#model/chart/editing/sheet';
import { beatToSeconds } from '#model/chart/time';
import { colorsOf } from '#src/features/charts/strip/paint.ts';
import strip from '#src/features/charts/strip/strip.module.css';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LANES } from '../canvas/geometry.ts';
import { noteSpots } from '../canvas/notes-of.ts';
import type { StageScene } from '../canvas/paint-stage.ts';
import { type ChartViewport, useViewport } from '../canvas/viewport.ts';
import { type ChartEditorActor, useChartEditorPart } from '../use-chart-editor.ts';
import styles from './frame.module.css';

interface Props {
  readonly actor: ChartEditorActor;
  readonly view: ChartViewport;
  readonly marks: StageScene['marks'];
}

/** Room after the last note. */
const TAIL_SECONDS = 8;
const MIN_SECONDS = 60;
const KEY_STEP_SECONDS = 4;

/** Seconds that the whole map shows. */
function mapSeconds(sheet: ChartSheet, musicSeconds: number | null): number {
  const spans = spansOf(sheet);
  const end = sheet.entries.reduce((last, { entry }) => Math.max(last, entryEnd(entry)), 0);
  return Math.max(MIN_SECONDS, beatToSeconds(spans, end) + TAIL_SECONDS, musicSeconds ?? 0);
}

function paint(
  canvas: HTMLCanvasElement,
  sheet: ChartSheet,
  marks: StageScene['marks'],
  seconds: number,
): void {
  const scale = Math.min(2, window.devicePixelRatio);
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  const colors = colorsOf(canvas);
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, width, height);
  const spans = spansOf(sheet);
  const yOf = (beat: number): number => height * (1 - beatToSeconds(spans, beat) / seconds);
  const lane = (width - 8) / LANES;
  for (const { entry } of sheet.entries) {
    if (entry.type === 'BPM') {
      context.fillStyle = colors.bpm;
      context.fillRect(0, yOf(entry.beat), width, 1);
    }
    const isFlick = 'flick' in entry && entry.flick;
    const held = 'connections' in entry ? colors.hold : isFlick ? colors.flick : colors.tap;
    context.fillStyle = entry.type === 'Directional' ? colors.right : held;
    for (const { beat, from, to } of noteSpots(entry)) {
      context.fillRect(4 + from * lane, yOf(beat) - 1, (to - from + 1) * lane - 1, 1.5);
    }
  }
  for (const { beat, isError } of marks) {
    context.fillStyle = isError ? colors.flick : colors.skill;
    context.beginPath();
    context.arc(width - 4, yOf(beat), 3, 0, 2 * Math.PI);
    context.fill();
  }
}

/** The whole chart beside it, with the part that is in sight; a press leads there. */
export function Minimap({ actor, view, marks }: Props) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const sheet = useChartEditorPart(actor, (editor) => editor.sheet);
  const musicSeconds = useChartEditorPart(actor, (editor) => editor.musicSeconds);
  const seconds = mapSeconds(sheet, musicSeconds);
  const from = useViewport(view, (state) => state.from);
  const shown = useViewport(view, (state) => state.height / state.pxPerSecond);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const draw = () => paint(element, sheet, marks, seconds);
    const frame = requestAnimationFrame(draw);
    const size = new ResizeObserver(draw);
    size.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
    };
  }, [sheet, marks, seconds]);
  const jump = ({ buttons, currentTarget, clientY }: PointerEvent) => {
    if (buttons === 0) return;
    const { bottom, height } = currentTarget.getBoundingClientRect();
    view.center((seconds * (bottom - clientY)) / height);
  };
  const middle = Math.min(seconds, Math.max(0, from + shown / 2));
  return (
    <div
      className={styles.map}
      role="slider"
      tabIndex={0}
      aria-label={t('chartEditor.map')}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds)}
      aria-valuenow={Math.round(middle)}
      aria-valuetext={length(Math.round(middle))}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        jump(event);
      }}
      onPointerMove={jump}
      onKeyDown={(event) => {
        const steps = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
        if (steps === undefined) return;
        event.preventDefault();
        view.center(middle + steps * KEY_STEP_SECONDS);
      }}
    >
      <canvas ref={canvas} className={`${styles.mapCanvas} ${strip.dark}`} />
      <div
        className={styles.window}
        style={{
          bottom: `${(100 * Math.max(0, from)) / seconds}%`,
          height: `${Math.min(100, (100 * shown) / seconds)}%`,
        }}
      />
    </div>
  );
}
