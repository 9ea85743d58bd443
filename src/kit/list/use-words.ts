import { useMemo } from 'react';
import type { Words } from '#model/families/family';
import type { Translate } from '#model/texts/translate';
import { useDates } from '../actors/use-dates.ts';
import { useFormat } from '../text/format.ts';
import { useTranslation } from '../text/translation.tsx';

/** How the values of families are put in the language of the visitor. */
export function useWords(): Words {
  const { t } = useTranslation();
  const format = useFormat();
  const dates = useDates();
  return useMemo(() => ({ t: t as Translate, format, dates }), [t, format, dates]);
}
