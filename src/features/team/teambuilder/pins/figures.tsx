import type { ReactNode } from 'react';
import { medleyPoints } from '#model/rules/medley-points';
import type { Translate } from '#model/texts/translate';
import { DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { isByPoints } from '../../result/rank-value.ts';
import styles from './pinned.module.css';
import { counterparts, isMedley, isSameResult, type Pinnable, type PlayedSong } from './result.ts';

/** What two results are compared by. */
const FIGURES = [
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
type FigureKind = (typeof FIGURES)[number];

export interface Figure {
  readonly kind: FigureKind;
  readonly value: number;
  /** What the result on show has; null where that has no such figure. */
  readonly shown: number | null;
  /** More or less than the result on show; null where that has no such figure. */
  readonly difference: number | null;
}

type ValueOf = (shown: Pinnable) => number | null;

const ofSong =
  (ofPlay: (play: PlayedSong) => number | null): ValueOf =>
  (shown) =>
    isMedley(shown) ? null : ofPlay(shown.plays[0]);

const ofPlace =
  (place: number): ValueOf =>
  (shown) =>
    isMedley(shown) ? (shown.plays[place]?.team.score.average ?? null) : null;

const sum = ({ plays }: Pinnable, part: 'average' | 'min' | 'max'): number =>
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
const mostPaid = (total: number) => medleyPoints(total).at(-1) ?? NOTHING;

/** The other result with its plays in the order of this one's; null when they cannot be compared. */
function alignedWith(shown: Pinnable, other: Pinnable | null): Pinnable | null {
  const [first, ...rest] = (other && counterparts(shown, other)) ?? [];
  return other && first ? { ...other, plays: [first, ...rest] } : null;
}

/** The figures of a result, each beside the same one of the result on show, like beside like. */
export function figuresOf(shown: Pinnable, other: Pinnable | null): readonly Figure[] {
  const compared = alignedWith(shown, other);
  return FIGURES.flatMap((kind) => {
    const value = VALUES[kind](shown);
    if (value === null) return [];
    const than = compared && VALUES[kind](compared);
    return [{ kind, value, shown: than, difference: than === null ? null : value - than }];
  });
}

interface FigureTableProps {
  readonly pin: Pinnable;
  readonly shown: Pinnable | null;
}

const LABELS: { readonly [K in FigureKind]: (t: Translate) => string } = {
  average: (t) => t('score.average'),
  total: (t) => t('builder.medley.total'),
  min: (t) => t('score.min'),
  max: (t) => t('score.max'),
  song1: (t) => t('builder.medley.song', { nth: 1 }),
  song2: (t) => t('builder.medley.song', { nth: 2 }),
  song3: (t) => t('builder.medley.song', { nth: 3 }),
  power: (t) => t('power.short'),
  points: (t) => t('builder.target.points'),
  mostPoints: (t) => `${t('builder.target.points')} (${t('builder.play.boosts')} ${mostPaid(0).spent})`,
};

const rankedOf = (pin: Pinnable): FigureKind => {
  if (isMedley(pin)) return 'total';
  return isByPoints(pin.plays[0].request) ? 'points' : 'average';
};

/** Like beside like: what can be compared with the result on show has its difference. */
export function FigureTable({ pin, shown }: FigureTableProps) {
  const { t } = useTranslation();
  const isShown = shown !== null && isSameResult(pin, shown);
  const isOther = shown !== null && !isShown && counterparts(pin, shown) === null;
  const ranked = rankedOf(pin);
  const rows = figuresOf(pin, isShown ? null : shown);
  // The numbers speak for themselves where there is but one column of them.
  const isCompared = rows.some((row) => row.shown !== null);
  const titled = (title: ReactNode) => (isCompared ? { title } : {});
  return (
    <div>
      <DataTable
        className={styles.figures}
        rows={rows}
        rowKey={({ kind }) => kind}
        isMarked={({ kind }) => kind === ranked}
        columns={[
          {
            key: 'kind',
            ...titled(<span className="visually-hidden">{t('list.results')}</span>),
            isRowHead: true,
            cell: ({ kind }) => LABELS[kind](t),
          },
          {
            key: 'value',
            ...titled(t('builder.pins.pinned')),
            cell: ({ value, difference }) => <Value value={value} isBest={(difference ?? 0) > 0} />,
          },
          {
            key: 'shown',
            ...titled(t('builder.pins.current')),
            cell: ({ shown, difference }) => <Value value={shown} isBest={(difference ?? 0) < 0} />,
          },
          {
            key: 'difference',
            ...titled(t('builder.pins.difference')),
            cell: ({ difference }) => <Difference value={difference} />,
          },
        ]}
      />
      {isShown && <p className={styles.facts}>{t('builder.pins.shown')}</p>}
      {isOther && <p className={styles.facts}>{t('builder.pins.otherQuestion')}</p>}
    </div>
  );
}

/** One of two that stand beside each other. */
const Value = ({ value, isBest }: { readonly value: number | null; readonly isBest: boolean }) => {
  const { integer } = useFormat();
  if (value === null) return null;
  return isBest ? <b>{integer(value)}</b> : integer(value);
};

const Difference = ({ value }: { readonly value: number | null }) => {
  const { signed } = useFormat();
  if (value === null) return null;
  return (
    <span className={styles.difference} data-sign={Math.sign(value)}>
      {signed(value)}
    </span>
  );
};
