import type { SongView } from '#model/listing/views/song-view';
import { useSongFinder } from '#src/kit/list/pickers/use-song-finder.ts';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { TypedAnswer } from '../../play/typed-answer.tsx';
import styles from './chartmaster.module.css';

interface Props {
  /** Those that can be the answer. */
  readonly songs: readonly SongView[];
  readonly wrong: readonly number[];
  readonly onPick: (song: number) => void;
}

/** The song by typing, in the search language of the lists. */
export function SongField({ songs, wrong, onPick }: Props) {
  const { t } = useTranslation();
  const finder = useSongFinder();
  const find = (text: string) => {
    if (text.trim() === '') return [];
    const isMeant = finder(text);
    return songs.filter((song) => !wrong.includes(song.id) && isMeant(song));
  };
  return (
    <TypedAnswer
      label={t('song.search')}
      listLabel={t('guess.answers')}
      find={find}
      idOf={({ id }) => id}
      onPick={onPick}
      styles={styles}
    >
      {({ title, band, jacket }) => (
        <>
          <SongJacket src={jacket} size={40} />
          <span>
            <b>{title}</b>
            <small>{band}</small>
          </span>
        </>
      )}
    </TypedAnswer>
  );
}
