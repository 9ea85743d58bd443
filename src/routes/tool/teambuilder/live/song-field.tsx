import { useDisclosure } from '@mantine/hooks';
import type { SongView } from '#model/listing/views/song-view';
import { useFormat } from '#src/components/format.ts';
import { PickerButton } from '#src/components/picker-button.tsx';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../question.module.css';
import type { Builder } from '../state/builder.ts';
import { SongChoice, type SongPlace } from './song-choice.tsx';

interface Props {
  readonly builder: Builder;
}

interface PickProps extends Props {
  /** Spoken name: which song this is. */
  readonly label: string;
  readonly shown: SongView | null;
  /** What stands there without a song. */
  readonly missing: string;
  readonly place?: SongPlace;
  readonly onClear?: () => void;
}

const JACKET = 40;

/** The chosen song; the page shows nothing without one. */
export function SongField({ builder }: Props) {
  const { t } = useTranslation();
  const { inputs, songView: shown } = builder;
  const missing = inputs.song === null ? t('builder.live.noSong') : t('song.unknown', { id: inputs.song });
  return <SongPick builder={builder} label={t('live.song')} shown={shown} missing={missing} />;
}

/** A song and the way to another. */
export function SongPick({ builder, label, shown, missing, place, onClear }: PickProps) {
  const { t } = useTranslation();
  const [isOpen, picker] = useDisclosure(false);
  return (
    <>
      <PickerButton
        label={label}
        tall
        onOpen={picker.open}
        onClear={onClear}
        clearLabel={`${t('action.clear')}: ${label}`}
      >
        <SongJacket src={shown?.jacket ?? null} size={JACKET} />
        {shown ? <SongWords song={shown} /> : <span className="muted">{missing}</span>}
      </PickerButton>
      <SongChoice builder={builder} isOpen={isOpen} onClose={picker.close} {...(place && { place })} />
    </>
  );
}

function SongWords({ song }: { readonly song: SongView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const bpm = song.bpm === null ? null : [...new Set(song.bpm.map(format.integer))].join('–');
  const facts = [
    song.band,
    song.lengthSeconds === null ? null : format.length(song.lengthSeconds),
    bpm === null ? null : t('song.bpm', { bpm }),
  ];
  return (
    <span className={styles.words}>
      <span className={styles.title}>{song.title}</span>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
