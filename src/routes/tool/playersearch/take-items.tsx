import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { withItemLevels } from '#model/profile/edit/edits';
import { itemLevelsById } from '#model/profile/item-lists';
import type { ItemLevel, Profile } from '#model/profile/profile';
import type { Lists } from '#model/records/list-readers';
import type { ItemOfPlayer } from '#model/records/player-profile';
import { localised } from '#model/rules/localised';
import { useCollection } from '#src/actors/late/use-collection.ts';
import type { FoundPlayer } from '#src/actors/late/use-player.ts';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { DialogEnds, DialogFrame } from '#src/components/dialog-frame.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import styles from './found.module.css';

interface Props {
  readonly found: FoundPlayer;
  readonly lists: Lists;
}

const levelsOf = (items: readonly ItemOfPlayer[]): ReadonlyMap<number, ItemLevel> =>
  new Map(items.map(({ id, level }) => [id, level > 0 ? level - 1 : null]));

interface Difference {
  readonly id: number;
  readonly before: ItemLevel;
  readonly after: ItemLevel;
}

/** Items whose level would be another. */
function differences(before: Profile, after: Profile): readonly Difference[] {
  const old = itemLevelsById(before.items);
  return [...itemLevelsById(after.items)].flatMap(([id, level]) => {
    const was = old.get(id) ?? null;
    return was === level ? [] : [{ id, before: was, after: level }];
  });
}

/** Sets the levels of the player's area items in the profile in use, after showing what changes; can be taken back. */
export function TakeItems({ found, lists }: Props) {
  const { t } = useTranslation();
  const { activeProfile } = useProfiles();
  const editor = useCollection();
  const [isAsking, ask] = useState(false);
  if (!activeProfile || lists.areaItems.size === 0) return null;
  const levels = levelsOf(found.player.items ?? []);
  const take = (profile: Profile) => withItemLevels(profile, levels, lists.areaItems);
  const changes = differences(activeProfile, take(activeProfile));
  return (
    <>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden="true" />}
        onClick={() => ask(true)}
      >
        {t('player.takeItems')}
      </Button>
      {editor.canUndo && (
        <span role="status" className={styles.taken}>
          {t('player.taken')}{' '}
          <Button variant="subtle" size="compact-sm" onClick={editor.undo}>
            {t('action.undo')}
          </Button>
        </span>
      )}
      <DialogFrame opened={isAsking} title={t('player.takeItems')} onClose={() => ask(false)}>
        {() => (
          <>
            <p>
              {changes.length === 0
                ? t('player.takeNothing', { profile: activeProfile.name })
                : t('player.takeText', { profile: activeProfile.name })}
            </p>
            <Changes changes={changes} lists={lists} />
            <DialogEnds>
              <Button variant="default" onClick={() => ask(false)}>
                {t('action.cancel')}
              </Button>
              <Button
                disabled={changes.length === 0}
                onClick={() => {
                  editor.edit(take);
                  ask(false);
                }}
              >
                {t('action.apply')}
              </Button>
            </DialogEnds>
          </>
        )}
      </DialogFrame>
    </>
  );
}

function Changes({ changes, lists }: { readonly changes: readonly Difference[]; readonly lists: Lists }) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const nameOf = (id: number): string => {
    const item = lists.areaItems.get(id);
    return (item && localised(item.name, main, sub)?.value) ?? `#${id}`;
  };
  const levelOf = (level: ItemLevel): string =>
    level === null ? t('player.notOwned') : t('player.level', { level: level + 1 });
  return (
    <ul className={styles.changes}>
      {changes.map(({ id, before, after }) => (
        <li key={id}>
          <span>{nameOf(id)}</span>
          <span>
            {levelOf(before)} → {levelOf(after)}
          </span>
        </li>
      ))}
    </ul>
  );
}
