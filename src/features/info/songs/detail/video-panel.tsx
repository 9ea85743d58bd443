import { useState } from 'react';
import type { SongVideo } from '#model/records/song';
import { localised } from '#model/rules/localised';
import { songVideoPath } from '#model/rules/media-paths';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { Releases } from '#src/kit/detail/releases.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './song-detail.module.css';

interface Props {
  readonly videos: readonly SongVideo[];
  readonly title: string;
}

const QUALITIES = ['plain', 'sharp'] as const;

/** Its films, of which nothing is fetched before someone plays them. */
export function VideoPanel({ videos, title }: Props) {
  const { t } = useTranslation();
  const [quality, choose] = useState<(typeof QUALITIES)[number]>('plain');
  if (videos.length === 0) return null;
  const choices = QUALITIES.map((value) => ({ value, label: t(`songs.quality.${value}`) }));
  return (
    <Panel
      id="video"
      title={t('songs.extra.video')}
      note={
        <SegmentedChoice label={t('songs.qualities')} choices={choices} value={quality} onChange={choose} />
      }
    >
      {videos.map((video) => (
        <div key={video.name}>
          <Film key={quality} video={video} isSharp={quality === 'sharp'} title={title} />
          <Releases at={video.startAt} />
        </div>
      ))}
    </Panel>
  );
}

interface FilmProps {
  readonly video: SongVideo;
  readonly isSharp: boolean;
  readonly title: string;
}

function Film({ video, isSharp, title }: FilmProps) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const [isLost, setLost] = useState(false);
  const server = SERVERS[localised(video.startAt, main, sub)?.server ?? main];
  if (isLost) return <p className={styles.noFilm}>{t('songs.noVideo')}</p>;
  return (
    <video
      className={styles.film}
      controls
      playsInline
      preload="none"
      aria-label={t('songs.videoOf', { title })}
      src={songVideoPath(server, video.name, isSharp)}
      onError={() => setLost(true)}
    />
  );
}
