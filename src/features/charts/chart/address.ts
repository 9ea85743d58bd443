import { isDifficulty } from '#model/vocabulary/difficulties';
import type { ChartName } from '#src/kit/data/charts.ts';
import { MARKS, type StripMark } from '../strip/paint.ts';

export const VIEWS = ['columns', 'strip'] as const;
type View = (typeof VIEWS)[number];

/** Pixels of a second. */
export const ZOOMS = [24, 36, 48, 72, 108, 160, 216] as const;
export type ChartZoom = (typeof ZOOMS)[number];
const USUAL_ZOOM = 48;

/** Usual lengths of skills in seconds; any other within the bounds may be typed, in tenths. */
export const SKILL_SECONDS: readonly number[] = [5, 7, 8];
export const MIN_SKILL = 1;
export const MAX_SKILL = 10;
const USUAL_SKILL = 7;

/** What a visitor sets besides song and difficulty, which are the path. */
export interface ChartInputs {
  readonly zoom: ChartZoom;
  readonly view: View;
  readonly isMirrored: boolean;
  readonly hidden: readonly StripMark[];
  /** Seconds of the skills whose windows show. */
  readonly skill: number;
  /** The chart beside this one. */
  readonly compared: ChartName | null;
}

function skillOf(text: string): number {
  const seconds = /^\d{1,2}(\.\d)?$/.test(text) ? Number(text) : USUAL_SKILL;
  return seconds >= MIN_SKILL && seconds <= MAX_SKILL ? seconds : USUAL_SKILL;
}

/** Such as `187.expert`. */
function chartOf(text: string): ChartName | null {
  const [, id, difficulty] = /^([1-9]\d{0,5})\.(\w+)$/.exec(text) ?? [];
  return isDifficulty(difficulty) ? { songId: Number(id), difficulty } : null;
}

export const CHART_CODEC = {
  decode: (params: URLSearchParams): ChartInputs => ({
    zoom: ZOOMS.find((zoom) => String(zoom) === params.get('zoom')) ?? USUAL_ZOOM,
    view: VIEWS.find((view) => view === params.get('view')) ?? VIEWS[0],
    isMirrored: params.get('mirror') === '1',
    hidden: MARKS.filter((mark) => (params.get('hide') ?? '').split('_').includes(mark)),
    skill: skillOf(params.get('skill') ?? ''),
    compared: chartOf(params.get('with') ?? ''),
  }),
  /** What is as it begins is left out. */
  encode: ({ zoom, view, isMirrored, hidden, skill, compared }: ChartInputs): URLSearchParams => {
    const params = new URLSearchParams();
    if (zoom !== USUAL_ZOOM) params.set('zoom', String(zoom));
    if (view !== VIEWS[0]) params.set('view', view);
    if (isMirrored) params.set('mirror', '1');
    if (hidden.length > 0) params.set('hide', MARKS.filter((mark) => hidden.includes(mark)).join('_'));
    if (skill !== USUAL_SKILL) params.set('skill', String(skill));
    if (compared !== null) params.set('with', `${compared.songId}.${compared.difficulty}`);
    return params;
  },
};
