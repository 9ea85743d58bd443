import type { SkillRecord } from '../records/skill.ts';
import type { ScoringChart } from './chart.ts';
import { META_DURATIONS } from './meta.ts';
import { coveredEnd, REST_SECONDS } from './scoring.ts';

/** Skill activations of a live. */
const WINDOWS = 6;

/**
 * A chart as far as skills of known lengths need it: how many notes each window covers instead of when they come. Scores
 * of such skills are the same to the point.
 */
export interface CoveredChart {
  readonly notes: number;
  /** Indices of the skill notes, rising; the first six count. */
  readonly triggers: readonly number[];
  /** First and last note of fever; null without any. */
  readonly fever: readonly [first: number, last: number] | null;
  readonly isRepaired: boolean;
  /** How many of the lengths, from the shortest on, are over for long enough before every next skill note. */
  readonly apart: number;
  /** Covered notes of each window that counts, by length in the order of the list. */
  readonly covered: readonly (readonly number[])[];
}

/** Every length a skill has or may have, rising: none, those of the data and the published ones. */
export function skillLengths(skills: Iterable<SkillRecord>): readonly number[] {
  const lengths = new Set<number>([0, ...META_DURATIONS.map(Number)]);
  for (const { durations } of skills) for (const seconds of durations) if (seconds > 0) lengths.add(seconds);
  return [...lengths].sort((a, b) => a - b);
}

/**
 * Whether the longest skill in play keeps any other one waiting; in the arithmetic of the kernels (`prepareQueue` of song), so
 * that both say the same on the edge.
 */
export function mayWait({ notes, skillNotes }: ScoringChart, longestSeconds: number): boolean {
  const due = skillNotes.slice(0, WINDOWS).map((note) => notes[note]?.time ?? 0);
  return due.some((time, i) => i > 0 && (due[i - 1] ?? 0) + longestSeconds + REST_SECONDS > time);
}

/** `lengths` in seconds, rising; skills end `delaySeconds` later. */
export function coverChart(chart: ScoringChart, lengths: readonly number[], delaySeconds = 0): CoveredChart {
  const { notes, skillNotes } = chart;
  const first = notes.findIndex((note) => note.fever);
  return {
    notes: notes.length,
    triggers: skillNotes,
    fever: first < 0 ? null : [first, notes.findLastIndex((note) => note.fever)],
    isRepaired: chart.repairs.length > 0,
    apart: lengths.filter((seconds) => !mayWait(chart, seconds)).length,
    covered: skillNotes
      .slice(0, WINDOWS)
      .map((trigger) =>
        lengths.map((seconds) => coveredEnd(notes, trigger, seconds, delaySeconds) - trigger - 1),
      ),
  };
}

const RADIX = 36;
const MAX_TEXT = 20_000;
const TEXT =
  /^[0-9a-z]+\/(?:[0-9a-z]+\.[0-9a-z]+)?\/[01]\/(?:[0-9a-z]+(?:\.[0-9a-z]+)*)?\/[0-9a-z]+(?:\/[0-9a-z]+(?:\.[0-9a-z]+)*)*$/;

const write = (numbers: readonly number[]): string => numbers.map((value) => value.toString(RADIX)).join('.');
const read = (text: string): number[] =>
  text === '' ? [] : text.split('.').map((value) => Number.parseInt(value, RADIX));

/** Each number as the step from the one before. */
const steps = (rising: readonly number[]): number[] => rising.map((value, i) => value - (rising[i - 1] ?? 0));
function sums(parts: readonly number[]): number[] {
  let sum = 0;
  return parts.map((part) => {
    sum += part;
    return sum;
  });
}

/** A chart in a few hundred characters: notes / fever / 1 if repaired / skill notes / lengths apart / covered notes of each window. */
export const encodeCovered = ({ notes, triggers, fever, isRepaired, apart, covered }: CoveredChart): string =>
  [
    write([notes]),
    write(fever ?? []),
    isRepaired ? '1' : '0',
    write(steps(triggers)),
    write([apart]),
    ...covered.map((row) => write(steps(row))),
  ].join('/');

/** Null when the text is no chart, or one for another number of lengths. */
export function decodeCovered(text: string, lengths: number): CoveredChart | null {
  if (text.length > MAX_TEXT || !TEXT.test(text)) return null;
  const [count = '', fever = '', repaired = '', skillNotes = '', lengthsApart = '', ...rows] =
    text.split('/');
  const notes = Number.parseInt(count, RADIX);
  const triggers = sums(read(skillNotes));
  const apart = Number.parseInt(lengthsApart, RADIX);
  const covered = rows.map((row) => sums(read(row)));
  const [first, last] = read(fever);
  const isWhole =
    apart <= lengths &&
    covered.length === Math.min(WINDOWS, triggers.length) &&
    triggers.every((trigger, i) => trigger < notes && (i === 0 || trigger > (triggers[i - 1] ?? 0))) &&
    covered.every(
      (row, i) => row.length === lengths && (triggers[i] ?? 0) + 1 + (row.at(-1) ?? 0) <= notes,
    ) &&
    (first === undefined || last === undefined || (first <= last && last < notes));
  if (!isWhole) return null;
  return {
    notes,
    triggers,
    fever: first === undefined || last === undefined ? null : [first, last],
    isRepaired: repaired === '1',
    apart,
    covered,
  };
}
