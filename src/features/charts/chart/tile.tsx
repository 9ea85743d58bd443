import { type PointerEvent, useEffect, useRef } from 'react';
import { type Geometry, heightOf, placeAt, widthOf } from '../strip/geometry.ts';
import { colorsOf, type Painting, paintChart } from '../strip/paint.ts';
import styles from './chart.module.css';
import { forgetPainting, paintInTurn } from './paint-queue.ts';

interface Props {
  readonly geometry: Geometry;
  readonly painting: Painting;
  readonly onPoint: (place: ReturnType<typeof placeAt>) => void;
}

/** Pieces this near to what is in sight are painted; the others give their memory back. */
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

/** A piece of the chart. Its colours are read when it is painted: another scheme needs another tile. */
export function Tile({ geometry, painting, onPoint }: Props) {
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
