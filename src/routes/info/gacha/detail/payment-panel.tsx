import { EXCHANGE_POINTS } from '#model/gacha/chances';
import { type Guarantee, isStars, rulesOf } from '#model/gacha/payment';
import type { GachaPayment } from '#model/records/gacha-details';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import styles from '../gacha.module.css';

/** What a way to pull costs, in words. */
export function useCostText(): (payment: GachaPayment) => string {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (payment) => {
    const { method, price } = payment;
    if (price === null) return '–';
    if (price === 0) return t('gacha.pay.free');
    const number = integer(price);
    if (!isStars(payment)) return t('gacha.pay.ticket', { number });
    return method === 'paid_star'
      ? t('gacha.pay.paid_star', { number })
      : t('gacha.pay.free_star', { number });
  };
}

/** What a way to pull promises and how often it may be used, in words; null where nothing is said. */
export function useRulesText(): (payment: GachaPayment) => string | null {
  const { t } = useTranslation();
  return (payment) => {
    const { limit, every, last } = rulesOf(payment);
    const said = (guarantee: Guarantee | null, from: 'lastFrom' | 'everyFrom', of: 'lastOf' | 'everyOf') =>
      guarantee ? [t(`gacha.rule.${guarantee.isExact ? of : from}`, { stars: guarantee.rarity })] : [];
    const words = [
      ...(limit === 'none' ? [] : [t(`gacha.rule.${limit}`)]),
      ...said(every, 'everyFrom', 'everyOf'),
      ...said(last, 'lastFrom', 'lastOf'),
    ];
    return words.length === 0 ? null : words.join(' · ');
  };
}

/** How many cards for what, how often, with what promised, and the points of the exchange. */
export function PaymentPanel({ payments }: { readonly payments: readonly GachaPayment[] }) {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  const costText = useCostText();
  const rulesText = useRulesText();
  if (payments.length === 0) return null;
  const hasPoints = payments.some(({ points }) => points > 0);
  const starsOf = (payment: GachaPayment): string =>
    isStars(payment) && payment.price !== null && payment.count > 0
      ? decimal(payment.price / payment.count)
      : '–';
  return (
    <Panel id="payment" title={t('gacha.payment')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('gacha.cards')}</th>
            <th scope="col">{t('gacha.cost')}</th>
            <th scope="col">{t('gacha.rules')}</th>
            {hasPoints && <th scope="col">{t('gacha.points')}</th>}
            <th scope="col">{t('gacha.starsPerCard')}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td>{integer(payment.count)}</td>
              <td>{costText(payment)}</td>
              <td>{rulesText(payment) ?? '–'}</td>
              {hasPoints && <td>{payment.points > 0 ? integer(payment.points) : '–'}</td>}
              <td>
                <strong>{starsOf(payment)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasPoints && (
        <p className={styles.note}>{t('gacha.want.exchange', { number: integer(EXCHANGE_POINTS) })}</p>
      )}
    </Panel>
  );
}
