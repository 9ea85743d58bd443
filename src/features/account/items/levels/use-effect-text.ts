import { STATS, type StatTriple } from '#model/vocabulary/stats';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** Says what per-cent rates do to the parameters. */
export function useEffectText(): (rates: StatTriple) => string {
  const { t } = useTranslation();
  const { signedPercent, list } = useFormat();
  return (rates) => {
    const [first] = rates;
    if (rates.every((rate) => rate === first)) {
      return t('areaItems.allStats', { percent: signedPercent(first) });
    }
    const parts = STATS.flatMap((stat, at) => {
      const rate = rates[at] ?? 0;
      return rate === 0 ? [] : [`${t(`stat.${stat}`)} ${signedPercent(rate)}`];
    });
    return list(parts);
  };
}
