import { countdownParts, countdownText } from '#model/rules/countdown';
import { localeTag } from '#model/vocabulary/locales';
import { SECOND_MS } from '#model/vocabulary/time';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

const HOUR_SECONDS = 3_600;

/** How long many songs are together: beyond an hour in days and hours. */
export function useTotalLength(): (seconds: number) => string {
  const { language } = useTranslation();
  const { length } = useFormat();
  const tag = localeTag(language);
  return (seconds) =>
    seconds < HOUR_SECONDS ? length(seconds) : countdownText(countdownParts(seconds * SECOND_MS), tag);
}
