import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Pull, Totals } from '#model/gacha/run';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import gacha from '../gacha.module.css';
import { useCostText } from '../way-texts.ts';
import { DrawnCards, oneByOne, together } from './drawn-cards.tsx';
import styles from './simulator.module.css';

const FEW_PULLS = 3;
const FEW_COPIES = 10;
const SMALL = 44;

interface Props {
  readonly pulls: readonly Pull[];
  readonly copies: Totals['copies'];
}

/** The best cards of all pulls, and each pull, the latest first; the rest when asked. */
export function Log({ pulls, copies }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const costText = useCostText();
  const [isWhole, setWhole] = useState(false);
  const latest = pulls.map((pull, at) => ({ ...pull, nth: at + 1 })).toReversed();
  const hasMore = pulls.length > FEW_PULLS || copies.length > FEW_COPIES;
  return (
    <>
      <h3 className={styles.heading}>{t('gacha.simulate.best')}</h3>
      <DrawnCards cards={together(isWhole ? copies : copies.slice(0, FEW_COPIES))} size={SMALL} />
      <h3 className={styles.heading}>{t('gacha.simulate.log')}</h3>
      <ol className={styles.log} reversed start={latest.length}>
        {latest.slice(0, isWhole ? latest.length : FEW_PULLS).map(({ nth, payment, cards }) => (
          <li key={nth}>
            <span className={gacha.note}>
              {`#${integer(nth)} · ${t('gacha.cards')} ${integer(payment.count)}`}
              {payment.price !== null && ` · ${costText(payment)}`}
            </span>
            <DrawnCards cards={oneByOne(cards)} size={SMALL} />
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('gacha.simulate.less') : t('gacha.simulate.all')}
        </Button>
      )}
    </>
  );
}
