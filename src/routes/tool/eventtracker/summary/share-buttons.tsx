import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { ImageDown, Link2, Text } from 'lucide-react';
import type { RefObject } from 'react';
import { localised } from '#model/rules/localised';
import { fromStart, latestSpeeds } from '#model/tracker/pace';
import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { Plot } from '#src/parts/curves/curves.types.ts';
import { saveLines } from '#src/parts/curves/save-lines.ts';
import { useShare } from '#src/parts/detail/head/use-share.ts';
import styles from '../eventtracker.module.css';
import type { Page } from '../state/page.ts';

interface Props {
  readonly page: Page;
  readonly plot: RefObject<Plot | null>;
}

const PATIENCE_MS = 2_500;

/** Link, text and picture of what shows. */
export function ShareButtons({ page, plot }: Props) {
  const { t } = useTranslation();
  const lines = useLines(page);
  const { share, label, said } = useShare(lines[0] ?? '');
  const { copy, copied } = useClipboard({ timeout: PATIENCE_MS });
  return (
    <span className={styles.share}>
      <Button leftSection={<Link2 size={16} aria-hidden="true" />} onClick={share}>
        <span className={styles.word}>{label}</span>
      </Button>
      <Button
        leftSection={<Text size={16} aria-hidden="true" />}
        onClick={() => copy([...lines, window.location.href].join('\n'))}
      >
        <span className={styles.word}>{copied ? t('copy.textCopied') : t('tracker.share.text')}</span>
      </Button>
      <Button
        leftSection={<ImageDown size={16} aria-hidden="true" />}
        onClick={() =>
          void saveLines(
            lines,
            plot.current?.canvas ?? null,
            `setori-event-${page.place.event.id}-t${page.place.tier}`,
          )
        }
      >
        <span className={styles.word}>{t('tracker.share.picture')}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {said || (copied && t('copy.textCopied'))}
      </span>
    </span>
  );
}

/** What shows, in words: the event, the points, the pace. */
function useLines({ place, samples }: Page): readonly string[] {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const dates = useDates();
  const { sub } = useServers();
  const { event, server, tier, span } = place;
  const own = fromStart(samples ?? [], span.startAt);
  const last = own.at(-1);
  const { hour, day } = latestSpeeds(own);
  const name = localised(event.name, server, sub)?.value ?? '';
  const pace = [
    ...(hour === null ? [] : [`${t('tracker.speed')} ${integer(hour)}`]),
    ...(day === null ? [] : [`${t('tracker.speedDay')} ${integer(day)}`]),
  ].join(' · ');
  return [
    `${name} #${event.id} · ${t(`server.${SERVERS[server]}`)}`,
    `${t('tracker.tierOf', { tier: integer(tier) })}: ${last ? integer(last.ep) : t('tracker.na')}`,
    ...(last ? [`${dates.dateTime(last.time)} ${dates.zone(last.time)}`] : []),
    ...(pace === '' ? [] : [pace]),
  ];
}
