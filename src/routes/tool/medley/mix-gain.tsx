import { useTranslation } from 'react-i18next';
import type { MedleyReport } from '#model/compute/medley';
import { useFormat } from '#src/components/format.ts';
import { mixGain } from './shown.ts';

interface Props {
  readonly report: MedleyReport;
}

/** What mixing is worth; nothing is said before both answers are proved. */
export function MixGain({ report }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const gain = mixGain(report);
  if (gain === null) return null;
  if (gain === 0) return <p className="muted">{t('builder.medley.mixNone')}</p>;
  const percent = format.signedPercent(Math.round((gain / (report.uniformTotal ?? 1)) * 10_000) / 100);
  return <p>{t('builder.medley.mixGain', { points: format.integer(gain), percent })}</p>;
}
