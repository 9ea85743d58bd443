/** How hard members find a chart (reference R99). */

export const CHART_FEELS = ['easier', 'asStated', 'harder'] as const;
export type ChartFeel = (typeof CHART_FEELS)[number];

interface LevelCount {
  readonly level: number;
  readonly count: number;
}

const TENTHS = 10;

export const totalOf = (levels: readonly LevelCount[]): number =>
  levels.reduce((sum, { count }) => sum + count, 0);

/** To a tenth; null without votes. */
export function meanLevel(levels: readonly LevelCount[]): number | null {
  const total = totalOf(levels);
  const sum = levels.reduce((before, { level, count }) => before + level * count, 0);
  return total === 0 ? null : Math.round((TENTHS * sum) / total) / TENTHS;
}

/** `levels` in order, the lowest first. Between the two in the middle where their number is even; null without votes. */
export function medianLevel(levels: readonly LevelCount[]): number | null {
  const total = totalOf(levels);
  const at = (place: number): number => {
    let passed = 0;
    for (const { level, count } of levels) {
      passed += count;
      if (passed > place) return level;
    }
    return 0;
  };
  return total === 0 ? null : (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}

interface Vote {
  readonly level: number;
  readonly feel: ChartFeel;
}

interface Votes {
  readonly count: number;
  readonly mean: number | null;
  readonly median: number | null;
  readonly levels: readonly LevelCount[];
  readonly feels: Readonly<Record<ChartFeel, number>>;
  readonly own: Vote | null;
}

function countedAt(levels: readonly LevelCount[], at: number, by: number): LevelCount[] {
  const known = levels.find(({ level }) => level === at)?.count ?? 0;
  const others = levels.filter(({ level }) => level !== at);
  const next = { level: at, count: Math.max(0, known + by) };
  return [...others, next].filter(({ count }) => count > 0).sort((a, b) => a.level - b.level);
}

/** The votes once a member has changed theirs; a vote of who made the chart does not count. */
export function withVote(votes: Votes, own: Vote | null, counts: boolean) {
  let levels: LevelCount[] = [...votes.levels];
  const feels = { ...votes.feels };
  for (const [vote, by] of [
    [votes.own, -1],
    [own, 1],
  ] as const) {
    if (!counts || vote === null) continue;
    levels = countedAt(levels, vote.level, by);
    feels[vote.feel] = Math.max(0, feels[vote.feel] + by);
  }
  return { count: totalOf(levels), mean: meanLevel(levels), median: medianLevel(levels), levels, feels, own };
}
