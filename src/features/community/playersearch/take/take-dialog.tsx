import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '#model/profile/profile';
import type { Lists } from '#model/records/list-readers';
import type { PlayerProfileRecord } from '#model/records/player-profile';
import { useCollection } from '#src/features/account/collection/use-collection.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { CheckField } from '#src/kit/field/check-field.tsx';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { FoundPlayer } from '../../player.data.ts';
import styles from '../found.module.css';
import { useNames } from '../names.ts';
import { ChangeList } from './change-list.tsx';
import { changesBetween, deckEntries, takenOver, type WantedParts } from './take-over.ts';

interface Props {
  readonly found: FoundPlayer;
  readonly lists: Lists;
}

/** Puts a player's area items, cards and characters into the profile in use, after showing what changes; can be taken back. */
export function TakeOver({ found, lists }: Props) {
  const { t } = useTranslation();
  const { activeProfile } = useProfiles();
  const editor = useCollection();
  const [isAsking, ask] = useState(false);
  if (!activeProfile || lists.areaItems.size === 0) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden="true" />}
        onClick={() => ask(true)}
      >
        {t('player.take')}
      </Button>
      {editor.canUndo && (
        <span role="status" className={styles.taken}>
          {t('player.taken')}{' '}
          <Button variant="subtle" size="compact-sm" onClick={editor.undo}>
            {t('action.undo')}
          </Button>
        </span>
      )}
      <DialogFrame opened={isAsking} title={t('player.take')} onClose={() => ask(false)}>
        {() => (
          <Choice
            player={found.player}
            lists={lists}
            profile={activeProfile}
            onCancel={() => ask(false)}
            onTake={(wanted) => {
              editor.edit((profile) => takenOver(profile, found.player, lists, wanted));
              ask(false);
            }}
          />
        )}
      </DialogFrame>
    </>
  );
}

interface ChoiceProps {
  readonly player: PlayerProfileRecord;
  readonly lists: Lists;
  readonly profile: Profile;
  readonly onCancel: () => void;
  readonly onTake: (wanted: WantedParts) => void;
}

/** What is taken over, and what that changes. */
function Choice({ player, lists, profile, onCancel, onTake }: ChoiceProps) {
  const { t } = useTranslation();
  const canBe: WantedParts = { items: (player.items ?? []).length > 0, deck: player.deck.length > 0 };
  const [wanted, want] = useState(canBe);
  const after = takenOver(profile, player, lists, wanted);
  const changes = changesBetween(profile, after);
  const isNothing = Object.values(changes).every((list) => list.length === 0);
  return (
    <>
      {canBe.items && (
        <CheckField
          label={t('items.title')}
          checked={wanted.items}
          onChange={(items) => want({ ...wanted, items })}
        />
      )}
      {canBe.deck && (
        <CheckField
          label={t('player.takeDeck')}
          checked={wanted.deck}
          onChange={(deck) => want({ ...wanted, deck })}
        />
      )}
      <p>
        {isNothing
          ? t('player.takeNothing', { profile: profile.name })
          : t('player.takeText', { profile: profile.name })}
      </p>
      {wanted.deck && <Unread player={player} lists={lists} />}
      <ChangeList changes={changes} before={profile.items} after={after.items} lists={lists} />
      <DialogEnds>
        <Button variant="default" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button disabled={isNothing} onClick={() => onTake(wanted)}>
          {t('action.apply')}
        </Button>
      </DialogEnds>
    </>
  );
}

/** Names what the points of the game do not say, and what therefore stays as it was. */
function Unread({ player, lists }: Pick<ChoiceProps, 'player' | 'lists'>) {
  const { t } = useTranslation();
  const names = useNames(lists);
  const read = new Map(deckEntries(player, lists).map((entry) => [entry.entry.id, entry]));
  const unread = player.deck.flatMap(({ id }): string[] => {
    const entry = read.get(id);
    if (entry) return entry.bonus ? [] : [names.character(entry.characterId)];
    return [names.card(id, false)?.title ?? `#${id}`];
  });
  if (unread.length === 0) return null;
  return <p className={styles.untold}>{t('player.takeUnread', { names: unread.join(' · ') })}</p>;
}
