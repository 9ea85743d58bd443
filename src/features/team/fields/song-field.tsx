import { useDisclosure } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { byNewest, type SongView } from '#model/listing/views/song-view';
import { fittingDifficulty } from '#model/rules/fitting-difficulty';
import type { ServerIndex } from '#model/vocabulary/servers';
import { PickerButton } from '#src/kit/field/picker-button.tsx';
import { SongPicker } from '#src/kit/list/pickers/song-picker.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../question/use-question.ts';
import { useSources } from '../sources/sources.tsx';
import styles from './fields.module.css';

interface Props {
  readonly question: Question;
}

interface PickProps {
  /** Spoken name: which song this is. */
  readonly label: string;
  readonly shown: SongView | null;
  /** What stands there without a song. */
  readonly missing: string;
  readonly place: SongPlace;
  readonly onClear?: () => void;
}

const JACKET = 40;

/** The chosen song; the page shows nothing without one. */
export function SongField({ question }: Props) {
  const { t } = useTranslation();
  const { inputs } = question;
  const { songOf } = useSources();
  const shown = inputs.song === null ? null : songOf(inputs.song);
  const place = useSongPlace(question);
  const missing = inputs.song === null ? t('builder.live.noSong') : t('song.unknown', { id: inputs.song });
  return <SongPick label={t('live.song')} shown={shown} missing={missing} place={place} />;
}

/** A song and the way to another. */
export function SongPick({ label, shown, missing, place, onClear }: PickProps) {
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
      <SongChoice isOpen={isOpen} onClose={picker.close} place={place} />
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

interface SongChoiceProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly place: SongPlace;
}

/** Where a picked song goes, and which one is there. */
export interface SongPlace {
  readonly selected: number | null;
  /** What is out there comes first; the visitor's own where none is named. */
  readonly server?: ServerIndex;
  readonly pick: (id: number) => void;
}

/** The song of the question. */
export function useSongPlace({ inputs, server, change }: Question): SongPlace {
  const { songs } = useSources().game;
  return {
    selected: inputs.song,
    server,
    pick: (id) => change({ song: id, difficulty: fittingDifficulty(songs.get(id), inputs.difficulty) }),
  };
}

/** Picks a song. */
export function SongChoice({ isOpen, onClose, place }: SongChoiceProps) {
  // The dialog opens first, its list follows.
  const isListed = useDeferredValue(isOpen, false);
  const { game, main, songOf } = useSources();
  const songs = useMemo(
    () => (isListed ? [...game.songs.keys()].flatMap((id) => songOf(id) ?? []).sort(byNewest) : []),
    [isListed, game, songOf],
  );
  return (
    <SongPicker
      opened={isOpen}
      isLoading={game.isComing ?? false}
      songs={songs}
      server={place.server ?? main}
      selected={place.selected}
      onClose={onClose}
      onPick={(id) => {
        place.pick(id);
        onClose();
      }}
    />
  );
}
