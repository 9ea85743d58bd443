import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardThumb } from '#src/components/card-thumb.tsx';
import { useFormat } from '#src/components/format.ts';
import { QuickLink } from '#src/components/quick-link.tsx';
import type { CardItem } from '../card-item.ts';
import { cardPath } from '../card-path.ts';
import styles from './card-list.module.css';

interface Props {
  readonly item: CardItem;
  readonly isOwned: boolean;
  readonly bonus: string | null;
}

const THUMB = 56;

/** A card with its title, its power and what its skill is worth. */
export const CardRow = memo(function CardRow({ item, isOwned, bonus }: Props) {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  const { id, view, power, skill } = item;
  const facts = [
    `#${id}`,
    t('cards.powerOf', { power: integer(power) }),
    ...(skill ? [t('cards.skillOfCard', { percent: percent(skill.unifiedPercent ?? skill.percent) })] : []),
  ];
  return (
    <QuickLink to={cardPath(id)} className={styles.row}>
      <CardThumb card={view} size={THUMB} owned={isOwned} />
      <span className={styles.words}>
        <strong>{view.title}</strong>
        <span>
          {view.character} · {view.band}
        </span>
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </span>
      {bonus !== null && <span className={styles.bonus}>{bonus}</span>}
    </QuickLink>
  );
});
