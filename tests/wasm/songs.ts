import fc from 'fast-check';
import type { ScoringChart } from '#model/chart/chart';
import { coveredEnd, WINDOW_TOLERANCE } from '#model/chart/scoring';
import { COMBO_STEPS } from '#model/rules/combo';
import { judgeMultiplier } from '#model/rules/judge';
import * as L from '#wasm/layout';
import type { Kernels } from './kernels.ts';

/** Random songs and skill effects written straight into memory, for the kernels below the search. */

export interface RawSong {
  readonly chart: ScoringChart;
  readonly level: number;
  readonly perfectRate: number;
  /** Whether fever counts. */
  readonly fever: boolean;
  /** Skill lengths in seconds. */
  readonly durations: readonly number[];
}

/** A skill effect: one multiplier for all notes, or a list that repeats along the covered notes. */
export interface RawSkill {
  readonly duration: number;
  readonly multipliers: readonly number[];
}

const chart: fc.Arbitrary<ScoringChart> = fc
  .record({
    count: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 900 }) },
    ),
    gaps: fc.array(fc.constantFrom(0, 0.1, 0.125, 0.25, 0.5, 1), { minLength: 1, maxLength: 12 }),
    skills: fc.uniqueArray(fc.nat(999), { maxLength: 6 }),
    fever: fc.tuple(fc.nat(999), fc.nat(999)),
  })
  .map(({ count, gaps, skills, fever }) => {
    const at = (part: number) => Math.floor((part * count) / 1000);
    const skillNotes = [...new Set(skills.map(at))].sort((a, b) => a - b);
    let time = 0;
    const notes = Array.from({ length: count }, (_, i) => {
      time += gaps[i % gaps.length] ?? 0;
      return {
        time,
        beat: time,
        skill: skillNotes.includes(i),
        fever: i >= at(fever[0]) && i <= at(fever[1]),
      };
    });
    return { notes, skillNotes, hasFever: true, repairs: [] };
  });

export const rawSong: fc.Arbitrary<RawSong> = fc
  .record({
    chart,
    level: fc.integer({ min: 5, max: 30 }),
    perfectRate: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    fever: fc.boolean(),
    durations: fc.uniqueArray(fc.constantFrom(0, 0.5, 3, 5, 5.5, 6.5, 7, 8), { minLength: 1, maxLength: 5 }),
  })
  .map((song) => Object.defineProperty(song, fc.toStringMethod, { value: () => songText(song) }));

function songText({ chart, level, perfectRate, fever, durations }: RawSong): string {
  const times = chart.notes.map(({ time, fever: isFever }) => `${time}${isFever ? 'f' : ''}`).join(' ');
  return `level ${level}, ${perfectRate} perfect, fever ${fever}, skill notes ${chart.skillNotes}, lengths ${durations} s, notes at ${times}`;
}

/** In units: up to ten times what real teams reach, and fractions of a point of power. */
export const power = fc.oneof(
  fc.integer({ min: 0, max: 40_000_000_000 }),
  fc.integer({ min: 0, max: 10_000_000 }),
);

const multiplier = (least: number) =>
  fc.oneof(
    fc.constantFrom(1, 1.3, 1.5, 2, 2.1, ...[0, 0.5].filter((value) => value >= least)),
    fc.double({ min: least, max: 3, noNaN: true }),
  );

/** Effects whose multipliers are nowhere below `least`. */
export const rawSkills = (least: number, count = 6): fc.Arbitrary<readonly RawSkill[]> =>
  fc.array(
    fc.record({
      duration: fc.nat(4),
      multipliers: fc.array(multiplier(least), { minLength: 1, maxLength: 4 }),
    }),
    { minLength: count, maxLength: count },
  );

function writeRules(wasm: Kernels, { chart, durations }: RawSong): void {
  wasm.setI32(
    L.NOTE_FEVER,
    chart.notes.map(({ fever }) => Number(fever)),
  );
  wasm.setI32(L.TRIGGER, chart.skillNotes);
  wasm.setF64(L.DURATION, durations);
  wasm.setF64(
    L.COMBO_LIMIT,
    COMBO_STEPS.map(({ upTo }) => upTo),
  );
  wasm.setF64(
    L.COMBO_MULTIPLIER,
    COMBO_STEPS.map((step) => step.multiplier),
  );
}

const rulesOf = ({ chart, level, perfectRate, fever, durations }: RawSong) =>
  [
    chart.notes.length,
    level,
    judgeMultiplier(perfectRate),
    Number(fever),
    COMBO_STEPS.length,
    chart.skillNotes.length,
    durations.length,
  ] as const;

export function writeSong(wasm: Kernels, song: RawSong): void {
  wasm.setF64(
    L.NOTE_TIME,
    song.chart.notes.map(({ time }) => time),
  );
  writeRules(wasm, song);
  wasm.kernels.prepareSong(...rulesOf(song), WINDOW_TOLERANCE);
}

/** The same without times: only how far each window reaches. */
export function writeCoveredSong(wasm: Kernels, song: RawSong): void {
  const { notes, skillNotes } = song.chart;
  writeRules(wasm, song);
  song.durations.forEach((seconds, duration) => {
    const ends = skillNotes.map((trigger) => coveredEnd(notes, trigger, seconds));
    wasm.setI32(L.WINDOW_END + duration * L.WINDOWS * 4, ends);
  });
  wasm.kernels.prepareCoveredSong(...rulesOf(song));
}

const durationOf = (skill: RawSkill, song: RawSong): number => skill.duration % song.durations.length;
const isTable = (skill: RawSkill): boolean => skill.multipliers.length > 1;

/** Multiplier of the covered note with this ordinal, from 0. */
export const multiplierOf = ({ multipliers }: RawSkill, ordinal: number): number =>
  multipliers[ordinal % multipliers.length] ?? 1;

export const secondsOf = (skill: RawSkill, song: RawSong): number =>
  song.durations[durationOf(skill, song)] ?? 0;

/** Writes effects as signatures 0, 1, 2 …, tables only as long as the longest window, as the host does. */
export function writeSkills(wasm: Kernels, song: RawSong, skills: readonly RawSkill[]): void {
  skills.forEach((skill, sig) => {
    const duration = durationOf(skill, song);
    wasm.setI32(L.SIG_DURATION + sig * 4, [duration]);
    wasm.setI32(L.SIG_TABLE + sig * 4, [isTable(skill) ? sig : -1]);
    wasm.setF64(L.SIG_MULTIPLIER + sig * 8, [skill.multipliers[0] ?? 1]);
    const covered = wasm.kernels.longestWindow(duration);
    const table = Array.from({ length: Math.max(1, covered) }, (_, n) => multiplierOf(skill, n));
    if (isTable(skill)) wasm.setF64(L.TABLE + sig * L.MAX_COVERED * 8, table);
  });
}
