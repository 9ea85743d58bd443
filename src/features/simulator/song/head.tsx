import { Button } from '@mantine/core';
import { Link2, ListMusic } from 'lucide-react';
import { Link } from 'react-router';
import type { SongView } from '#model/listing/views/song-view';
import { chartPath, simulatorPath } from '#model/site/objects';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { useShare } from '#src/kit/address/use-share.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ChartButtons, ChartHead } from '../../charts/chart-head.tsx';

interface Props {
  readonly song: SongView;
  readonly difficulty: Difficulty | null;
  /** Of the chart; null before it is there. */
  readonly notes: number | null;
}

const ICON = 16;

/** The song, its other charts, and buttons to share this moment or to see the whole chart. */
export function Head({ song, difficulty, notes }: Props) {
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
