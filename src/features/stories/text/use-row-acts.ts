import { useLayoutEffect, useMemo, useRef } from 'react';
import type { StoryRow } from '#model/media/story/rows';
import type { StoryFile } from '#model/media/story/script.types';
import type { ServerCode } from '#model/vocabulary/servers';
import type { SpokenText } from './reading.ts';
import type { LineSpeaker } from './use-people.ts';

/** What can be done with rows; always the same functions, for there are many rows. */
export interface RowActs {
  readonly goTo: (row: number) => void;
  readonly say: (row: number) => void;
  readonly copy: (row: number) => void;
  readonly open: (file: StoryFile) => void;
  readonly lose: (name: string) => void;
}

export interface RowProps {
  readonly nth: number;
  /** Among the rows that keys go to, from 1; null for all others. */
  readonly number: number | null;
  readonly row: StoryRow;
  /** One or two languages. */
  readonly texts: readonly SpokenText[];
  readonly speaker: LineSpeaker | null;
  readonly server: ServerCode;
  readonly isHere: boolean;
  readonly isSpeaking: boolean;
  readonly acts: RowActs;
}

/** The latest acts behind some that stay the same: a press then draws the two rows it concerns, not all. */
export function useRowActs(acts: RowActs): RowActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      goTo: (row) => latest.current.goTo(row),
      say: (row) => latest.current.say(row),
      copy: (row) => latest.current.copy(row),
      open: (file) => latest.current.open(file),
      lose: (name) => latest.current.lose(name),
    }),
    [],
  );
}
