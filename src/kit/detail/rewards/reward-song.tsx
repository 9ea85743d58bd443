import { Link } from 'react-router';
import { songView } from '#model/listing/views/song-view';
import { useServers } from '../../actors/use-servers.ts';
import { useBands, useSongs } from '../../data/lists.ts';
import { PageLink } from '../../page/page-link.tsx';
import { SongJacket } from '../../song/song-jacket.tsx';
import pieces from '../pieces.module.css';

interface Props {
  readonly id: number;
  /** What is said of it until the songs are there, and of one that the data does not know. */
  readonly otherwise: string;
}

const JACKET = 36;

/** A song that is given: its jacket, its title and its page. */
export function RewardSong({ id, otherwise }: Props) {
  const [songs, bands] = [useSongs().data, useBands().data];
  const servers = useServers();
  const song = songs?.byId.get(id);
  const path = `/info/songs/${id}`;
  if (!song || !bands) return <PageLink to={path}>{otherwise}</PageLink>;
  const view = songView(song, { bands: bands.byId, ...servers });
  return (
    <Link to={path} className={pieces.thing}>
      <SongJacket src={view.jacket} size={JACKET} />
      <span>{view.title}</span>
    </Link>
  );
}
