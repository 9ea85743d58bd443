import { Music } from 'lucide-react';
import { Link } from 'react-router';
import { objectPath } from '#model/site/objects';
import { type MusicView, useMusic } from '#src/actors/music/use-music.ts';
import { BandMark } from '#src/components/band-mark.tsx';
import { useFormat } from '#src/components/format.ts';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useIsPhone } from '#src/components/use-is-phone.ts';
import { titleOf, useSongNames } from '#src/parts/music/song-names.ts';
import { Transport } from '#src/parts/music/transport.tsx';
import { ModeChoice } from './mode-choice.tsx';
import styles from './now-playing.module.css';
import { Settings } from './settings.tsx';

const JACKET = 64;

/** What is heard, over the end of the page. */
export function NowPlaying() {
  const { t } = useTranslation();
  const music = useMusic();
  const { song } = music;
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
                {view?.band}
              </span>
            </>
          )}
          <Trouble status={music.status} />
        </div>
      </div>
      <div className={styles.middle}>
        <div className={styles.buttons}>
          <ModeChoice music={music} />
          <Transport size="large" />
        </div>
        <Seek music={music} known={view?.lengthSeconds ?? null} />
      </div>
      {!isPhone && <Settings music={music} />}
    </section>
  );
}

const TROUBLE: Partial<Readonly<Record<MusicView['status'], 'blocked' | 'unreached' | 'unavailable'>>> = {
  blocked: 'blocked',
  unreached: 'unreached',
  unavailable: 'unavailable',
  broken: 'unavailable',
};

/** What keeps the music from being heard. */
function Trouble({ status }: Pick<MusicView, 'status'>) {
  const { t } = useTranslation();
  const trouble = TROUBLE[status];
  const said = trouble ? t(`listen.trouble.${trouble}`) : null;
  return (
    <span role="status" className={styles.trouble}>
      {said}
    </span>
  );
}

interface SeekProps {
  readonly music: MusicView;
  /** As long as the list says the song is; null where it does not. */
  readonly known: number | null;
}

function Seek({ music: { seconds, length, song, version, seek }, known }: SeekProps) {
  const { t } = useTranslation();
  const { length: timeOf } = useFormat();
  const whole = length ?? (version === 'game' ? known : null);
  return (
    <div className={styles.seek}>
      <span>{timeOf(seconds)}</span>
      <input
        type="range"
        aria-label={t('sound.place')}
        aria-valuetext={timeOf(seconds)}
        min={0}
        max={whole ?? 1}
        step={0.1}
        value={Math.min(seconds, whole ?? 1)}
        disabled={song === null || whole === null}
        style={{ '--share': `${whole ? (Math.min(seconds, whole) / whole) * 100 : 0}%` }}
        onChange={(event) => seek(Number(event.currentTarget.value))}
      />
      <span>{whole === null ? '–' : timeOf(whole)}</span>
    </div>
  );
}
