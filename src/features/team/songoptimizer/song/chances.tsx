import { useMemo } from 'react';
import { SKILL_ORDERS } from '#model/compute/team';
import { bestChances } from '#model/rules/order-chances';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './chances.module.css';

interface Props {
  /** Of the 120 orders of the line-up's places. */
  readonly scores: readonly number[];
  /** Names of the five as they stand, the leader in the middle. */
  readonly lineUp: readonly string[];
}

/** The best that either way of ordering skills allows, and how often it comes. */
export function Chances({ scores, lineUp }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const chances = useMemo(() => bestChances(scores), [scores]);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('builder.order.label')}</th>
            <th scope="col">{t('optimizer.song.highest')}</th>
            <th scope="col">{t('optimizer.song.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {SKILL_ORDERS.map((order) => {
            const { score, cases, outOf } = chances[order];
            return (
              <tr key={order}>
                <th scope="row">{t(`builder.order.${order}`)}</th>
                <td>{format.integer(score)}</td>
                <td>
                  <b>{format.percent((cases / outOf) * 100)}</b>{' '}
                  <small>{t('meta.place', { rank: cases, total: outOf })}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.small}>{t('optimizer.song.lineUp', { cards: lineUp.join(' · ') })}</p>
    </>
  );
}
