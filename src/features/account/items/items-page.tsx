import { ITEM_IDS_BY_LIST, itemLevelsById } from '#model/profile/item-lists';
import type { Profile } from '#model/profile/profile';
import { topItemLevel } from '#model/rules/area-items';
import { studioSets, unplacedItems } from '#model/rules/studio-sets';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { KeepingState } from '../collection/keeping-state.tsx';
import { UndoButtons } from '../collection/undo-buttons.tsx';
import { useCollection } from '../collection/use-collection.ts';
import { useUndoKeys } from '../collection/use-undo-keys.ts';
import { ActiveProfile } from '../profiles/active-profile.tsx';
import styles from './items.module.css';
import type { ItemsGame } from './items-game.ts';
import { AllItems } from './levels/all-items.tsx';
import { ItemGroup } from './levels/item-group.tsx';
import { Potentials } from './potentials/potentials.tsx';
import { BestSets } from './sets/best-sets.tsx';

interface Props {
  readonly profile: Profile;
  readonly game: ItemsGame;
}

const PLACES = ['Plaza', 'Menu', 'Magazine'] as const;

/** Items that no one knows the place of: those that the server has, and what the profile owns all the same. */
function otherItems({ items, server }: Profile, { areaItems }: ItemsGame): readonly number[] {
  const levels = itemLevelsById(items);
  return unplacedItems(areaItems).filter((id) => {
    const item = areaItems.get(id);
    return levels.has(id) || (item !== undefined && topItemLevel(item, server) > 0);
  });
}

/** Levels of all area items by where they stand, the characters' potentials, and what all of it brings. */
export function ItemsPage({ profile, game }: Props) {
  const { t } = useTranslation();
  const editor = useCollection();
  useUndoKeys(editor);
  const parts = { profile, game, editor };
  const others = otherItems(profile, game);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('page.areaItems')}</h1>
        <ActiveProfile />
      </header>
      <div className={styles.tools}>
        <KeepingState />
        <div className={styles.undo}>
          <UndoButtons editor={editor} />
        </div>
      </div>
      <BestSets {...parts} />
      <AllItems {...parts} />
      <section id="studio" className={styles.section} aria-labelledby="studio-title">
        <h2 id="studio-title">{t('areaItems.studio')}</h2>
        <div className={styles.groups}>
          {studioSets(game.areaItems).map(({ key, bandId, ids }) => (
            <ItemGroup
              key={key}
              {...parts}
              whose={bandId === null ? { kind: 'Everyone' } : { kind: 'band', bandId }}
              ids={ids}
            />
          ))}
        </div>
      </section>
      <section id="places" className={styles.section} aria-labelledby="places-title">
        <h2 id="places-title">{t('areaItems.places')}</h2>
        <div className={styles.groups}>
          {PLACES.map((kind) => (
            <ItemGroup key={kind} {...parts} whose={{ kind }} ids={ITEM_IDS_BY_LIST[kind]} />
          ))}
          {others.length > 0 && <ItemGroup {...parts} whose={{ kind: 'Others' }} ids={others} />}
        </div>
      </section>
      <Potentials {...parts} />
    </div>
  );
}
