import { cardsOf, type Pool } from '#model/gacha/pool';
import { useTranslation } from '#src/components/translation.tsx';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import { ActiveProfile } from '#src/parts/profiles/active-profile.tsx';
import styles from '../gacha.module.css';
import { CardLine } from './card-line.tsx';
import { useCardViews, useOwned } from './use-drawn.ts';

const THUMB = 60;

interface Props {
  readonly pool: Pool | null;
  /** Those that the list names, for a gacha whose own file is not there. */
  readonly newCards: readonly number[];
}

/** The cards that it features, with their chances. */
export function PickupsPanel({ pool, newCards }: Props) {
  const { t } = useTranslation();
  const viewOf = useCardViews();
  const owned = useOwned();
  const drawn = new Map(pool && cardsOf(pool).map((card) => [card.cardId, card]));
  const featured = [...drawn.values()].filter(({ isPickup }) => isPickup).map(({ cardId }) => cardId);
  const ids = [...new Set([...featured, ...newCards])];
  if (ids.length === 0) return null;
  return (
    <Panel id="pickups" title={t('gacha.pickups')}>
      <ul className={styles.pickups}>
        {ids.map((id) => (
          <li key={id}>
            <CardLine
              cardId={id}
              view={viewOf(id)}
              owned={owned.has(id)}
              chance={drawn.get(id)?.chance ?? null}
              size={THUMB}
            />
          </li>
        ))}
      </ul>
      <ActiveProfile />
    </Panel>
  );
}
