import { Link } from 'react-router';
import type { SongItem } from '#model/families/songs/item';
import { byNewest } from '#model/listing/views/song-view';
import { bandSongsPath } from '#model/site/band-songs';
import { objectPath } from '#model/site/objects';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

const MOST = 10;
const JACKET = 60;

interface Props {
  readonly item: SongItem;
  readonly items: readonly SongItem[];
}

/** The band's other songs, the newest first. */
export function MorePanel({ item: { id, view }, items }: Props) {
  const { t } = useTranslation();
  const others = items
    .filter((other) => other.view.bandId === view.bandId && other.id !== id)
    .map((other) => other.view)
    .sort(byNewest)
    .slice(0, MOST);
  if (others.length === 0 || view.band === '') return null;
  return (
    <Panel
      id="more"
      title={t('songs.others', { name: view.band })}
      note={<Link to={bandSongsPath(view)}>{t('songs.allOfBand')}</Link>}
    >
      <ul className={pieces.thumbs}>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={objectPath('song', other.id)} aria-label={other.title} title={other.title}>
              <SongJacket src={other.jacket} size={JACKET} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
