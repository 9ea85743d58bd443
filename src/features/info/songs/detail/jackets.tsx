import { useState } from 'react';
import type { SongRecord } from '#model/records/song';
import { jacketPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './song-detail.module.css';

interface Props {
  readonly song: SongRecord;
  readonly title: string;
}

/** The jacket in use, and earlier ones to choose. */
export function Jackets({ song, title }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { main, sub } = useServers();
  const count = song.jacketImages.length;
  const [chosen, choose] = useState(count - 1);
  const server = SERVERS[localised(song.publishedAt, main, sub)?.server ?? main];
  const src = jacketPath(server, song, chosen);
  const choices = song.jacketImages.map((_, at) => ({ value: at, label: integer(at + 1) }));
  if (src === null) return null;
  return (
    <div className={styles.jackets}>
      <Jacket key={src} src={src} label={t('songs.jacketOf', { title })} />
      {count > 1 && (
        <SegmentedChoice label={t('songs.jackets')} choices={choices} value={chosen} onChange={choose} />
      )}
    </div>
  );
}

function Jacket({ src, label }: { readonly src: string; readonly label: string }) {
  const { t } = useTranslation();
  const [isLost, setLost] = useState(false);
  if (isLost) return <p className={styles.lost}>{t('cards.noArt')}</p>;
  return (
    <img className={styles.jacket} src={src} alt={label} fetchPriority="high" onError={() => setLost(true)} />
  );
}
