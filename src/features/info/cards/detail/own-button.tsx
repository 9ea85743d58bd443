import { Button } from '@mantine/core';
import { Check, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ProfileCard } from '#model/profile/profile';
import { ownCardPath } from '#model/site/objects';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  /** As it stands on the page. */
  readonly entry: ProfileCard;
}

const SAME: readonly (keyof ProfileCard)[] = ['level', 'master', 'skill', 'ep', 'train'];

const isAlike = (own: ProfileCard, entry: ProfileCard): boolean =>
  SAME.every((key) => own[key] === entry[key]);

/**
 * Puts the card into the profile in use as the page shows it, or brings it there to what the page shows. Then it leads to the card
 * among those of the profile, and takes back what was put.
 */
export function OwnButton({ entry }: Props) {
  const { t } = useTranslation();
  const { activeProfile, active, replace } = useProfiles();
  /** What stood in the profile before; null where it had no such card. */
  const [before, setBefore] = useState<ProfileCard | null>();
  if (!activeProfile) return null;
  const own = activeProfile.cards.find(({ id }) => id === entry.id);
  const put = (next: ProfileCard | null) => {
    const others = activeProfile.cards.filter(({ id }) => id !== entry.id);
    replace(active, { ...activeProfile, cards: next ? [...others, next] : others });
  };
  const add = () => {
    setBefore(own ?? null);
    put(own ? { ...entry, exclude: own.exclude, art: own.art } : entry);
  };
  const takeBack = () => {
    setBefore(undefined);
    put(before ?? null);
  };
  return (
    <>
      {own && isAlike(own, entry) ? (
        <Button
          component={Link}
          to={ownCardPath(entry.id)}
          leftSection={<Check size={16} aria-hidden="true" />}
        >
          {t('cards.inProfile')}
        </Button>
      ) : (
        <Button variant="filled" leftSection={<Plus size={16} aria-hidden="true" />} onClick={add}>
          {own ? t('cards.updateProfile') : t('card.addToProfile')}
        </Button>
      )}
      {own && before !== undefined && (
        <Button leftSection={<Undo2 size={16} aria-hidden="true" />} onClick={takeBack}>
          {t('action.undo')}
        </Button>
      )}
    </>
  );
}
