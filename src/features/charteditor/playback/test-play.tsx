import { Button } from '@mantine/core';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { notesBySecond } from '#model/chart/counting';
import { type ChartSheet, chartOf } from '#model/chart/editing/sheet';
import { playableChart } from '#model/chart/playing/playable';
import { scoringChart } from '#model/chart/scoring';
import { useLayout } from '#src/kit/actors/use-layout.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { DrawnChart } from '../../charts/drawn-chart.data.ts';
import { StageBox } from '../../simulator/board/stage-box.tsx';
import { ModeChoice } from '../../simulator/play/mode-choice.tsx';
import { PlayPanel } from '../../simulator/play/play-panel.tsx';
import {
  type SimulatorActor,
  type SoundSource,
  useSimulator,
  useSimulatorCommands,
  useSimulatorPart,
  useStageSettings,
} from '../../simulator/use-simulator.ts';
import styles from './playback.module.css';

interface Props {
  readonly sheet: ChartSheet;
  readonly source: SoundSource;
  /** Where the playhead is, in seconds. */
  readonly playhead: number;
}

/** Before the playhead: a player has to find in. */
const RUN_UP_SECONDS = 2;
/** A piece of a member's own is of no band. */
const LIGHTS = '#33ddaa';
const ICON = { size: 18, 'aria-hidden': true } as const;

function drawnOf(sheet: ChartSheet): DrawnChart {
  const parsed = chartOf(sheet);
  const scoring = scoringChart(parsed);
  return { parsed, scoring, plain: playableChart(parsed), bySecond: notesBySecond(scoring) };
}

const NOT_FULL = { isFull: false, isPossible: false, toggle: () => undefined } as const;

/** The chart as it comes towards a player, from a little before the playhead on. */
export function TestPlay({ sheet, source, playhead }: Props) {
  const actor = useSimulator();
  const { choose, chooseMode, chooseSound, take, seek } = useSimulatorCommands(actor);
  const { settings } = useStageSettings();
  const isStill = useLayout((view) => view.isCalm);
  const drawn = useMemo(() => drawnOf(sheet), [sheet]);
  const start = Math.max(0, playhead - RUN_UP_SECONDS);
  useEffect(() => take({ settings, isStill, colour: LIGHTS }), [take, settings, isStill]);
  useEffect(() => chooseSound(source), [chooseSound, source]);
  useEffect(() => {
    choose(drawn.plain, false);
    chooseMode({ kind: 'play', preset: 'standard' });
    seek(start);
  }, [choose, chooseMode, seek, drawn, start]);
  const isPlayed = useSimulatorPart(actor, (view) => view.mode.kind === 'play');
  return (
    <div className={styles.test}>
      <StageBox actor={actor} chart={drawn.plain} difficulty={null} level={null} fullscreen={NOT_FULL} />
      <TestButtons actor={actor} start={start} />
      <ModeChoice actor={actor} />
      {isPlayed && (
        <PlayPanel actor={actor} drawn={drawn} chart={drawn.plain} runKey={null} team={null} level={null} />
      )}
    </div>
  );
}

function TestButtons({ actor, start }: { readonly actor: SimulatorActor; readonly start: number }) {
  const { t } = useTranslation();
  const { toggle, seek } = useSimulatorCommands(actor);
  const isPlaying = useSimulatorPart(actor, (view) => view.status === 'playing');
  return (
    <div className={styles.testButtons}>
      <Button
        variant="filled"
        leftSection={isPlaying ? <Pause {...ICON} /> : <Play {...ICON} />}
        onClick={toggle}
        data-autofocus
      >
        {t(isPlaying ? 'stage.pause' : 'stage.play')}
      </Button>
      <Button leftSection={<RotateCcw {...ICON} />} onClick={() => seek(start)}>
        {t('chartSound.fromHere')}
      </Button>
    </div>
  );
}
