import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardPicture, useCardWords } from '#src/components/card-thumb.tsx';
import { Follow, QuickLink, useFollow } from '#src/components/quick-link.tsx';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import { cardPath } from '../../cards/card-path.ts';
import { useCardsOfPage } from '../../cards/use-cards-of-page.ts';
import type { CharacterItem } from '../character-item.ts';
import styles from '../characters.module.css';

/** Every card of hers, the most stars first; those of the profile in use are marked. */
export function CardsPanel({ item }: { readonly item: CharacterItem }) {
  const { t } = useTranslation();
  const { game } = useCardsOfPage();
  const wordsOf = useCardWords();
  const follow = useFollow();
  const cards = (game?.items ?? [])
    .filter(({ card }) => card.characterId === item.id)
    .sort((a, b) => b.card.rarity - a.card.rarity || b.id - a.id);
  return (
    <Panel
      id="cards"
      title={t('cards.title')}
      note={<Link to={`/info/cards?char=${item.id}`}>{t('characters.filterCards')}</Link>}
    >
      <Follow value={follow}>
        <ul className={styles.cards}>
          {cards.map(({ id, view }) => (
            <li key={id}>
              <QuickLink to={cardPath(id)}>
                <CardPicture card={view} owned={game?.owned.has(id) ?? false} wordsOf={wordsOf} />
              </QuickLink>
            </li>
          ))}
        </ul>
      </Follow>
    </Panel>
  );
}
