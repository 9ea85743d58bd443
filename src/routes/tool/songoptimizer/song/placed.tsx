import { CardThumb } from '#src/components/card-thumb.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Page } from '../state/page.ts';
import styles from './placed.module.css';
import { useSkillName } from './use-skill-name.ts';

interface Props {
  readonly page: Page;
  /** The five as they stand best, the leader in the middle. */
  readonly cards: readonly number[];
  readonly leader: number;
}

const SIDE = 44;
const LEADER_SIDE = 56;

/** Where each card should stand: cards where there are any, else words. */
export function Placed({ page, cards, leader }: Props) {
  const { t } = useTranslation();
  const nameOf = useSkillName(page);
  const isTyped = page.inputs.source === 'typed';
  return (
    <figure className={styles.placed}>
      <figcaption>{t('builder.result.placed')}</figcaption>
      <ol className={styles.places}>
        {cards.map((card) => {
          const view = isTyped ? null : page.builder.cardOf(card);
          return (
            <li key={card}>
              {card === leader && <span className={styles.leader}>{t('team.leader')}</span>}
              {view ? (
                <CardThumb card={view} size={card === leader ? LEADER_SIDE : SIDE} />
              ) : (
                <span className={styles.word}>{nameOf(card)}</span>
              )}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
