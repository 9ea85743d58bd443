import type { ScoringChart } from '#model/chart/chart';
import type { CoveredChart } from '#model/chart/covered';
import { WINDOW_TOLERANCE } from '#model/chart/scoring';
import type { TeamQuestion } from '#model/compute/team';
import { COMBO_STEPS, type ComboStep } from '#model/rules/combo';
import { judgeMultiplier } from '#model/rules/judge';
import * as L from '../../layout.ts';
import type { Engine } from '../engine.ts';

type Play = Pick<TeamQuestion, 'level' | 'perfectRate' | 'live' | 'skillDelay' | 'skillQueue'>;

const feverOf = ({ live }: Play): number => (live === 'multi' ? 1 : 0);

function writeCombo({ floats }: Engine, combo: readonly ComboStep[]): void {
  combo.forEach(({ upTo, multiplier }, step) => {
    floats[(L.COMBO_LIMIT >> 3) + step] = upTo;
    floats[(L.COMBO_MULTIPLIER >> 3) + step] = multiplier;
  });
}

/** Lays out a song by its notes. `durations`: lengths of skills in the order of the signatures. */
export function writeSong(
  engine: Engine,
  play: Play,
  { chart, combo = COMBO_STEPS }: { readonly chart: ScoringChart; readonly combo?: readonly ComboStep[] },
  durations: readonly number[],
): void {
  const { floats, ints, kernels } = engine;
  const times = L.NOTE_TIME >> 3;
  const fevers = L.NOTE_FEVER >> 2;
  let index = 0;
  for (const { time, fever } of chart.notes) {
    floats[times + index] = time;
    ints[fevers + index] = fever ? 1 : 0;
    index++;
  }
  const triggers = chart.skillNotes.slice(0, L.WINDOWS);
  ints.set(triggers, L.TRIGGER >> 2);
  floats.set(durations, L.DURATION >> 3);
  writeCombo(engine, combo);
  kernels.prepareSong(
    chart.notes.length,
    play.level,
    judgeMultiplier(play.perfectRate),
    feverOf(play),
    combo.length,
    triggers.length,
    durations.length,
    WINDOW_TOLERANCE + play.skillDelay,
  );
  kernels.prepareQueue(play.skillQueue ? 1 : 0);
}

/**
 * The same for a chart without times. `places`: where each of `durations` stands in the chart's list of lengths; one it
 * does not hold (−1) covers nothing.
 */
export function writeCoveredSong(
  engine: Engine,
  play: Play,
  chart: CoveredChart,
  durations: readonly number[],
  places: readonly number[],
): void {
  const { floats, ints, kernels } = engine;
  const [first, last] = chart.fever ?? [0, -1];
  const fevers = L.NOTE_FEVER >> 2;
  ints.fill(0, fevers, fevers + chart.notes);
  ints.fill(1, fevers + first, fevers + last + 1);
  const triggers = chart.triggers.slice(0, L.WINDOWS);
  ints.set(triggers, L.TRIGGER >> 2);
  floats.set(durations, L.DURATION >> 3);
  places.forEach((place, duration) => {
    triggers.forEach((trigger, window) => {
      const covered = chart.covered[window]?.[place] ?? 0;
      ints[(L.WINDOW_END >> 2) + duration * L.WINDOWS + window] = trigger + 1 + covered;
    });
  });
  writeCombo(engine, COMBO_STEPS);
  kernels.prepareCoveredSong(
    chart.notes,
    play.level,
    judgeMultiplier(play.perfectRate),
    feverOf(play),
    COMBO_STEPS.length,
    triggers.length,
    durations.length,
  );
}
