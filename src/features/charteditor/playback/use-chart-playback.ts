import { useEffect, useMemo, useState } from 'react';
import { musicBeat } from '#model/chart/editing/commands/lead';
import { takeTempo } from '#model/chart/editing/commands/proposed-tempo';
import { setTempo, tempoPoints } from '#model/chart/editing/commands/tempo';
import { loopOfSheet } from '#model/chart/editing/heard';
import { type ChartSheet, spansOf } from '#model/chart/editing/sheet';
import { secondsToBeat } from '#model/chart/time';
import type { SoundRange, TempoCandidate } from '#model/media/music/sound/tempo';
import type { ChartViewport } from '../canvas/viewport.ts';
import { type ChartEditorActor, currentView, useChartEditorPart } from '../use-chart-editor.ts';
import { currentSound, type HeardChart, useEditorSound, useSoundPart } from '../use-editor-sound.ts';
import { useHeardSheet } from './use-heard-sheet.ts';
import { usePlayheadInView } from './use-playhead-in-view.ts';
import { type TapTempo, useTapTempo } from './use-tap-tempo.ts';

/** What keys and buttons do with the sound. */
export interface SoundActs {
  play(): void;
  /** Repeats what is selected; ends a loop that is there. */
  loop(): void;
  metronome(): void;
  /** By so many steps. */
  changeRate(steps: 1 | -1): void;
  /** At the time stamp of an event. */
  tap(timeStamp: number): void;
  testPlay(): void;
}

export interface ChartPlayback {
  readonly heard: HeardChart;
  readonly sheet: ChartSheet;
  /** Of all notes, by time. */
  readonly times: readonly number[];
  readonly tapping: TapTempo;
  readonly acts: SoundActs;
  /** Where the playhead was when a test play began; null while there is none. */
  readonly test: number | null;
  readonly endTest: () => void;
  readonly take: (candidate: TempoCandidate, range: SoundRange | null) => void;
  readonly takeTapped: (bpm: number) => void;
}

const RATE_STEP = 0.05;
const HUNDREDTHS = 100;
/** A tempo that begins within so much of a beat begins here. */
const NEAR_BEATS = 1e-6;

/** The tempo that is tapped is that of the stretch in which the playhead is; the lead keeps its own. */
function tappedAt(sheet: ChartSheet, playhead: number): number {
  const beat = secondsToBeat(spansOf(sheet), playhead) + NEAR_BEATS;
  const point = tempoPoints(sheet).findLast(({ entry }) => entry.beat <= beat);
  return Math.max(musicBeat(sheet), point?.entry.beat ?? 0);
}

/** What is heard of the chart that an editor holds, and what is done about it. Waits for its code. */
export function useChartPlayback(editor: ChartEditorActor, view: ChartViewport): ChartPlayback {
  const heard = useEditorSound();
  const sheet = useChartEditorPart(editor, (each) => each.sheet);
  const { times } = useHeardSheet(heard, sheet);
  const tapping = useTapTempo(heard);
  const [test, setTest] = useState<number | null>(null);
  usePlayheadInView(heard, view);
  const soundSeconds = useSoundPart(heard, (sound) => sound.soundSeconds);
  useEffect(
    () => currentView(editor).changeMusic(soundSeconds > 0 ? soundSeconds : null),
    [editor, soundSeconds],
  );
  const { tap } = tapping;
  const acts = useMemo(
    (): SoundActs => ({
      play: () => currentSound(heard).toggle(),
      loop: () => {
        const { loop, setLoop } = currentSound(heard);
        const { sheet: now, selection } = currentView(editor);
        setLoop(loop ? null : loopOfSheet(now, selection, heard.playhead.seconds));
      },
      metronome: heard.toggleMetronome,
      changeRate: (steps) => {
        const { rate, setRate } = currentSound(heard);
        setRate(Math.round((rate + steps * RATE_STEP) * HUNDREDTHS) / HUNDREDTHS);
      },
      tap,
      testPlay: () => {
        currentSound(heard).pause();
        setTest(heard.playhead.seconds);
      },
    }),
    [editor, heard, tap],
  );
  return useMemo(() => {
    const { run } = currentView(editor);
    return {
      heard,
      sheet,
      times,
      tapping,
      acts,
      test,
      endTest: () => setTest(null),
      take: (candidate, range) =>
        run({ kind: 'apply', edit: takeTempo(currentView(editor).sheet, candidate, range) }),
      takeTapped: (bpm) => {
        const { sheet: now } = currentView(editor);
        run({ kind: 'apply', edit: setTempo(now, tappedAt(now, heard.playhead.seconds), bpm) });
        tapping.clear();
      },
    };
  }, [editor, heard, sheet, times, tapping, acts, test]);
}
