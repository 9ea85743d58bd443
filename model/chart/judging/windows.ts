/** From best to worst. */
export const JUDGEMENTS = ['perfect', 'great', 'good', 'bad', 'miss'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];
export type Hit = Exclude<Judgement, 'miss'>;

const HITS = JUDGEMENTS.filter((judgement): judgement is Hit => judgement !== 'miss');

/** Seconds up to which each judgement reaches, rising; where two are equal the second never comes. */
type Reach = Readonly<Record<Hit, number>>;

export interface JudgementWindow {
  readonly early: Reach;
  readonly late: Reach;
}

/** `press`: a finger comes down. `tick`: one is there. Ends are of a hold in one lane, and of every other slide. */
export const JUDGED_PARTS = ['press', 'tick', 'holdEnd', 'slideEnd'] as const;
export type JudgedPart = (typeof JUDGED_PARTS)[number];
export type JudgementWindows = Readonly<Record<JudgedPart, JudgementWindow>>;

const reach = (perfect: number, great: number, good: number, bad: number): Reach => ({
  perfect: perfect / 1000,
  great: great / 1000,
  good: good / 1000,
  bad: bad / 1000,
});
const onlyPerfect = (milliseconds: number): Reach =>
  reach(milliseconds, milliseconds, milliseconds, milliseconds);
const even = (both: Reach): JudgementWindow => ({ early: both, late: both });

const NOT_EARLY = onlyPerfect(0);
const THREE_STEPS = reach(50, 100, 150, 150);
const LENIENT_END: JudgementWindow = { early: THREE_STEPS, late: onlyPerfect(200) };
const LENIENT_TICK: JudgementWindow = { early: NOT_EARLY, late: onlyPerfect(200) };
const FOUR_STEPS_END = reach(70, 120, 150, 170);

/** `standard` forgives late ends and ticks, `strict` nothing, `withBad` knows BAD (reference R80). */
export const WINDOW_PRESETS = ['standard', 'strict', 'withBad'] as const;
export type WindowPreset = (typeof WINDOW_PRESETS)[number];

export const JUDGEMENT_WINDOWS: Readonly<Record<WindowPreset, JudgementWindows>> = {
  standard: {
    press: even(THREE_STEPS),
    tick: LENIENT_TICK,
    holdEnd: LENIENT_END,
    slideEnd: LENIENT_END,
  },
  strict: {
    press: even(THREE_STEPS),
    tick: { early: NOT_EARLY, late: THREE_STEPS },
    holdEnd: even(THREE_STEPS),
    slideEnd: even(THREE_STEPS),
  },
  withBad: {
    press: even(reach(50, 100, 125, 150)),
    tick: LENIENT_TICK,
    holdEnd: even(FOUR_STEPS_END),
    slideEnd: { early: FOUR_STEPS_END, late: onlyPerfect(200) },
  },
};

/** Sums of seconds differ in their last digits; what lies on the edge of a window is in it. */
export const EDGE_SECONDS = 1e-9;

/** Judgement at so many seconds after (below 0: before) the time of a note; null outside the window. */
export function judgementAt({ early, late }: JudgementWindow, error: number): Hit | null {
  const side = error < 0 ? early : late;
  return HITS.find((hit) => Math.abs(error) <= side[hit] + EDGE_SECONDS) ?? null;
}
