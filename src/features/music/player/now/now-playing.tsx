import { Music } from 'lucide-react';
import { Link } from 'react-router';
import type { SongView } from '#model/listing/views/song-view';
import { objectPath } from '#model/site/objects';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { titleOf, useSongNames } from '../../songs/song-names.ts';
import { SongSeek } from '../../songs/song-seek.tsx';
import { Transport } from '../../songs/transport.tsx';
import { useTrouble } from '../../songs/use-trouble.ts';
import { useMusic } from '../../use-music.ts';
import { useChartLink } from '../use-chart-link.ts';
import { ModeChoice } from './mode-choice.tsx';
import styles from './now-playing.module.css';
import { Settings } from './settings.tsx';

const JACKET = 64;

/** What is heard, over the end of the page. */
export function NowPlaying() {
  const { t } = useTranslation();
  const music = useMusic();
  const { song } = music;
  const trouble = useTrouble();
  const isPhone = useIsPhone();
  const view = useSongNames()(song);
  return (
    <section className={styles.bar} aria-label={t('page.musicPlayer')}>
      <div className={styles.song}>
        <SongJacket src={view?.jacket ?? null} size={JACKET} />
        <div className={styles.words}>
          {song === null ? (
            <span>
              <Music size={14} aria-hidden="true" /> {t('listen.empty')}
            </span>
          ) : (
            <>
              <Link
                to={objectPath('song', song)}
                aria-label={t('listen.pageOf', { title: titleOf(view, song) })}
              >
                <strong>{titleOf(view, song)}</strong>
              </Link>
              <span>
                {view && <BandMark bandId={view.bandId} />}
                <span className={styles.band}>{view?.band}</span>
                {view && <ChartLink view={view} />}
              </span>
            </>
          )}
          {trouble !== null && <span className={styles.trouble}>{trouble}</span>}
        </div>
      </div>
      <div className={styles.middle}>
        <div className={styles.buttons}>
          {!isPhone && <ModeChoice music={music} />}
          <Transport size="large" />
        </div>
        <SongSeek />
      </div>
      {!isPhone && <Settings music={music} />}
    </section>
  );
}

function ChartLink({ view }: { readonly view: SongView }) {
  const chart = useChartLink(view);
  return (
    chart && (
      <Link to={chart.to} aria-label={chart.name} title={chart.name}>
        <DifficultyTag {...chart.level} named />
      </Link>
    )
  );
}
