import type { ReactNode } from 'react';
import type { KindLuck } from '#model/gacha/luck';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import gacha from '../gacha.module.css';
import { useChanceText } from '../way-texts.ts';
import styles from './simulator.module.css';
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
    const fewer = chanceText(luck.fewer, isExact);
    return t('gacha.simulate.luckOf', { kind: titleOf(luck), fewer });
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
  const { cards, totals, lucks, isExact } = simulated;
  const titleOf = useKindTitle();
  const costsText = useCostsText();
  return (
    <dl className={styles.figures}>
      <Figure label={t('gacha.want.pulls')}>{integer(cards)}</Figure>
      <Figure label={t('gacha.cost')}>{costsText(totals)}</Figure>
      {totals.points > 0 && <Figure label={t('gacha.points')}>{integer(totals.points)}</Figure>}
      {totals.exchanges > 0 && (
        <Figure label={t('gacha.simulate.choices')}>{integer(totals.exchanges)}</Figure>
      )}
      {lucks.map((luck) => {
        const expected = decimal(luck.expected);
        return (
          <Figure
            key={luck.kind}
            label={titleOf(luck)}
            note={`${t('gacha.simulate.expected')}: ${isExact ? expected : t('gacha.roughly', { number: expected })}`}
          >
            {integer(luck.got)}
          </Figure>
        );
      })}
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}

const Figure = ({ label, note, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
    {note !== undefined && <dd className={gacha.note}>{note}</dd>}
  </div>
);
