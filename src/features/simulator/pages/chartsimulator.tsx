import { useDrop } from '#src/kit/field/use-drop.ts';
import { PanelPage } from '#src/kit/page/panel-page.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ChartSource } from '../own/chart-source.tsx';
import styles from '../own/chartsimulator.module.css';
import { MusicFields } from '../own/music-fields.tsx';
import { useOwnChart } from '../own/own-chart.data.ts';
import { OwnSimulator } from '../own/own-simulator.tsx';
import { PickSong } from '../own/pick-song.tsx';
import { isSound, useOwnMusic } from '../own/use-own-music.ts';

/** `/tool/chartsimulator`: a way to the chart of any song, and charts of the visitor's own with their music (reference R78). */
export function Screen() {
  const { t } = useTranslation();
  const own = useOwnChart();
  const music = useOwnMusic(own.read?.ok ? own.read.chart.musicDelay : 0);
  const take = (file: File | null | undefined) => {
    if (!file) return;
    if (isSound(file)) music.choose(file);
    else own.give(file);
  };
  const { isOver, handlers } = useDrop(take);
  return (
    <div className={styles.drop} data-over={isOver || undefined} {...handlers}>
      {own.read?.ok ? (
        <OwnSimulator chart={own.read.chart} music={music} onClose={own.clear} />
      ) : (
        <PanelPage title={t('page.simulator')} lead={t('stage.own.lead')}>
          <Section id="song" title={t('stage.own.song')}>
            <PickSong />
          </Section>
          <Section id="own" title={t('stage.own.chart')}>
            <ChartSource own={own} isOver={isOver} />
          </Section>
          <Section id="music" title={t('stage.own.music')}>
            <MusicFields music={music} />
          </Section>
        </PanelPage>
      )}
    </div>
  );
}
