import { useCallback, useMemo, useState } from 'react';
import { type TappedTempo, tempoOfTaps, withTap } from '#model/media/music/sound/tap-tempo';
import type { HeardChart } from '../use-editor-sound.ts';

const MS = 1000;

export interface TapTempo {
  /** Null below two taps. */
  readonly tempo: TappedTempo | null;
  readonly taps: number;
  /** Whether the taps went with the music: then they also say where its beats are. */
  readonly isWithMusic: boolean;
  /** At the time stamp of an event. */
  readonly tap: (timeStamp: number) => void;
  readonly clear: () => void;
}

interface TapRow {
  readonly taps: readonly number[];
  readonly isWithMusic: boolean;
}

const NO_TAPS: TapRow = { taps: [], isWithMusic: false };

/** Taps in seconds of the music while it plays, of the page's clock else. A change between the two begins a new row. */
export function useTapTempo({ heardAt }: HeardChart): TapTempo {
  const [row, setRow] = useState(NO_TAPS);
  const tap = useCallback(
    (timeStamp: number) => {
      const at = heardAt(timeStamp / MS);
      setRow((before) => {
        const isWithMusic = at !== null;
        const taps = isWithMusic === before.isWithMusic ? before.taps : [];
        return { taps: withTap(taps, at ?? timeStamp / MS), isWithMusic };
      });
    },
    [heardAt],
  );
  const clear = useCallback(() => setRow(NO_TAPS), []);
  return useMemo(
    () => ({ ...row, taps: row.taps.length, tempo: tempoOfTaps(row.taps), tap, clear }),
    [row, tap, clear],
  );
}
