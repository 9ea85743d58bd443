import { Button } from '@mantine/core';
import { Link2, ListMusic } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { bandColor } from '#model/listing/views/bands';
import type { SongView } from '#model/listing/views/song-view';
import type { SongRecord } from '#model/records/song';
import { chartPath, simulatorPath } from '#model/site/objects';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useShare } from '#src/kit/address/use-share.ts';
import { Gradually } from '#src/kit/page/gradually.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ChartButtons, ChartHead } from '../../charts/chart-head.tsx';
import { NoChart, SongOfAddress, useChartOfAddress, Waiting } from '../../charts/song-of-address.tsx';
import { Board } from '../board/board.tsx';
import styles from '../song/simulator.module.css';

interface Props {
  readonly song: SongView;
  readonly difficulty: Difficulty | null;
  /** Of the chart; null before it is there. */
  readonly notes: number | null;
}

const ICON = 16;

/** The song, its other charts, and buttons to share this moment or to see the whole chart. */
function Head({ song, difficulty, notes }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { share, label, said } = useShare(song.title);
  return (
    <ChartHead
      song={song}
      difficulty={difficulty}
      fact={notes === null ? '' : t('chart.notes', { count: notes, notes: integer(notes) })}
      pathOf={(other) => simulatorPath(song.id, other)}
    >
      <ChartButtons>
        <Button leftSection={<Link2 size={ICON} aria-hidden="true" />} onClick={share}>
          {label}
        </Button>
        {difficulty !== null && (
          <Button
            component={Link}
            to={chartPath(song.id, difficulty)}
            leftSection={<ListMusic size={ICON} aria-hidden="true" />}
          >
            {t('stage.wholeChart')}
          </Button>
        )}
        <span className="visually-hidden" role="status">
          {said}
        </span>
      </ChartButtons>
    </ChartHead>
  );
}

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
