import { useTranslation } from '../text/translation.tsx';
import type { CurveData, CurveFormat } from './curves.types.ts';
import { tableTimes, valueAt } from './values.ts';

interface Props {
  readonly label: string;
  readonly data: CurveData;
  readonly format: CurveFormat;
}

/** The lines of a chart in words, at the start of each day and at the end; for screen readers alone. */
export function CurveTable({ label, data: { lines, days }, format }: Props) {
  const { t } = useTranslation();
  const said = (points: (typeof lines)[number]['points'], time: number): string => {
    const value = valueAt(points, time);
    return value === null ? t('tracker.na') : format.value(value);
  };
  return (
    <div className="visually-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tracker.chart.time')}</th>
            {lines.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableTimes(lines, days).map((time) => (
            <tr key={time}>
              <th scope="row">{format.moment(time)}</th>
              {lines.map(({ id, points }) => (
                <td key={id}>{said(points, time)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
