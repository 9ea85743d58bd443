import { useComputedColorScheme } from '@mantine/core';
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ScoringChart } from '#model/chart/chart';
import type { PlayableChart } from '#model/chart/playing/playable';
import { cutsOf } from '#model/chart/preview/cuts';
import { nearestNote } from '#model/chart/preview/nearest';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type Geometry, heightOf, laneWidthOf, placeAt, widthOf, yOf } from '../strip/geometry.ts';
import { colorsOf, type Painting, paintChart } from '../strip/paint.ts';
import type { ChartInputs } from './address.ts';
import styles from './chart.module.css';
import { forgetPainting, paintInTurn } from './paint-queue.ts';
import { usePainting } from './use-painting.ts';

interface TileProps {
  readonly geometry: Geometry;
  readonly painting: Painting;
  readonly onPoint: (place: ReturnType<typeof placeAt>) => void;
}

/** Tiles within this distance of the viewport are painted; the others release their memory. */
const AHEAD = '600px';
const SHARPEST = 2;

function paint(canvas: HTMLCanvasElement, geometry: Geometry, painting: Painting): void {
  const scale = Math.min(SHARPEST, window.devicePixelRatio);
  canvas.width = Math.round(widthOf(geometry.laneWidth) * scale);
  canvas.height = Math.round(heightOf(geometry) * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paintChart(context, geometry, painting, colorsOf(canvas));
}

/** A tile of the chart. It reads its colours when painted, so another colour scheme needs a new tile. */
function Tile({ geometry, painting, onPoint }: TileProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        forgetPainting(element);
        if (entry?.isIntersecting) paintInTurn(element, () => paint(element, geometry, painting));
        else element.width = 0;
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      forgetPainting(element);
    };
  }, [geometry, painting]);
  const point = (event: PointerEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onPoint(placeAt(geometry, event.clientX - left, event.clientY - top));
  };
  return (
    <canvas
      ref={canvas}
      className={styles.tile}
      style={{ width: widthOf(geometry.laneWidth), height: heightOf(geometry) }}
      onPointerMove={point}
      onPointerDown={point}
    />
  );
}

interface Props {
  readonly chart: PlayableChart;
  readonly scoring: ScoringChart;
  readonly inputs: ChartInputs;
  /** A note was chosen by a click or by Enter; `seconds` is its time. */
  readonly onOpen?: (seconds: number) => void;
}

/** Pixels of a column's notes, and of a piece of a strip. */
const COLUMN_PX = 720;
const PAD = 10;
const END_SECONDS = 1;
/** How far from a note a pointer still finds it. */
const REACH_PX = 14;
const PAGE = 50;

/** The chart in pieces, and the note that a pointer or the arrow keys are on. */
export function Viewer({ chart, scoring, inputs, onOpen }: Props) {
  const { t } = useTranslation();
  const [at, setAt] = useState<number | null>(null);
  const { zoom, view } = inputs;
  const scheme = useComputedColorScheme('light');
  const painting = usePainting(chart, scoring, inputs);
  const geometries = useMemo(() => {
    const seconds = (chart.notes.at(-1)?.time ?? 0) + END_SECONDS;
    const pad = view === 'columns' ? PAD : 0;
    return cutsOf(seconds, Math.floor(COLUMN_PX / zoom)).map(
      (cut): Geometry => ({ cut, pad, pxPerSecond: zoom, laneWidth: laneWidthOf(zoom) }),
    );
  }, [chart, zoom, view]);
  const point = useCallback(
    (place: { readonly seconds: number; readonly lane: number }) =>
      setAt(nearestNote(chart, place, REACH_PX / zoom)),
    [chart, zoom],
  );
  const count = chart.notes.length;
  const open = () => {
    const note = at === null ? undefined : chart.notes[at];
    if (note) onOpen?.(note.time);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') open();
    const next = stepOf(event.key, at, count);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  const words = useNoteWords(chart, at);
  if (count === 0) return <p className={styles.empty}>{t('chart.noNotes')}</p>;
  return (
    <div
      className={styles.viewer}
      data-view={view}
      role="slider"
      tabIndex={0}
      aria-label={t('chart.note')}
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={(at ?? 0) + 1}
      aria-valuetext={words.join(', ') || undefined}
      onKeyDown={onKeyDown}
      // A finger taps to read a note; a mouse reads by pointing, and opens by a click.
      onClick={({ nativeEvent }) => isByMouse(nativeEvent) && open()}
      // A finger that is lifted leaves, too: what it tapped stays.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(null)}
    >
      {geometries.map((geometry) => (
        <div
          key={`${scheme}-${geometry.cut.from}`}
          className={styles.piece}
          data-from={geometry.cut.from}
          data-to={geometry.cut.to}
          style={{ width: widthOf(geometry.laneWidth) }}
        >
          <Tile geometry={geometry} painting={painting} onPoint={point} />
          <Cursor chart={chart} at={at} geometry={geometry} words={words} />
        </div>
      ))}
    </div>
  );
}

/** Clicks are pointer events in browsers of today. */
const isByMouse = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'mouse';

/** Where a key leads from a note; null for other keys. */
function stepOf(key: string, at: number | null, count: number): number | null {
  const from = at ?? -1;
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: from + 1,
    ArrowRight: from + 1,
    ArrowDown: from - 1,
    ArrowLeft: from - 1,
    PageUp: from + PAGE,
    PageDown: from - PAGE,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}

const MS = 1_000;

/** Number, time, beat and lane of a note, in words. */
function useNoteWords(chart: PlayableChart, at: number | null): readonly string[] {
  const { t } = useTranslation();
  const { integer, decimal, length } = useFormat();
  const note = at === null ? undefined : chart.notes[at];
  if (at === null || !note) return [];
  const whole = Math.floor(note.time);
  const rest = Math.floor((note.time - whole) * MS)
    .toString()
    .padStart(3, '0');
  return [
    t('chart.noteNumber', { number: integer(at + 1) }),
    `${length(whole)}.${rest}`,
    t('chart.beat', { beat: decimal(note.beat) }),
    t('chart.lane', { lane: integer(note.lane + 1) }),
  ];
}

interface CursorProps {
  readonly chart: PlayableChart;
  readonly at: number | null;
  readonly geometry: Geometry;
  readonly words: readonly string[];
}

/** Words beside the note that is pointed at, in the piece that holds it. */
function Cursor({ chart, at, geometry, words }: CursorProps) {
  const place = useRef<HTMLDivElement>(null);
  const time = at === null ? undefined : chart.notes[at]?.time;
  const isHere = time !== undefined && time >= geometry.cut.from && time < geometry.cut.to;
  useEffect(() => {
    if (isHere && document.activeElement?.contains(place.current)) {
      place.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
    }
  });
  if (!isHere) return null;
  const [number, ...rest] = words;
  return (
    <div ref={place} className={styles.cursor} style={{ top: yOf(geometry, time) }} aria-hidden="true">
      <span className={styles.tip}>
        <b>{number}</b>
        {rest.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
    </div>
  );
}
