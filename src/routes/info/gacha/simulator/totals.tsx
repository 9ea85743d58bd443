import { luckOf } from '#model/gacha/luck';
import { cardsOf, type Pool, type PoolCard } from '#model/gacha/pool';
import type { Pull } from '#model/gacha/run';
import type { Translate } from '#model/texts/translate';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { Fact, Facts } from '#src/parts/detail/facts.tsx';
import gacha from '../gacha.module.css';
import type { Simulated } from './use-simulation.ts';

/** A kind of cards that is counted. */
interface Kind {
  readonly title: string;
  readonly counts: (card: PoolCard) => boolean;
  /** Whether it is told how lucky one was with it. */
  readonly isWanted: boolean;
}

/** Each rarity, and the featured cards of all; luck is told of the best rarity and of the featured cards. */
function kindsOf(pool: Pool, t: Translate): readonly Kind[] {
  const rarities = pool.map(({ rarity }, nth) => ({
    title: t('card.stars', { count: rarity }),
    counts: (card: PoolCard) => card.rarity === rarity,
    isWanted: nth === 0,
  }));
  const featured = { title: t('gacha.pickups'), counts: (card: PoolCard) => card.isPickup, isWanted: true };
  return cardsOf(pool).some(({ isPickup }) => isPickup) ? [...rarities, featured] : rarities;
}

/** How many cards of each kind came from some pulls, and how lucky that was. */
export function useLuck(pool: Pool, pulls: readonly Pull[]) {
  const { t } = useTranslation();
  return kindsOf(pool, t as Translate).map((kind) => ({ ...kind, ...luckOf(pulls, kind.counts) }));
}

export type KindLuck = ReturnType<typeof useLuck>[number];

/** How lucky one was with a kind, as a sentence. */
export function useLuckText(): (luck: KindLuck) => string {
  const { t } = useTranslation();
  const { exactPercent } = useFormat();
  return ({ title, fewer, more }) =>
    t('gacha.simulate.luckOf', {
      kind: title,
      fewer: exactPercent(fewer * 100),
      more: exactPercent(more * 100),
    });
}

/** What was paid, each currency in its words; null where nothing was. */
export function useCostsText(): (totals: Simulated['totals']) => string | null {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return ({ costs }) =>
    costs.length === 0
      ? null
      : costs
          .map(({ currency, amount }) => t(`gacha.pay.${currency}`, { number: integer(amount) }))
          .join(' · ');
}

/** What all pulls cost and gave, beside what could be expected. */
export function SimulatedTotals({ simulated }: { readonly simulated: Simulated }) {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  const { pool, pulls, cards, totals } = simulated;
  const kinds = useLuck(pool, pulls);
  const luckText = useLuckText();
  const costsText = useCostsText();
  return (
    <>
      <Facts>
        <Fact label={t('gacha.want.pulls')}>{integer(cards)}</Fact>
        <Fact label={t('gacha.cost')}>{costsText(totals) ?? t('gacha.pay.free')}</Fact>
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
          {kinds.map(({ title, got, expected }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{integer(got)}</td>
              <td>{decimal(expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kinds.flatMap((kind) => (kind.isWanted ? <p key={kind.title}>{luckText(kind)}</p> : []))}
    </>
  );
}
