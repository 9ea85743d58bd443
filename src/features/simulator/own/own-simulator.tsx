import { Button } from '@mantine/core';
import { FolderOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Gradually } from '#src/kit/page/gradually.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { SaveChart } from '../../charts/file/save-chart.tsx';
import { Board } from '../board/board.tsx';
import styles from './chartsimulator.module.css';
import { MusicFields } from './music-fields.tsx';
import type { OwnChart } from './own-chart.data.ts';
import { Repairs } from './repairs.tsx';
import type { OwnMusic } from './use-own-music.ts';

const ICON = 16;
/** A chart of one's own is of no band. */
const LIGHTS = '#33ddaa';

/** The name of a saved file: that of the opened one, without its extension. */
const fileName = (name: string | null): string =>
  (name ?? '').replace(/^.*\//, '').replace(/(?:\.\w{1,9}){1,2}$/, '') || 'chart';

interface Props {
  readonly chart: OwnChart;
  readonly music: OwnMusic;
  readonly onClose: () => void;
}

/** A chart of the visitor's own: what is in it, what was mended, its music, and the chart as it comes towards a player. */
export function OwnSimulator({ chart, music, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const close = () => {
    // The address holds a place in this chart.
    navigate({ search: '' }, { replace: true, preventScrollReset: true });
    onClose();
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.names}>
          <Name chart={chart} />
          <Figures chart={chart} />
        </div>
        <SaveChart chart={chart.drawn.parsed} name={fileName(chart.name)} level={null} />
        <Button leftSection={<FolderOpen size={ICON} aria-hidden="true" />} onClick={close}>
          {t('stage.own.another')}
        </Button>
      </header>
      <Repairs repairs={chart.drawn.parsed.repairs} />
      <Gradually>
        <Board drawn={chart.drawn} source={music.source} colour={LIGHTS} difficulty={null} level={null}>
          <section className={styles.panel} aria-label={t('stage.own.music')}>
            <MusicFields music={music} />
          </section>
        </Board>
      </Gradually>
    </div>
  );
}

/** Takes the focus, which was in the form that is gone: the keys of the simulator work at once. */
function Name({ chart }: Pick<Props, 'chart'>) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chart) heading.current?.focus({ preventScroll: true });
  }, [chart]);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {chart.name ?? t('stage.own.pasted')}
    </h1>
  );
}

function Figures({ chart: { drawn, tempo, length } }: Pick<Props, 'chart'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const count = drawn.plain.notes.length;
  const bpm = [...new Set([tempo.low, tempo.high].map(format.decimal))].join('–');
  const facts = [
    t('chart.notes', { count, notes: format.integer(count) }),
    format.length(Math.ceil(length)),
    t('song.bpm', { bpm }),
  ];
  return <p className="muted">{facts.join(' · ')}</p>;
}
