import { useDisclosure } from '@mantine/hooks';
import { useMemo } from 'react';
import { byNewest, type SongView, songView } from '#model/listing/views/song-view';
import { useServers } from '#src/actors/use-servers.ts';
import { PickerButton } from '#src/components/picker-button.tsx';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { SongPicker } from '#src/components/song-picker.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useBands, useSongs } from '#src/data/lists.ts';
import styles from './helps.module.css';

interface Props {
  readonly song: number | null;
  readonly onPick: (id: number) => void;
}

const JACKET = 40;

/** The songs that have an EXPERT chart, newest first. */
function useExpertSongs(): readonly SongView[] {
  const songs = useSongs().data?.byId;
  const bands = useBands().data?.byId;
  const { main, sub } = useServers();
  return useMemo(() => {
    if (!songs || !bands) return [];
    return [...songs.values()]
      .filter(({ difficulties }) => difficulties.expert !== undefined)
      .map((song) => songView(song, { bands, main, sub }))
      .sort(byNewest);
  }, [songs, bands, main, sub]);
}

/** The one song that is compared for. */
export function SongChoice({ song, onPick }: Props) {
  const { t } = useTranslation();
  const songs = useExpertSongs();
  const [isOpen, picker] = useDisclosure(false);
  const shown = songs.find(({ id }) => id === song);
  return (
    <>
      <PickerButton label={t('live.song')} tall onOpen={picker.open}>
        <SongJacket src={shown?.jacket ?? null} size={JACKET} />
        <span className={shown ? styles.title : 'muted'}>{shown?.title ?? t('song.pick')}</span>
      </PickerButton>
      <SongPicker
        opened={isOpen}
        songs={songs}
        selected={song}
        onClose={picker.close}
        onPick={(id) => {
          onPick(id);
          picker.close();
        }}
      />
    </>
  );
}
