import { MAX_ENTRIES } from '#model/contract/community/chart-limits';
import { areRising } from '../beats.ts';
import { isNote } from '../changes.ts';
import { FEVER_MARKS, feverEntries } from '../commands/fever.ts';
import { entryKey } from '../selection.ts';
import { type ChartSheet, entryBeat } from '../sheet.ts';
import type { SheetHeads } from './heads.ts';
import type { ChartProblem } from './problem.ts';

/** What is wrong with the chart as a whole. */

/** Every official chart has as many (reference R102). */
const SKILL_COUNT = 6;

function feverProblem(sheet: ChartSheet): ChartProblem | null {
  const marks = FEVER_MARKS.map((mark) => feverEntries(sheet, mark));
  const all = marks.flat();
  const keys = all.map(({ id }) => entryKey(id));
  if (all.length === 0) return { kind: 'noFever', beat: 0, keys, count: 0 };
  const beats = marks.map(([first]) => (first ? entryBeat(first.entry) : Number.NaN));
  if (areRising(beats) && all.length === FEVER_MARKS.length) return null;
  return {
    kind: 'feverOrder',
    beat: entryBeat(all[0]?.entry ?? { type: 'System', beat: 0, data: '' }),
    keys,
    count: all.length,
  };
}

export function* wholeProblems(sheet: ChartSheet, { heads }: SheetHeads): Generator<ChartProblem> {
  const { entries } = sheet;
  if (entries.length > MAX_ENTRIES) {
    yield { kind: 'tooManyEntries', beat: 0, keys: [], count: entries.length };
  }
  if (!entries.some(({ entry }) => isNote(entry))) return;
  const skills = heads.filter(({ isSkill }) => isSkill);
  if (skills.length !== SKILL_COUNT) {
    yield { kind: 'skills', beat: 0, keys: skills.map(({ key }) => key), count: skills.length };
  }
  const fever = feverProblem(sheet);
  if (fever) yield fever;
}
