import { memo } from 'react';
import type { CardView } from '#model/listing/views/card-view';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import styles from './team-cell.module.css';

interface Props {
  readonly cards: readonly number[];
  readonly cardOf: (id: number) => CardView | null;
  /** Of each picture, in pixels. */
  readonly size: number;
  /** In long lists. */
  readonly isLate?: boolean;
}

/** The five of a chart, the leader in the middle. */
export const TeamCell = memo(function TeamCell({ cards, cardOf, size, isLate = false }: Props) {
  return (
    <span className={styles.team} style={{ '--size': `${size}px` }}>
      {cards.map((id) => {
        const card = cardOf(id);
        return card ? (
          <CardThumb key={id} card={card} size={size} isLate={isLate} />
        ) : (
          <span key={id}>{`#${id}`}</span>
        );
      })}
    </span>
  );
});
