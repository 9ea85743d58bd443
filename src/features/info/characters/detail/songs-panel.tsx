import { useMemo } from 'react';
import { Link } from 'react-router';
import { byNewest, songView } from '#model/listing/views/song-view';
import type { BandRecord } from '#model/records/band';
import { isSpoiler } from '#model/rules/running';
import { bandSongsPath } from '#model/site/band-songs';
import { objectPath } from '#model/site/objects';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useSongs } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

const MOST = 14;
const JACKET = 60;

interface Props {
  readonly bandId: number;
  /** Empty where the data does not name it. */
  readonly band: string;
  readonly bands: ReadonlyMap<number, BandRecord>;
}

/** Songs of her band, the newest first. */
export function SongsPanel({ bandId, band, bands }: Props) {
  const { t } = useTranslation();
  const { data } = useSongs();
  const { main, sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(HOUR_MS);
  const songs = useMemo(
    () =>
      [...(data?.byId.values() ?? [])]
        .filter((song) => song.bandId === bandId && !(hides && isSpoiler(song.publishedAt, main, now)))
        .map((song) => songView(song, { bands, main, sub }))
        .sort(byNewest)
        .slice(0, MOST),
    [data, bandId, bands, main, sub, hides, now],
  );
  if (songs.length === 0 || band === '') return null;
  return (
    <Panel
      id="songs"
      title={t('characters.songs', { name: band })}
      note={<Link to={bandSongsPath({ bandId, band })}>{t('songs.allOfBand')}</Link>}
    >
      <ul className={pieces.thumbs}>
        {songs.map(({ id, title, jacket }) => (
          <li key={id}>
            <Link to={objectPath('song', id)} aria-label={title} title={title}>
              <SongJacket src={jacket} size={JACKET} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
