import { ActionIcon, Select } from '@mantine/core';
import { Volume2, VolumeX } from 'lucide-react';
import { SLEEP_MINUTES, VERSIONS } from '#model/media/music/modes';
import { useSongItem } from '#src/kit/data/items.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { MusicView } from '../../use-music.ts';
import styles from './now-playing.module.css';

const ICON = 18;
const HUNDRED = 100;

/** Loudness, what of a song is heard, and when the music stops. */
export function Settings({ music }: { readonly music: MusicView }) {
  const { t } = useTranslation();
  const { song, version, chooseVersion, skipsSilence, toggleSilence } = music;
  // Data that says nothing of a sound is no word against it.
  const hasSound = useSongItem(song).data?.soundId !== null;
  return (
    <div className={styles.settings}>
      {hasSound && (
        <SegmentedChoice
          label={t('listen.version')}
          value={version}
          choices={VERSIONS.map((value) => ({ value, label: t(`listen.versionOf.${value}`) }))}
          onChange={chooseVersion}
        />
      )}
      <Volume music={music} />
      <Sleeping music={music} />
      <label className={styles.silence}>
        <input type="checkbox" checked={skipsSilence} onChange={toggleSilence} />
        {t('listen.skipSilence')}
      </label>
    </div>
  );
}

function Volume({ music: { volume, isMuted, setVolume, toggleMute } }: { readonly music: MusicView }) {
  const { t } = useTranslation();
  const { percent: inPercent } = useFormat();
  const Icon = isMuted ? VolumeX : Volume2;
  const percent = Math.round(volume * HUNDRED);
  return (
    <span className={styles.volume}>
      <ActionIcon variant="subtle" aria-label={t('listen.mute')} aria-pressed={isMuted} onClick={toggleMute}>
        <Icon size={ICON} aria-hidden="true" />
      </ActionIcon>
      <input
        type="range"
        aria-label={t('listen.volume')}
        aria-valuetext={inPercent(percent)}
        min={0}
        max={HUNDRED}
        value={isMuted ? 0 : percent}
        onChange={(event) => setVolume(Number(event.currentTarget.value) / HUNDRED)}
      />
    </span>
  );
}

function Sleeping({ music: { sleep, setSleep } }: { readonly music: MusicView }) {
  const { t } = useTranslation();
  const minutes = SLEEP_MINUTES.map((count) => ({
    value: String(count),
    label: t('listen.minutes', { count }),
  }));
  const choose = (value: string | null) => {
    const count = SLEEP_MINUTES.find((one) => String(one) === value);
    setSleep(value === 'song' ? value : (count ?? null));
  };
  return (
    <Select
      className={styles.sleep ?? ''}
      aria-label={t('listen.sleep')}
      allowDeselect={false}
      value={sleep === null ? 'off' : String(sleep)}
      data={[
        { value: 'off', label: t('listen.sleepOff') },
        ...minutes,
        { value: 'song', label: t('listen.sleepSong') },
      ]}
      onChange={choose}
    />
  );
}
