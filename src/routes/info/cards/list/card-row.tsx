import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardView } from '#model/listing/views/card-view';
import { CardThumb } from '#src/components/card-thumb.tsx';
import { useFormat } from '#src/components/format.ts';
import type { CardItem } from '#src/parts/cards/card-item.ts';
import { cardPath } from '#src/parts/cards/card-path.ts';
import { EntryRow } from '#src/parts/listing/entry/entry-row.tsx';
import styles from './card-list.module.css';

interface Props {
  readonly item: CardItem;
  /** Of the card with the picture that is wanted. */
  readonly view: CardView;
  readonly isOwned: boolean;
  readonly bonus: string | null;
}

const THUMB = 56;

/** A card with its title, its power and what its skill is worth. */
export const CardRow = memo(function CardRow({ item, view, isOwned, bonus }: Props) {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  const { id, power, skill } = item;
  const facts = [
    `#${id}`,
    t('cards.powerOf', { power: integer(power) }),
    ...(skill ? [t('cards.skillOfCard', { percent: percent(skill.unifiedPercent ?? skill.percent) })] : []),
  ];
  return (
    <EntryRow
      to={cardPath(id)}
      picture={<CardThumb card={view} size={THUMB} owned={isOwned} isLate />}
      title={view.title}
      end={bonus !== null && <span className={styles.bonus}>{bonus}</span>}
    >
      <span>
        {view.character} · {view.band}
      </span>
      <span>{facts.join(' · ')}</span>
    </EntryRow>
  );
});
