import { useCallback } from 'react';
import { premadeNumber } from '#model/profile/naming';
import type { Profile } from '#model/profile/profile';
import { useTranslation } from './translation.tsx';

/** The name of the next new profile (reference R37). */
const NUMBERED = /^Profile (\d+)$/;

/**
 * How a profile is called before visitors: names that the site itself gave are kept in English, so that links say the same
 * everywhere, and are shown in the visitor's language; all others as they are.
 */
export function useProfileName(): (name: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (name) => {
      const premade = premadeNumber(name);
      if (premade !== null) return `${t('profile.premadeName')}${premade}`;
      const number = NUMBERED.exec(name)?.[1];
      return number === undefined ? name : t('profile.numberedName', { number });
    },
    [t],
  );
}

/** Profiles as files have them: called as the visitor knows them. */
export function useNamedProfiles(): (profiles: readonly Profile[]) => readonly Profile[] {
  const shownName = useProfileName();
  return useCallback(
    (profiles) => profiles.map((profile) => ({ ...profile, name: shownName(profile.name) })),
    [shownName],
  );
}
