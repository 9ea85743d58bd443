import { medleyPoints } from '#model/rules/medley-points';
import { counterparts, isMedley, type Play, type Shown } from './result.ts';

/** What two results are compared by. */
export const FIGURES = [
  'average',
  'total',
  'min',
  'max',
  'song1',
  'song2',
  'song3',
  'power',
  'points',
  'mostPoints',
] as const;
export type FigureKind = (typeof FIGURES)[number];

export interface Figure {
  readonly kind: FigureKind;
  readonly value: number;
  /** More or less than the result on show; null where that has no such figure. */
  readonly difference: number | null;
}

type ValueOf = (shown: Shown) => number | null;

const ofSong =
  (ofPlay: (play: Play) => number | null): ValueOf =>
  (shown) =>
    isMedley(shown) ? null : ofPlay(shown.plays[0]);

const ofPlace =
  (place: number): ValueOf =>
  (shown) =>
    isMedley(shown) ? (shown.plays[place]?.team.score.average ?? null) : null;

const sum = ({ plays }: Shown, part: 'average' | 'min' | 'max'): number =>
  plays.reduce((all, { team }) => all + team.score[part], 0);

const VALUES: { readonly [K in FigureKind]: ValueOf } = {
  average: ofSong(({ team }) => team.score.average),
  total: (shown) => (isMedley(shown) ? sum(shown, 'average') : null),
  min: (shown) => sum(shown, 'min'),
  max: (shown) => sum(shown, 'max'),
  song1: ofPlace(0),
  song2: ofPlace(1),
  song3: ofPlace(2),
  power: ofSong(({ team }) => team.power),
  points: ofSong(({ team }) => team.points?.points ?? null),
  mostPoints: (shown) =>
    isMedley(shown) && shown.event?.type === 'medley' ? mostPaid(sum(shown, 'average')).points : null,
};

const NOTHING = { spent: 0, points: 0 } as const;

/** What a medley event pays for a total with all boosts that can be taken: with fewer it is a fixed share of that. */
export const mostPaid = (total: number) => medleyPoints(total).at(-1) ?? NOTHING;

/** The other result with its plays in the order of this one's; null when they cannot be compared. */
function alignedWith(shown: Shown, other: Shown | null): Shown | null {
  const [first, ...rest] = (other && counterparts(shown, other)) ?? [];
  return other && first ? { ...other, plays: [first, ...rest] } : null;
}

/** The figures of a result, each beside the same one of the result on show, like beside like. */
export function figuresOf(shown: Shown, other: Shown | null): readonly Figure[] {
  const compared = alignedWith(shown, other);
  return FIGURES.flatMap((kind) => {
    const value = VALUES[kind](shown);
    if (value === null) return [];
    const than = compared && VALUES[kind](compared);
    return [{ kind, value, difference: than === null ? null : value - than }];
  });
}
