import { useTranslation } from 'react-i18next';
import { type CopySize, sizeOf } from '#model/rules/copies/holding';

/** "3 profiles · 1,204 cards" */
export function useSizeText(): (size: CopySize) => string {
  const { t } = useTranslation();
  return ({ profiles, cards }) =>
    t('cloud.holds', {
      profiles: t('cloud.profiles', { count: profiles }),
      cards: t('hub.cards', { count: cards }),
    });
}

export function useHolds(): (profiles: readonly { readonly cards: number }[]) => string {
  const sizeText = useSizeText();
  return (profiles) => sizeText(sizeOf(profiles));
}
