import { useEffect, useRef } from 'react';
import type { ChartViewport } from '../canvas/viewport.ts';
import { paintWaveform } from '../sound/waveform.ts';
import type { HeardChart } from '../use-editor-sound.ts';
import styles from './playback.module.css';

interface Props {
  readonly heard: Pick<HeardChart, 'waveform'>;
  readonly view: ChartViewport;
}

/** The waveform beside the chart, moment by moment at the same height. A picture: what is heard is said elsewhere. */
export function WaveformColumn({ heard: { waveform }, view }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const host = canvas.current;
    const context = host?.getContext('2d');
    if (!host || !context) return;
    let frame: number | null = null;
    const paint = (): void => {
      frame = null;
      const { peaks } = waveform;
      const { from, height, pxPerSecond } = view.state;
      const [width, ratio] = [host.clientWidth, window.devicePixelRatio];
      if (host.width !== width * ratio || host.height !== height * ratio) {
        host.width = width * ratio;
        host.height = height * ratio;
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, width, height);
      if (!peaks || height === 0) return;
      context.fillStyle = getComputedStyle(host).color;
      paintWaveform(context, peaks, from, from + height / pxPerSecond, width, height);
    };
    const ask = (): void => {
      frame ??= requestAnimationFrame(paint);
    };
    const stops = [waveform.subscribe(ask), view.subscribe(ask)];
    ask();
    return () => {
      for (const stop of stops) stop();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [waveform, view]);
  return (
    <div className={styles.waveform} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
