import { Tooltip } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { distanceBetween } from '#model/rules/relative-time';
import { commentAnchor } from '#model/site/comment-address';
import { localeTag } from '#model/vocabulary/locales';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './comment.module.css';

interface Props {
  readonly id: number;
  /** Epoch milliseconds */
  readonly time: number;
}

/** How long ago it was written, as the link to the comment; the exact moment shows to pointer, touch and focus. */
export function Moment({ id, time }: Props) {
  const { language } = useTranslation();
  const { pathname, search } = useLocation();
  const now = useNow(MINUTE_MS);
  const exact = useDates().dateTime(time);
  const { value, unit } = distanceBetween(time, Math.max(now, time));
  const ago = new Intl.RelativeTimeFormat(localeTag(language), { numeric: 'auto' }).format(value, unit);
  return (
    <Tooltip label={exact} events={{ hover: true, focus: true, touch: true }} withinPortal>
      <Link
        className={styles.moment}
        to={{ pathname, search, hash: commentAnchor(id) }}
        replace
        preventScrollReset
        aria-label={`${ago} (${exact})`}
      >
        <time dateTime={new Date(time).toISOString()}>{ago}</time>
      </Link>
    </Tooltip>
  );
}
