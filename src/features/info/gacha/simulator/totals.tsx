import type { KindLuck } from '#model/gacha/luck';
import { Fact, Facts } from '#src/kit/detail/facts.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Doubts } from '../doubts.tsx';
import gacha from '../gacha.module.css';
import { useChanceText } from '../way-texts.ts';
import type { Simulated } from './use-simulation.ts';

/** What a kind of cards is called. */
export function useKindTitle(): (luck: KindLuck) => string {
  const { t } = useTranslation();
  return ({ kind }) => (kind === 'featured' ? t('gacha.pickups') : t('card.stars', { count: kind }));
}

/** How lucky one was with a kind, as a sentence. */
export function useLuckText({ isExact }: Simulated): (luck: KindLuck) => string {
  const { t } = useTranslation();
  const chanceText = useChanceText();
  const titleOf = useKindTitle();
  return (luck) => {
    const { fewer, more } = luck;
    return t('gacha.simulate.luckOf', {
      kind: titleOf(luck),
      fewer: chanceText(fewer, isExact),
      more: chanceText(more, isExact),
    });
  };
}

/** What was paid, each currency in its words. */
export function useCostsText(): (totals: Simulated['totals']) => string {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return ({ costs, isCostKnown }) => {
    if (!isCostKnown) return '–';
    const paid = costs.map(({ currency, amount }) => t(`gacha.pay.${currency}`, { number: integer(amount) }));
    return paid.join(' · ') || t('gacha.pay.free');
  };
}

/** What all pulls cost and gave, beside what could be expected. */
export function SimulatedTotals({ simulated }: { readonly simulated: Simulated }) {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  const { cards, pulls, pool, totals, lucks, isExact } = simulated;
  const titleOf = useKindTitle();
  const luckText = useLuckText(simulated);
  const costsText = useCostsText();
  return (
    <>
      <Facts>
        <Fact label={t('gacha.want.pulls')}>{integer(cards)}</Fact>
        <Fact label={t('gacha.cost')}>{costsText(totals)}</Fact>
        {totals.points > 0 && <Fact label={t('gacha.points')}>{integer(totals.points)}</Fact>}
        {totals.exchanges > 0 && <Fact label={t('gacha.simulate.choices')}>{integer(totals.exchanges)}</Fact>}
      </Facts>
      <table className={gacha.table}>
        <thead>
          <tr>
            <th scope="col">{t('gacha.cards')}</th>
            <th scope="col">{t('gacha.simulate.drawn')}</th>
            <th scope="col">{t('gacha.simulate.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {lucks.map((luck) => (
            <tr key={luck.kind}>
              <th scope="row">{titleOf(luck)}</th>
              <td>{integer(luck.got)}</td>
              <td>
                {isExact ? decimal(luck.expected) : t('gacha.roughly', { number: decimal(luck.expected) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lucks.flatMap((luck) => (luck.isWanted ? <p key={luck.kind}>{luckText(luck)}</p> : []))}
      <Doubts payments={pulls.map(({ payment }) => payment)} pool={pool} />
    </>
  );
}
