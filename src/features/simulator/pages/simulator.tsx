import { useMemo } from 'react';
import { bandColor } from '#model/listing/views/bands';
import type { SongRecord } from '#model/records/song';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { Gradually } from '#src/kit/page/gradually.tsx';
import { NoChart, SongOfAddress, useChartOfAddress, Waiting } from '../../charts/song-of-address.tsx';
import { Board } from '../board/board.tsx';
import { Head } from '../song/head.tsx';
import styles from '../song/simulator.module.css';

/** `/tool/simulator/{id}/{difficulty}/{name?}`: a chart as it comes towards a player, with its music (reference R78). */
export const Screen = () => (
  <SongOfAddress name="page.simulator">{(song) => <SongSimulator song={song} />}</SongOfAddress>
);

function SongSimulator({ song }: { readonly song: SongRecord }) {
  const { main, sub } = useServers();
  const chart = useChartOfAddress(song);
  const { view, difficulty, level, drawn, error } = chart;
  const source = useMemo(
    () => ({ kind: 'song', song: song.id, servers: [main, sub] }) as const,
    [song.id, main, sub],
  );
  return (
    <div className={styles.page}>
      <Head song={view} difficulty={difficulty} notes={drawn?.plain.notes.length ?? null} />
      <NoChart {...chart} />
      {difficulty !== null && !drawn && !error && <Waiting />}
      {difficulty !== null && drawn && (
        <Gradually>
          <Board
            drawn={drawn}
            source={source}
            colour={bandColor(song.bandId)}
            difficulty={difficulty}
            level={level}
          />
        </Gradually>
      )}
    </div>
  );
}
