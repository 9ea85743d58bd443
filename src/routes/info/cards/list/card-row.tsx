import { memo } from 'react';
import type { CardView } from '#model/listing/views/card-view';
import { CardPicture } from '#src/components/card-thumb.tsx';
import { cardPath } from '#src/parts/cards/card-path.ts';
import { marksOf, type Ownership } from '#src/parts/cards/ownership.ts';
import { EntryRow } from '#src/parts/listing/entry/entry-row.tsx';
import styles from './card-list.module.css';

interface Props {
  /** Of the card with the picture that is wanted. */
  readonly view: CardView;
  readonly mine: Ownership | null;
  readonly bonus: string | null;
  /** Its number, its power and what its skill is worth, in words. */
  readonly facts: string;
  readonly wordsOf: (card: CardView) => string;
}

const THUMB = 56;

/** A card with its title, its power and what its skill is worth. */
export const CardRow = memo(function CardRow({ view, mine, bonus, facts, wordsOf }: Props) {
  return (
    <EntryRow
      to={cardPath(view.id)}
      picture={<CardPicture card={view} size={THUMB} {...marksOf(mine)} isLate wordsOf={wordsOf} />}
      title={view.title}
      end={bonus !== null && <span className={styles.bonus}>{bonus}</span>}
    >
      <span>
        {view.character} · {view.band}
      </span>
      <span>{facts}</span>
    </EntryRow>
  );
});
