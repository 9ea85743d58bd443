import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { ImageDown, Link2, Send, Share2, Text } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { localised } from '#model/rules/localised';
import { fromStart, latestSpeeds } from '#model/tracker/pace';
import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { canHandOver, handOver } from '#src/kit/address/hand-over.ts';
import type { Plot } from '#src/kit/curve/curves.types.ts';
import { saveLines } from '#src/kit/curve/save-lines.ts';
import type { MenuAction } from '#src/kit/overlay/action-list.tsx';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { TrackerPage } from '../state/page.ts';
import styles from './share-menu.module.css';

interface Props {
  readonly page: TrackerPage;
  /** The chart on show; null while there is none. */
  readonly plot: RefObject<Plot | null>;
}

const PATIENCE_MS = 2_500;
const ICON = { size: 16, 'aria-hidden': true } as const;

/** Link, text and picture of what shows. */
export function ShareMenu({ page, plot }: Props) {
  const { t } = useTranslation();
  const lines = useLines(page);
  const { copy, copied, error } = useClipboard({ timeout: PATIENCE_MS });
  const [isLink, setLink] = useState(false);
  const give = (text: string, isAddress: boolean) => {
    setLink(isAddress);
    copy(text);
  };
  const { event, tier } = page.place;
  const send: MenuAction = {
    label: t('tracker.share.send'),
    icon: <Send {...ICON} />,
    onChoose: () => void handOver({ title: lines[0] ?? '', url: window.location.href }),
  };
  const actions: readonly MenuAction[] = [
    ...(canHandOver() ? [send] : []),
    { label: t('copy.link'), icon: <Link2 {...ICON} />, onChoose: () => give(window.location.href, true) },
    {
      label: t('tracker.share.text'),
      icon: <Text {...ICON} />,
      onChoose: () => give([...lines, window.location.href].join('\n'), false),
    },
    {
      label: t('tracker.share.picture'),
      icon: <ImageDown {...ICON} />,
      onChoose: () =>
        void saveLines(lines, plot.current?.canvas ?? null, `setori-event-${event.id}-t${tier}`),
    },
  ];
  return (
    <span className={styles.share}>
      <span className={styles.said} role="status">
        {copied && t(isLink ? 'copy.linkCopied' : 'copy.textCopied')}
        {error && t('copy.failed')}
      </span>
      <ActionMenu
        label={t('tracker.share.label')}
        actions={actions}
        button={(opener) => (
          <ActionIcon
            {...opener}
            variant="default"
            aria-label={t('tracker.share.label')}
            title={t('tracker.share.label')}
          >
            <Share2 size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      />
    </span>
  );
}

/** What shows, in words: the event, the points, the pace. */
function useLines({ place, samples }: TrackerPage): readonly string[] {
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
