import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { objectPath } from '#model/site/objects';
import { OwnedTile, SIZES, useOwnWords } from '#src/features/account/cards/grid/owned-tile.tsx';
import type { GridCard } from '#src/features/account/cards/use-owned-list.ts';
import { useCardWords } from '#src/kit/card/card-thumb.tsx';
import { VirtualTiles } from '#src/kit/list/grid/virtual-tiles.tsx';
import { Follow, QuickLink, useFollow } from '#src/kit/page/quick-link.tsx';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './collection.module.css';

interface Props {
  readonly label: string;
  readonly cards: readonly GridCard[];
  /** Whether a newer question is being worked out. */
  readonly isOld: boolean;
}

const STEP = 120;

/** Cards with what is owned of them, each a link to its page; more of them on demand, so that the end of the page is near. */
export function ShownGrid({ label, cards, isOld }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const follow = useFollow();
  const cardWords = useCardWords();
  const ownWords = useOwnWords();
  const [most, setMost] = useState(STEP);
  const tile = useCallback(
    (card: GridCard) => (
      <QuickLink to={objectPath('card', card.id)} className={styles.card}>
        <span className="visually-hidden">{ownWords(card)}</span>
        <span aria-hidden="true">
          <OwnedTile card={card} wordsOf={cardWords} />
        </span>
      </QuickLink>
    ),
    [ownWords, cardWords],
  );
  return (
    <section id="results" aria-busy={isOld}>
      <Follow value={follow}>
        <VirtualTiles
          label={label}
          items={cards.slice(0, most)}
          total={cards.length}
          size={isPhone ? SIZES.phone : SIZES.wide}
          tile={tile}
        />
      </Follow>
      {cards.length > most && (
        <Button className={styles.more ?? ''} onClick={() => setMost(most + STEP)}>
          {t('list.showMore')}
        </Button>
      )}
    </section>
  );
}
