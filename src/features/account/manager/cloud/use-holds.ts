import { type CopySize, type Holding, sizeOf } from '#model/rules/copies/holding';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** "3 profiles · 1,204 cards" */
export function useSizeText(): (size: Pick<CopySize, 'profiles' | 'cards'>) => string {
  const { t } = useTranslation();
  return ({ profiles, cards }) =>
    t('cloud.holds', {
      profiles: t('cloud.profiles', { count: profiles }),
      cards: t('hub.cards', { count: cards }),
    });
}

export function useHolds(): (profiles: readonly Holding[]) => string {
  const sizeText = useSizeText();
  return (profiles) => sizeText(sizeOf(profiles));
}
