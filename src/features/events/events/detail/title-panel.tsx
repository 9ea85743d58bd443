import { useState } from 'react';
import type { EventRecord } from '#model/records/event';
import type { EventSound } from '#model/records/event-details';
import { eventImagePath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { eventSoundPaths, eventTopPath } from '#model/rules/media-paths';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { SoundPlayer } from '#src/kit/song/sound-player.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './event-detail.module.css';

interface Props {
  readonly event: EventRecord;
  readonly name: string;
  /** Null while it is not known and where there is none. */
  readonly sound: EventSound | null;
}

/** What players see and hear when they enter it: title screen, logo and music, as far as the site has them. */
export function TitlePanel({ event, name, sound }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const [lost, setLost] = useState<readonly string[]>([]);
  const server = SERVERS[localised(event.startAt, main, sub)?.server ?? main];
  const layers = [
    { src: eventTopPath(server, event, 'bg'), alt: t('events.titleScreenOf', { name }), part: 'ground' },
    { src: eventTopPath(server, event, 'trim'), alt: '', part: 'members' },
    { src: eventImagePath(server, event, 'logo'), alt: t('events.logoOf', { name }), part: 'logo' },
  ].filter(({ src }) => event.assetBundleName !== '' && !lost.includes(src));
  if (layers.length === 0 && !sound) return null;
  return (
    <Panel id="title" title={t('events.titleScreen')}>
      {layers.length > 0 && (
        <div className={styles.screen}>
          {layers.map(({ src, alt, part }) => (
            <img
              key={part}
              src={src}
              alt={alt}
              data-part={part}
              loading="lazy"
              decoding="async"
              onError={() => setLost((before) => [...before, src])}
            />
          ))}
        </div>
      )}
      {sound && (
        <SoundPlayer sources={eventSoundPaths(server, sound)} label={t('events.hearMusic', { name })} />
      )}
    </Panel>
  );
}
