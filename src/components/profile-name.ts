import { useTranslation } from 'react-i18next';
import { PREMADE_NAME } from '#model/profile/naming';

const PREMADE = new RegExp(`^${PREMADE_NAME}( \\d+)?$`);
/** As spec §4 names new profiles. */
const NUMBERED = /^Profile (\d+)$/;

/**
 * How a profile is called before visitors: names that the site itself gave are kept in English, so that links and files say
 * the same everywhere, and are shown in the visitor's language; all others as they are.
 */
export function useProfileName(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => {
    const premade = PREMADE.exec(name);
    if (premade) return `${t('profile.premadeName')}${premade[1] ?? ''}`;
    const number = NUMBERED.exec(name)?.[1];
    return number === undefined ? name : t('profile.numberedName', { number });
  };
}
