import { EXCHANGE_POINTS } from '#model/gacha/chances';
import { isStars } from '#model/gacha/payment';
import type { Pool } from '#model/gacha/pool';
import type { GachaPayment } from '#model/records/gacha-details';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Doubts } from '../doubts.tsx';
import styles from '../gacha.module.css';
import { useCostText, useRulesText } from '../way-texts.ts';

interface Props {
  readonly payments: readonly GachaPayment[];
  /** What can be drawn; null where it is not known. */
  readonly pool: Pool | null;
}

/** How many cards for what, how often, with what promised, and the points of the exchange. */
export function PaymentPanel({ payments, pool }: Props) {
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
            <th scope="col" data-number>
              {t('gacha.cards')}
            </th>
            <th scope="col" data-number>
              {t('gacha.cost')}
            </th>
            <th scope="col">{t('gacha.rules')}</th>
            {hasPoints && (
              <th scope="col" data-number>
                {t('gacha.points')}
              </th>
            )}
            <th scope="col" data-number>
              {t('gacha.starsPerCard')}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td data-number>{integer(payment.count)}</td>
              <td data-number>{costText(payment)}</td>
              <td>{rulesText(payment) ?? '–'}</td>
              {hasPoints && <td data-number>{payment.points > 0 ? integer(payment.points) : '–'}</td>}
              <td data-number>
                <strong>{starsOf(payment)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Doubts payments={payments} pool={pool} />
      {hasPoints && (
        <p className={styles.note}>{t('gacha.want.exchange', { number: integer(EXCHANGE_POINTS) })}</p>
      )}
    </Panel>
  );
}
