/** What may be wrong with a chart under edit (reference R102), by name, so that pages can say it in their language. */
export const CHART_PROBLEMS = [
  'samePlace',
  'outOfLane',
  'brokenSlide',
  'beforeTempo',
  'tooManyEntries',
  'tooManyPoints',
  'feverOrder',
  'thirdFinger',
  'crossing',
  'afterMusic',
  'skills',
  'noFever',
  'reach',
] as const;
export type ChartProblemKind = (typeof CHART_PROBLEMS)[number];

/** An error makes a chart wrong or unplayable, a warning is unlike all official charts, a hint is for the author to judge. */
export type ProblemSeverity = 'error' | 'warning' | 'hint';

export const SEVERITY_OF: { readonly [K in ChartProblemKind]: ProblemSeverity } = {
  samePlace: 'error',
  outOfLane: 'error',
  brokenSlide: 'error',
  beforeTempo: 'error',
  tooManyEntries: 'error',
  tooManyPoints: 'error',
  feverOrder: 'error',
  thirdFinger: 'warning',
  crossing: 'warning',
  afterMusic: 'warning',
  skills: 'warning',
  noFever: 'warning',
  reach: 'hint',
};

export interface ChartProblem {
  readonly kind: ChartProblemKind;
  readonly beat: number;
  /** Keys of what it is about; empty where it is about the chart as a whole. */
  readonly keys: readonly string[];
  /** How many there are of what there should be fewer or more of: skills, fingers, points, entries. */
  readonly count: number;
}

/** More of a kind say nothing new, and a hostile chart has no end of them. */
export const MAX_PROBLEMS_OF_KIND = 500;
