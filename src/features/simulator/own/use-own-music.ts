import { useMemo, useState } from 'react';
import type { SoundSource } from '../use-simulator.ts';

/** Either way. */
export const MAX_OFFSET_MS = 60_000;
const MS = 1000;

export interface OwnMusic {
  readonly file: File | null;
  /** The music begins so much later than the chart. */
  readonly offsetMs: number;
  /** The same object until something changes. */
  readonly source: SoundSource;
  readonly choose: (file: File | null) => void;
  readonly setOffset: (offsetMs: number) => void;
}

/** Whether a dropped file is music rather than a chart. */
export const isSound = ({ type }: Pick<File, 'type'>): boolean => /^(audio|video)\//.test(type);

/**
 * Music of the visitor's own, for a chart of theirs. It stays in the browser.
 *
 * @param delay seconds by which it begins later than the chart, as the chart's file says, until the visitor says otherwise
 */
export function useOwnMusic(delay: number): OwnMusic {
  const [file, choose] = useState<File | null>(null);
  const [set, setOffset] = useState<number | null>(null);
  const offsetMs = set ?? Math.min(MAX_OFFSET_MS, Math.max(-MAX_OFFSET_MS, Math.round(delay * MS)));
  return useMemo(
    () => ({
      file,
      offsetMs,
      source: file && { kind: 'file', file, offset: offsetMs / MS },
      choose,
      setOffset,
    }),
    [file, offsetMs],
  );
}
