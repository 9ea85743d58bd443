import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { SIDES, type StorySide } from '#model/media/story/script.types';
import { placeOf, STAGE_RATIO } from '#src/features/stories/theatre/stage/positions.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { MAX_OFFSET } from '../inspector/limits.ts';
import styles from './stage.module.css';

interface Props {
  readonly side: StorySide;
  readonly offset: number;
  readonly onMove: (offset: number) => void;
}

const HALF = 50;
/** The width of the picture in the units of offsets. */
const WIDTH = 1_280;
const STEP = 10;

const clamped = (offset: number): number => Math.round(Math.min(Math.max(offset, -MAX_OFFSET), MAX_OFFSET));

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** A frame around the figure that the action places: dragged, or moved with the arrow keys, it stands elsewhere. */
export function PlaceHandle({ side, offset, onMove }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const drag = useRef<{ readonly x: number; readonly offset: number; readonly width: number } | null>(null);
  const words = t('storyEditor.placeWords', { side: t(`storyEditor.side.${side}`), px: integer(offset) });
  const start = (event: PointerEvent<HTMLElement>) => {
    const width = event.currentTarget.parentElement?.clientWidth ?? 0;
    if (width === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, offset, width };
  };
  const move = ({ clientX }: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (current) onMove(clamped(current.offset + ((clientX - current.x) / current.width) * WIDTH));
  };
  const end = () => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(clamped(offset + by * (event.shiftKey ? 1 : STEP)));
  };
  return (
    <>
      <p className={styles.placeBadge} aria-hidden="true">
        {words}
      </p>
      <div
        role="slider"
        tabIndex={0}
        className={styles.handle}
        aria-label={t('storyEditor.field.offset')}
        aria-valuemin={-MAX_OFFSET}
        aria-valuemax={MAX_OFFSET}
        aria-valuenow={offset}
        aria-valuetext={words}
        style={{ '--x': `${HALF + (HALF * placeOf({ side, offset }).x) / STAGE_RATIO}%` }}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}
      />
    </>
  );
}

export const asSide = (value: string): StorySide => SIDES.find((each) => each === value) ?? 'center';
