import { useCallback } from 'react';
import type { Mix } from '#model/plan/mix';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** How many of each kind, in words. */
export function useMixText(): (mix: Mix) => string {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return useCallback(
    ({ lives, challengeLives }) =>
      `${t('eventCalculator.lives')}: ${integer(lives)} · ${t('eventCalculator.challengeLives')}: ${integer(challengeLives)}`,
    [t, integer],
  );
}
