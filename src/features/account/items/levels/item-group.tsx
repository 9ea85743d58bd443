import { Button } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { highestLevel, withItemLevels } from '#model/profile/edit/edits';
import { itemLevelsById } from '#model/profile/item-lists';
import type { ItemLevel } from '#model/profile/profile';
import { ownedRates, totalRates } from '#model/rules/item-sets';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { StepperField } from '../../fields/stepper-field.tsx';
import page from '../items.module.css';
import type { ItemsProps } from '../items-game.ts';
import { GroupName, useGroupTitle, type Whose } from './group-name.tsx';
import { ItemRow } from './item-row.tsx';
import styles from './levels.module.css';

interface Props extends ItemsProps {
  readonly whose: Whose;
  readonly ids: readonly number[];
}

const isStudio = ({ kind }: Whose): boolean => kind === 'band' || kind === 'Everyone';

/** Plaza and menu hold an item for each attribute. */
const isOfAttributes = ({ kind }: Whose): boolean => kind === 'Plaza' || kind === 'Menu';

/** A level as it is shown: 0 for not owned. */
const shown = (level: ItemLevel): number => (level === null ? 0 : level + 1);

/** Items that stand together, set at once or each by itself. Sets of instruments are closed until they are asked for. */
export function ItemGroup({ whose, ids, profile, game, editor }: Props) {
  const { t } = useTranslation();
  const { signedPercent } = useFormat();
  const [isOpen, setOpen] = useState(!isStudio(whose));
  const title = useGroupTitle(whose, game);
  const owned = itemLevelsById(profile.items);
  const levels = ids.map((id) => owned.get(id) ?? null);
  const highest = Math.max(0, ...ids.map((id) => shown(highestLevel(id, profile, game.areaItems))));
  const set = (level: number, key?: string) =>
    editor.edit(
      (before) => withItemLevels(before, new Map(ids.map((id) => [id, level - 1])), game.areaItems),
      key,
    );
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  const top = Math.max(...levels.map(shown));
  // Items of one set end at different levels.
  const isEven = ids.every(
    (id, place) =>
      shown(levels[place] ?? null) === Math.min(top, shown(highestLevel(id, profile, game.areaItems))),
  );
  return (
    <section className={page.group} aria-label={title}>
      <header className={page.groupHead}>
        <GroupName whose={whose} title={title} />
        {isStudio(whose) && (
          <b className={styles.total}>
            {signedPercent(Math.max(...totalRates(ownedRates(profile, game.areaItems), ids)))}
          </b>
        )}
      </header>
      <div className={styles.all}>
        <span className={styles.allLabel} aria-hidden="true">
          {t('areaItems.setAll')}
        </span>
        <StepperField
          label={t('areaItems.allOf', { name: title })}
          value={top}
          min={0}
          max={highest}
          onChange={(level) => set(level, `items ${ids.join()}`)}
        />
        <Button variant="subtle" size="compact-sm" onClick={() => set(highest)}>
          {t('collection.top')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={() => set(0)}>
          {t('areaItems.none')}
        </Button>
      </div>
      {whose.kind === 'Others' && <p className={styles.effect}>{t('areaItems.othersText')}</p>}
      {isStudio(whose) && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isEven ? t('areaItems.each') : t('areaItems.eachUneven')}
          <Arrow size={16} aria-hidden="true" />
        </button>
      )}
      {isOpen && (
        <ul className={styles.rows}>
          {ids.map((id, place) => (
            <ItemRow
              key={id}
              id={id}
              level={levels[place] ?? null}
              place={place}
              attribute={isOfAttributes(whose) ? ATTRIBUTES[place] : undefined}
              profile={profile}
              game={game}
              editor={editor}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
