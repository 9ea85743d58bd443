import type { Profile } from '#model/profile/profile';
import { STUDIO_KEYS } from '#model/vocabulary/area-items';
import { useCollection } from '#src/actors/late/use-collection.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { KeepingState } from '#src/parts/collection/keeping-state.tsx';
import { UndoButtons } from '#src/parts/collection/undo-buttons.tsx';
import { useUndoKeys } from '#src/parts/collection/use-undo-keys.ts';
import { ActiveProfile } from '#src/parts/profiles/active-profile.tsx';
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

/** Levels of all area items by where they stand, the characters' potentials, and what all of it brings. */
export function ItemsPage({ profile, game }: Props) {
  const { t } = useTranslation();
  const editor = useCollection();
  useUndoKeys(editor);
  const parts = { profile, game, editor };
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
          {STUDIO_KEYS.map((key) => (
            <ItemGroup key={key} {...parts} list={key} />
          ))}
        </div>
      </section>
      <section id="places" className={styles.section} aria-labelledby="places-title">
        <h2 id="places-title">{t('areaItems.places')}</h2>
        <div className={styles.groups}>
          <ItemGroup {...parts} list="Plaza" />
          <ItemGroup {...parts} list="Menu" />
          <ItemGroup {...parts} list="Magazine" />
        </div>
      </section>
      <Potentials {...parts} />
    </div>
  );
}
