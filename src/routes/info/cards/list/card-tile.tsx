import { memo } from 'react';
import type { CardView } from '#model/listing/views/card-view';
import { CardPicture } from '#src/components/card-thumb.tsx';
import { cardPath } from '#src/parts/cards/card-path.ts';
import { marksOf, type Ownership } from '#src/parts/cards/ownership.ts';
import { EntryTile, TileLine, TileName, TileNumber } from '#src/parts/listing/entry/entry-tile.tsx';
import styles from './card-list.module.css';

interface Props {
  readonly view: CardView;
  readonly mine: Ownership | null;
  /** In the chosen event, in words; null without one. */
  readonly bonus: string | null;
  readonly wordsOf: (card: CardView) => string;
}

/** A card as a picture with its character's name and number. */
export const CardTile = memo(function CardTile({ view, mine, bonus, wordsOf }: Props) {
  const { id } = view;
  return (
    <EntryTile
      to={cardPath(id)}
      picture={<CardPicture card={view} {...marksOf(mine)} isLate wordsOf={wordsOf} />}
    >
      <TileLine>
        <TileName>{view.character}</TileName>
        {bonus === null ? (
          <TileNumber isSpare>{id}</TileNumber>
        ) : (
          <span className={styles.bonus}>{bonus}</span>
        )}
      </TileLine>
    </EntryTile>
  );
});
