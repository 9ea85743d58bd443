import { useReducedMotion } from '@mantine/hooks';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { PlayableChart } from '#model/chart/playing/playable';
import type { Excerpt } from '#model/games/excerpt';
import { colorsOf } from '#src/features/charts/strip/paint.ts';
import strip from '#src/features/charts/strip/strip.module.css';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './chartmaster.module.css';
import { layoutOf, paintExcerpt } from './paint-excerpt.ts';

interface Props {
  readonly chart: PlayableChart;
  readonly excerpt: Excerpt;
  readonly isPlain: boolean;
  readonly isMoving: boolean;
}

const SHARPEST = 2;
/** Browsers draw no canvas that is much higher. */
const MAX_PIXELS = 8_000;
const SPEED = 130;
const WINDOW = 400;

/** A part of a chart, still in columns or coming down past a window again and again. Who wants less motion sees it still. */
export function ExcerptPicture({ chart, excerpt, isPlain, isMoving }: Props) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isCalm = useReducedMotion();
  const moves = isMoving && !isCalm;
  const layout = useMemo(() => layoutOf(excerpt, moves), [excerpt, moves]);
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const scale = Math.min(SHARPEST, window.devicePixelRatio, MAX_PIXELS / layout.height);
    element.width = Math.round(layout.width * scale);
    element.height = Math.round(layout.height * scale);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paintExcerpt(context, layout, { chart, excerpt, isPlain, isMoving: moves }, colorsOf(element));
  }, [layout, chart, excerpt, isPlain, moves]);
  return (
    <span className={`${styles.excerpt} ${strip.colors}`} data-moving={moves || undefined}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('master.part')}
        style={{
          aspectRatio: `${layout.width} / ${layout.height}`,
          ...(moves && {
            width: layout.width,
            '--rise': `${layout.height}px`,
            '--fall': `${WINDOW}px`,
            animationDuration: `${(layout.height + WINDOW) / SPEED}s`,
          }),
        }}
      />
    </span>
  );
}
