import { CardThumb } from '#src/components/card-thumb.tsx';
import type { CardView } from '#src/components/card-view.ts';
import styles from './team-cell.module.css';

interface Props {
  readonly cards: readonly number[];
  readonly cardOf: (id: number) => CardView | null;
  /** Of each picture, in pixels. */
  readonly size: number;
}

/** The five of a chart, the leader in the middle. */
export function TeamCell({ cards, cardOf, size }: Props) {
  return (
    <span className={styles.team}>
      {cards.map((id) => {
        const card = cardOf(id);
        return card ? <CardThumb key={id} card={card} size={size} /> : <span key={id}>{`#${id}`}</span>;
      })}
    </span>
  );
}
