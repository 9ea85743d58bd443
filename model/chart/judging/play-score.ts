import { comboMultiplier } from '../../rules/combo.ts';
import { GOOD_FACTOR, GREAT_FACTOR, PERFECT_FACTOR } from '../../rules/judge.ts';
import { noteShare } from '../../rules/note-share.ts';
import { playedExtra, type SkillRun } from '../../rules/skill-extra.ts';
import { NO_SKILL, type ResolvedSkill } from '../../rules/skills.ts';
import type { ScoringChart } from '../chart.ts';
import type { Play } from '../playing/score-run.ts';
import { workingTimes } from '../scoring.ts';
import type { Judged } from './judge.ts';
import { keepsCombo } from './tally.ts';
import type { Judgement } from './windows.ts';

/** Who plays and by which rules; how well is in the judgements. */
export type ScoringTeam = Omit<Play, 'perfectRate'>;

/** What the score needs of a judgement. */
export type NoteJudgement = Pick<Judged, 'note' | 'judgement'>;

const FACTOR: Readonly<Record<Judgement, number>> = {
  perfect: PERFECT_FACTOR,
  great: GREAT_FACTOR,
  good: GOOD_FACTOR,
  bad: 0,
  miss: 0,
};

/** A skill at work over notes from `first` up to, not including, `end`. */
interface WorkingSkill extends SkillRun {
  readonly skill: ResolvedSkill;
  readonly first: number;
  readonly end: number;
  perfects: number;
  isUnbroken: boolean;
}

/** Skills whose notes were hit; the skill of a missed note does not come later. */
function skillRuns(
  chart: ScoringChart,
  team: ScoringTeam,
  judgements: readonly NoteJudgement[],
): readonly WorkingSkill[] {
  const missed = new Set(judgements.flatMap(({ note, judgement }) => (judgement === 'miss' ? [note] : [])));
  const activated = chart.skillNotes
    .map((note, i) => ({ note, skill: team.skills[i] ?? NO_SKILL }))
    .filter(({ note }) => !missed.has(note));
  const skillNotes = activated.map(({ note }) => note);
  const lengths = activated.map(({ skill }) => skill.durationSeconds);
  return workingTimes({ ...chart, skillNotes }, lengths, team).map(({ from, notes }, i) => {
    const { note = 0, skill = NO_SKILL } = activated[i] ?? {};
    const found = chart.notes.findIndex(({ time }, at) => at > note && time >= from);
    const first = found < 0 ? chart.notes.length : found;
    return { skill, first, end: first + notes, perfects: 0, isUnbroken: true };
  });
}

/** What a skill adds to the points of one note. */
function extraOf(run: WorkingSkill, isPerfect: boolean): number {
  if (isPerfect) run.perfects += 1;
  else run.isUnbroken = false;
  return playedExtra(run.skill, isPerfect, run);
}

/**
 * The score after each judgement, in the order in which they came (reference R80): combo and skills go by what was really hit. A run of
 * PERFECT notes in scoring order scores what `scoreRun` foretells.
 */
export function playScore(
  chart: ScoringChart,
  judgements: readonly NoteJudgement[],
  team: ScoringTeam,
): Float64Array {
  const { notes } = chart;
  const share = noteShare(team.level, notes.length);
  const runs = skillRuns(chart, team, judgements);
  let combo = 0;
  let sum = 0;
  return Float64Array.from(judgements, ({ note, judgement }) => {
    combo = keepsCombo(judgement) ? combo + 1 : 0;
    const fever = team.hasFever && notes[note]?.fever ? 2 : 1;
    const multiplier = comboMultiplier(Math.max(1, combo));
    // In the order of `scoreRun`, which decides the last bit.
    const points = Math.floor(team.power * share * multiplier * FACTOR[judgement] * fever);
    let extra = 0;
    for (const run of runs) {
      if (note < run.first || note >= run.end) continue;
      extra += Math.floor(points * (1 + extraOf(run, judgement === 'perfect'))) - points;
    }
    // Skills that take points away may overlap, but no note costs any.
    sum += Math.max(0, points + extra);
    return sum;
  });
}
