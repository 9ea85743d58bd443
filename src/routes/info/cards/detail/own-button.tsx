import { Button } from '@mantine/core';
import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProfileCard } from '#model/profile/profile';
import { useProfiles } from '#src/actors/use-profiles.ts';

interface Props {
  /** As it stands on the page. */
  readonly entry: ProfileCard;
}

const SAME: readonly (keyof ProfileCard)[] = ['level', 'master', 'skill', 'ep', 'train'];

/** Puts the card into the profile in use as the page shows it, or brings it there to what the page shows. */
export function OwnButton({ entry }: Props) {
  const { t } = useTranslation();
  const { activeProfile, active, replace } = useProfiles();
  if (!activeProfile) return null;
  const own = activeProfile.cards.find(({ id }) => id === entry.id);
  const isSame = own !== undefined && SAME.every((key) => own[key] === entry[key]);
  const put = () => {
    const others = activeProfile.cards.filter(({ id }) => id !== entry.id);
    const next = own ? { ...entry, exclude: own.exclude, art: own.art } : entry;
    replace(active, { ...activeProfile, cards: [...others, next] });
  };
  if (isSame) {
    return (
      <Button disabled leftSection={<Check size={16} aria-hidden="true" />}>
        {t('cards.inProfile')}
      </Button>
    );
  }
  return (
    <Button variant="filled" leftSection={<Plus size={16} aria-hidden="true" />} onClick={put}>
      {own ? t('cards.updateProfile') : t('cards.addToProfile')}
    </Button>
  );
}
