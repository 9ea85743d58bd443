import { Button } from '@mantine/core';
import { BOUNDS } from '#model/profile/defaults';
import { withItemLevels } from '#model/profile/edit/edits';
import { itemLevelsById } from '#model/profile/item-lists';
import type { ItemLevel } from '#model/profile/profile';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ItemsProps } from '../items-game.ts';
import styles from './levels.module.css';

/** One press for every item there is. */
export function AllItems({ game, editor }: ItemsProps) {
  const { t } = useTranslation();
  const set = (level: ItemLevel) =>
    editor.edit((before) => {
      const ids = new Set([...itemLevelsById(before.items).keys(), ...game.areaItems.keys()]);
      return withItemLevels(before, new Map([...ids].map((id) => [id, level])), game.areaItems);
    });
  return (
    <section className={styles.every} aria-label={t('areaItems.every')}>
      <span>{t('areaItems.every')}</span>
      <Button onClick={() => set(BOUNDS.item)}>{t('areaItems.everyTop')}</Button>
      <Button variant="subtle" onClick={() => set(null)}>
        {t('areaItems.everyNone')}
      </Button>
    </section>
  );
}
