import type { Guarantee } from '#model/gacha/behavior';
import { currencyOf, type Limit, rulesOf } from '#model/gacha/payment';
import type { GachaPayment } from '#model/records/gacha-details';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** What a way to pull costs, in words. */
export function useCostText(): (payment: GachaPayment) => string {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (payment) => {
    const { price } = payment;
    if (price === null) return '–';
    if (price === 0) return t('gacha.pay.free');
    return t(`gacha.pay.${currencyOf(payment)}`, { number: integer(price) });
  };
}

/** What a way to pull promises and how often it may be used, in words; null where nothing is said. */
export function useRulesText(): (payment: GachaPayment) => string | null {
  const { t } = useTranslation();
  const limited = ({ times, isDaily }: Limit): readonly string[] => [
    ...(isDaily ? [t('gacha.rule.daily')] : []),
    ...(times === null ? [] : [times === 1 ? t('gacha.rule.once') : t('gacha.rule.times', { count: times })]),
  ];
  const ofEvery = ({ isExact, rarity: stars }: Guarantee): string =>
    t(isExact ? 'gacha.rule.everyOf' : 'gacha.rule.everyFrom', { stars });
  const ofLast = ({ isExact, isFeatured, rarity: stars }: Guarantee): string => {
    if (isFeatured)
      return t(isExact ? 'gacha.rule.lastFeaturedOf' : 'gacha.rule.lastFeaturedFrom', { stars });
    return t(isExact ? 'gacha.rule.lastOf' : 'gacha.rule.lastFrom', { stars });
  };
  return (payment) => {
    const { limit, every, last } = rulesOf(payment);
    const words = [
      ...(limit === 'none' ? [] : limited(limit)),
      ...(every ? [ofEvery(every)] : []),
      ...(last ? [ofLast(last)] : []),
    ];
    return words.length === 0 ? null : words.join(' · ');
  };
}

/**
 * A chance as a part of one in per cent: to the last digit, or rounded and said to be so where the rules are not all known. Nothing and all are
 * sure, however a promise is shared.
 */
export function useChanceText(): (chance: number, isExact: boolean) => string {
  const { t } = useTranslation();
  const { exactPercent, percent } = useFormat();
  return (chance, isExact) =>
    isExact || chance === 0 || chance === 1
      ? exactPercent(chance * 100)
      : t('gacha.roughly', { number: percent(Math.round(chance * 100)) });
}
