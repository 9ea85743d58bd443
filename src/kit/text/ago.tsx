import { distanceBetween } from '#model/rules/relative-time';
import { localeTag } from '#model/vocabulary/locales';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useNow } from '../actors/use-clock.ts';
import { useDates } from '../actors/use-dates.ts';
import { useTranslation } from './translation.tsx';

interface Props {
  /** Epoch milliseconds. */
  readonly time: number;
}

/** How long ago something was; the exact moment is its tooltip, and is spoken with it. */
export function Ago({ time }: Props) {
  const { language } = useTranslation();
  const now = useNow(MINUTE_MS);
  const exact = useDates().dateTime(time);
  const { value, unit } = distanceBetween(time, Math.max(now, time));
  const ago = new Intl.RelativeTimeFormat(localeTag(language), { numeric: 'auto' }).format(value, unit);
  return (
    <time dateTime={new Date(time).toISOString()} title={exact}>
      {ago}
    </time>
  );
}
