import type { TeamResult } from '#model/compute/team';

/** What two results are compared by. */
export const FIGURES = ['average', 'min', 'max', 'power', 'points'] as const;
export type FigureKind = (typeof FIGURES)[number];

export interface Figure {
  readonly kind: FigureKind;
  readonly value: number;
  /** More or less than the result on show; null where that has no such figure. */
  readonly difference: number | null;
}

const VALUES: { readonly [K in FigureKind]: (team: TeamResult) => number | null } = {
  average: ({ score }) => score.average,
  min: ({ score }) => score.min,
  max: ({ score }) => score.max,
  power: ({ power }) => power,
  points: ({ points }) => points?.points ?? null,
};

/** The figures of a team, each beside the same one of the team on show. */
export const figuresOf = (team: TeamResult, shown: TeamResult | null): readonly Figure[] =>
  FIGURES.flatMap((kind) => {
    const value = VALUES[kind](team);
    if (value === null) return [];
    const other = shown && VALUES[kind](shown);
    return [{ kind, value, difference: other === null ? null : value - other }];
  });
