import { useMemo } from 'react';
import { type SongView, songView } from '#model/listing/views/song-view';
import type { Lists } from '#model/records/list-readers';
import type { RatedSong, RatingGroup } from '#model/records/player-profile';
import { ratingSum, ratingTotal } from '#model/rules/player-rating';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './found.module.css';
import { useNames } from './names.ts';
import { Untold } from './part.tsx';

interface Props {
  readonly groups: readonly RatingGroup[];
  readonly lists: Lists;
}

function useSongViews(groups: readonly RatingGroup[], { songs, bands }: Lists) {
  const { main, sub } = useServers();
  return useMemo(() => {
    const ids = groups.flatMap((group) => group.songs.map(({ songId }) => songId));
    const known = ids.flatMap((id) => songs.get(id) ?? []);
    return new Map(known.map((song) => [song.id, songView(song, { bands, main, sub })]));
  }, [groups, songs, bands, main, sub]);
}

/** The best three songs of each band; the total only where no band is missing. */
export function Ratings({ groups, lists }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = useNames(lists);
  const views = useSongViews(groups, lists);
  const total = ratingTotal(groups);
  return (
    <>
      {total !== null && (
        <p className={styles.total}>
          {t('player.total')} <strong>{format.integer(total)}</strong>
        </p>
      )}
      <div className={styles.bands}>
        {groups.map(({ bandId, songs }) => (
          <div key={bandId}>
            <h3>
              {bandId !== null && <BandMark bandId={bandId} />}
              {bandId === null ? t('player.otherSongs') : names.band(bandId)}
              <strong>{songs.length > 0 && format.integer(ratingSum(songs))}</strong>
            </h3>
            {songs.length === 0 && <Untold kind="missing" />}
            <ol className={styles.songs}>
              {songs.map((song) => (
                <Song
                  key={`${song.songId} ${song.difficulty}`}
                  song={song}
                  view={views.get(song.songId) ?? null}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </>
  );
}

const JACKET = 40;

function Song({ song, view }: { readonly song: RatedSong; readonly view: SongView | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { songId, difficulty, rating } = song;
  return (
    <li>
      <SongJacket src={view?.jacket ?? null} size={JACKET} />
      <span className={styles.title}>
        <PageLink to={`/info/songs/${songId}`}>{view?.title ?? `#${songId}`}</PageLink>
        <span className={styles.difficulty} style={{ '--fill': `var(--diff-${difficulty})` }}>
          {t(`difficulty.${difficulty}`)}
        </span>
      </span>
      <span>{format.integer(rating)}</span>
    </li>
  );
}
