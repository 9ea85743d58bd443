import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Image, Link2, PencilRuler, Play, Scissors } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { officialLevel } from '#model/chart/formats/level-names';
import type { PlayableChart } from '#model/chart/playing/playable';
import { wholeOf } from '#model/chart/preview/cuts';
import type { SongView } from '#model/listing/views/song-view';
import { chartPath, simulatorPath } from '#model/site/objects';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { useShare } from '#src/kit/address/use-share.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ChartButtons, ChartHead } from '../chart-head.tsx';
import type { DrawnChart } from '../drawn-chart.data.ts';
import { SaveChart } from '../file/save-chart.tsx';
import { CHART_CODEC, type ChartInputs } from './address.ts';
import { usePainting } from './use-painting.ts';

const PartForm = lazy(async () => ({ default: (await import('./part-form.tsx')).PartForm }));

interface Props {
  readonly song: SongView;
  readonly difficulty: Difficulty | null;
  readonly drawn: DrawnChart | undefined;
  /** As it is shown. */
  readonly chart: PlayableChart | undefined;
  readonly inputs: ChartInputs;
}

const ICON = 16;

/** The song, its other charts, and buttons to share this one. */
export function Head({ song, difficulty, drawn, chart, inputs }: Props) {
  const { integer } = useFormat();
  const [low, high] = song.bpm ?? [null, null];
  const search = CHART_CODEC.encode(inputs).toString();
  return (
    <ChartHead
      song={song}
      difficulty={difficulty}
      fact={low === null ? '' : `${low === high ? integer(low) : `${integer(low)}–${integer(high)}`} BPM`}
      pathOf={(other) => ({ pathname: chartPath(song.id, other), search })}
    >
      {drawn && chart && difficulty !== null && (
        <Share song={song} difficulty={difficulty} drawn={drawn} chart={chart} inputs={inputs} />
      )}
    </ChartHead>
  );
}

interface ShareProps extends Props {
  readonly difficulty: Difficulty;
  readonly drawn: DrawnChart;
  readonly chart: PlayableChart;
}

function Share({ song, difficulty, drawn, chart, inputs }: ShareProps) {
  const { t } = useTranslation();
  const { integer, length } = useFormat();
  const { share, label, said } = useShare(song.title);
  const painting = usePainting(chart, drawn.scoring, inputs);
  const level = song.levels.find((each) => each.difficulty === difficulty)?.level;
  const lines = [
    `${song.title} · ${t(`difficulty.${difficulty}`)} ${level ?? ''}`.trim(),
    [song.band, t('chart.notes', { count: chart.notes.length, notes: integer(chart.notes.length) })]
      .filter((part) => part !== '')
      .join(' · '),
  ];
  const [isParting, part] = useDisclosure(false);
  const whole = wholeOf(chart);
  const save = async (themed: Element, stretch = whole) => {
    const { savePicture } = await import('./picture.ts');
    const name = `setori-chart-${song.id}-${difficulty}`;
    const times = `${length(stretch.from)}–${length(stretch.to)}`;
    await savePicture(
      painting,
      { zoom: inputs.zoom, stretch },
      stretch === whole ? lines : [...lines, times],
      stretch === whole ? name : `${name}-${Math.floor(stretch.from)}-${Math.ceil(stretch.to)}`,
      themed,
    );
  };
  return (
    <>
      <ChartButtons>
        <Button
          leftSection={<Image size={ICON} aria-hidden="true" />}
          onClick={({ currentTarget }) => void save(currentTarget)}
        >
          {t('chart.savePicture')}
        </Button>
        <SaveChart
          chart={drawn.parsed}
          name={`setori-chart-${song.id}-${difficulty}`}
          level={officialLevel(song.id, difficulty)}
        />
        <Button
          component={Link}
          to={`/community/charts/new?song=${song.id}&difficulty=${difficulty}`}
          leftSection={<PencilRuler size={ICON} aria-hidden="true" />}
        >
          {t('chart.copyInEditor')}
        </Button>
        <Button
          leftSection={<Scissors size={ICON} aria-hidden="true" />}
          aria-expanded={isParting}
          onClick={part.toggle}
        >
          {t('chart.part')}
        </Button>
        <Button leftSection={<Link2 size={ICON} aria-hidden="true" />} onClick={share}>
          {label}
        </Button>
        <Button
          component={Link}
          to={simulatorPath(song.id, difficulty)}
          leftSection={<Play size={ICON} aria-hidden="true" />}
        >
          {t('page.simulator')}
        </Button>
        <span className="visually-hidden" role="status">
          {said}
        </span>
      </ChartButtons>
      {isParting && (
        <Suspense fallback={null}>
          <PartForm end={whole.to} onSave={(themed, stretch) => void save(themed, stretch)} />
        </Suspense>
      )}
    </>
  );
}
