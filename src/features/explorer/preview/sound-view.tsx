import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { measurePeaks, type Peaks, peakBetween } from '#model/media/music/sound/peaks';
import { nextTask } from '#src/browser/first/next-task.ts';
import { loadMusic } from '#src/browser/sound/load-music.ts';
import { SoundPlayer } from '#src/kit/song/sound-player.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Fault } from '../contents/faults.tsx';
import { type AssetFile, addressOf, faultOf, useFileHead } from '../explorer.data.ts';
import { NoFile } from './no-file.tsx';
import styles from './preview.module.css';

/** A longer sound would be decoded for seconds; it plays without its picture. */
const MAX_BYTES = 12_000_000;
const SAMPLE_RATE = 22_050;

async function peaksOf(src: string, signal: AbortSignal): Promise<Peaks | null> {
  const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const read = await loadMusic(src, decoder, { signal, onProgress: () => undefined });
  if (read.kind !== 'read') return null;
  const { music } = read;
  const channels = Array.from({ length: music.numberOfChannels }, (_, nth) => music.getChannelData(nth));
  const steps = measurePeaks(channels, music.sampleRate);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTask();
    signal.throwIfAborted();
  }
}

const WIDTH = 640;
const HEIGHT = 96;
const STROKE = 2;
const STEP = 4;

function paint(canvas: HTMLCanvasElement, peaks: Peaks): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = getComputedStyle(canvas).color;
  const perPixel = peaks.seconds / WIDTH;
  for (let x = 0; x < WIDTH; x += STEP) {
    const height = Math.max(STROKE, peakBetween(peaks, x * perPixel, (x + STEP) * perPixel) * HEIGHT);
    context.fillRect(x, (HEIGHT - height) / 2, STROKE, height);
  }
}

function Waveform({ peaks }: { readonly peaks: Peaks | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && peaks) paint(canvas.current, peaks);
  }, [peaks]);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} className={styles.waveform} />
    </div>
  );
}

/** A sound to be heard, its loudness over time, and its length. */
export function SoundFile({ file }: { readonly file: AssetFile }) {
  const { t } = useTranslation();
  const format = useFormat();
  const src = addressOf(file);
  const { data: head, error, refetch } = useFileHead(file);
  const isShort = head?.ok === true && (head.bytes ?? 0) <= MAX_BYTES;
  const { data: peaks = null } = useQuery({
    queryKey: ['explorer', 'peaks', src],
    queryFn: ({ signal }) => peaksOf(src, signal),
    enabled: isShort && 'OfflineAudioContext' in window,
    retry: false,
  });
  const fault = faultOf(error);
  if (fault) return <Fault fault={fault} isIndex={false} onRetry={() => void refetch()} />;
  if (head && !head.ok) return <NoFile />;
  return (
    <>
      <Waveform peaks={peaks} />
      <SoundPlayer sources={[src]} label={t('explorer.play', { name: file.name })} />
      <dl className={styles.facts}>
        <dt>{t('explorer.length')}</dt>
        <dd>{peaks ? format.length(peaks.seconds) : '–'}</dd>
      </dl>
    </>
  );
}
