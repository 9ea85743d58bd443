import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react';
import type { Excerpt } from '#model/games/excerpt';
import { SECOND_MS } from '#model/vocabulary/time';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './chartmaster.module.css';

interface Props {
  readonly bySecond: readonly number[];
  readonly excerpt: Excerpt;
  readonly ms: number;
  readonly isDecided: boolean;
  readonly onChange: (ms: number) => void;
  readonly onSay: () => void;
}

const STEP_MS = 1_000;
const PAGE_MS = 10_000;
const HEIGHT = 64;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: STEP_MS,
  ArrowUp: STEP_MS,
  ArrowLeft: -STEP_MS,
  ArrowDown: -STEP_MS,
  PageUp: PAGE_MS,
  PageDown: -PAGE_MS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const takeFocus = (slider: HTMLDivElement | null) => slider?.focus({ preventScroll: true });

/** When the excerpt begins, on the notes of each second of the song. Enter says it. */
export function MomentSlider({ bySecond, excerpt, ms, isDecided, onChange, onSay }: Props) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { endMs, lengthMs, startsMs } = excerpt;
  const within = (value: number) => Math.round(Math.min(endMs, Math.max(0, value)));
  const drag = (event: PointerEvent) => {
    if (isDecided) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left = 0, width = 1 } = box.current?.getBoundingClientRect() ?? {};
    onChange(within(((event.clientX - left) / width) * endMs - lengthMs / 2));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (isDecided || (by === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) onSay();
    else onChange(within(ms + by));
  };
  const placed = (from: number) => ({
    insetInlineStart: `${(100 * from) / Math.max(1, endMs)}%`,
    width: `${(100 * Math.min(lengthMs, Math.max(0, endMs - from))) / Math.max(1, endMs)}%`,
  });
  return (
    <div
      ref={(element) => {
        if (box.current === null) takeFocus(element);
        box.current = element;
      }}
      className={styles.moment}
      role="slider"
      tabIndex={0}
      aria-label={t('master.moment')}
      aria-valuemin={0}
      aria-valuemax={Math.ceil(endMs / SECOND_MS)}
      aria-valuenow={Math.round(ms / SECOND_MS)}
      aria-valuetext={length(ms / SECOND_MS)}
      aria-disabled={isDecided || undefined}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={onKeyDown}
    >
      <Density bySecond={bySecond} />
      <span className={styles.chosen} style={placed(ms)} />
      {isDecided &&
        startsMs.map((start) => <span key={start} className={styles.true} style={placed(start)} />)}
    </div>
  );
}

const Density = memo(({ bySecond }: { readonly bySecond: readonly number[] }) => {
  const most = Math.max(1, ...bySecond);
  const path = bySecond
    .map((notes, second) => {
      const height = (HEIGHT * notes) / most;
      return `M${second + 0.1} ${HEIGHT}v${-height}h.8v${height}z`;
    })
    .join('');
  return (
    <svg viewBox={`0 0 ${bySecond.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} fill="var(--bars)" />
    </svg>
  );
});
