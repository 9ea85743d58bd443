import type { RecentSong } from '#model/records/recent';
import { jacketThumbPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { newestAt } from '#model/rules/running';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { SERVERS } from '#model/vocabulary/servers';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import type { HomeData } from '../home-data.ts';
import { Panel } from '../panel.tsx';
import { type OnServer, ofBothServers } from './both-servers.ts';
import { Row, Rows } from './rows.tsx';

interface Props {
  readonly data: HomeData | null;
}

const EACH = [2, 2] as const;
const JACKET = 44;

const datesOf = ({ publishedAt }: RecentSong) => publishedAt;

/** The newest songs of both servers. */
export function Songs({ data }: Props) {
  const songs =
    data &&
    ofBothServers(data, {
      listOf: (server) => newestAt(data.recent.songs.values(), datesOf, server, data.now),
      timesOf: datesOf,
      each: EACH,
    });
  const rows =
    data && songs ? songs.map((song) => <Song key={song.thing.id} song={song} data={data} />) : null;
  return (
    <Panel widget="songs" more="/info/songs" isLoading={!data}>
      <Rows count={EACH[0] + EACH[1]} rows={rows} />
    </Panel>
  );
}

function Song({ song, data }: { readonly song: OnServer<RecentSong>; readonly data: HomeData }) {
  const { thing, server } = song;
  const band = data.recent.bands.get(thing.bandId)?.name;
  const hardest = DIFFICULTIES.findLast((difficulty) => thing.difficulties[difficulty]);
  const level = hardest && thing.difficulties[hardest]?.level;
  return (
    <Row
      picture={<SongJacket src={jacketThumbPath(SERVERS[server], thing)} size={JACKET} />}
      title={localised(thing.title, data.main, data.sub)?.value ?? `#${thing.id}`}
      to={`/info/songs/${thing.id}`}
      note={
        <>
          <ServerTag server={server} /> {band && localised(band, data.main, data.sub)?.value}
        </>
      }
    >
      {hardest && level !== undefined && <DifficultyTag difficulty={hardest} level={level} named />}
    </Row>
  );
}
