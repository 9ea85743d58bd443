import { useMemo } from 'react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { OptimizerColumn } from '../state/optimizer-inputs.ts';
import type { ScoredChart } from './rows.ts';

export interface ColumnView {
  readonly key: OptimizerColumn;
  readonly title: string;
  /** The value in words; a dash where it is unknown. */
  readonly text: (row: ScoredChart) => string;
}

const UNKNOWN = '–';
const TENTH = 10;

/** What is left out where each chart has a team of its own, which takes room. */
const NOT_BESIDE_TEAMS: readonly OptimizerColumn[] = ['min', 'skillShare'];

/** The columns that have something to say: event points only where an event pays them. */
export function useColumns(hasPoints: boolean, hasTeams: boolean): readonly ColumnView[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const whole = (key: OptimizerColumn, title: string): ColumnView => ({
      key,
      title,
      text: (row) => (row[key] === null ? UNKNOWN : format.integer(row[key])),
    });
    const all: readonly ColumnView[] = [
      whole('average', t('score.average')),
      whole('min', t('score.min')),
      whole('max', t('score.max')),
      ...(hasPoints ? [whole('points', t('optimizer.column.points'))] : []),
      whole('perHour', hasPoints ? t('optimizer.column.pointsPerHour') : t('optimizer.column.scorePerHour')),
      {
        key: 'skillShare',
        title: t('meta.skillShare'),
        text: (row) => format.percent(Math.round(row.skillShare * TENTH) / TENTH),
      },
      {
        key: 'length',
        title: t('meta.length'),
        text: (row) => (row.length === null ? UNKNOWN : format.length(row.length)),
      },
    ];
    return hasTeams ? all.filter(({ key }) => !NOT_BESIDE_TEAMS.includes(key)) : all;
  }, [hasPoints, hasTeams, t, format]);
}
