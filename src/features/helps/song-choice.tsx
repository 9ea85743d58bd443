import { useDisclosure } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { byNewest, songView } from '#model/listing/views/song-view';
import { useServers } from '../../kit/actors/use-servers.ts';
import { useBands, useSongs } from '../../kit/data/lists.ts';
import { PickerButton } from '../../kit/field/picker-button.tsx';
import { SongPicker } from '../../kit/list/pickers/song-picker.tsx';
import { useSentStep } from '../../kit/page/use-sent-step.ts';
import { SongJacket } from '../../kit/song/song-jacket.tsx';
import { useTranslation } from '../../kit/text/translation.tsx';
import styles from './helps.module.css';

interface Props {
  /** Spoken name: what the song is for. */
  readonly label: string;
  readonly song: number | null;
  readonly onPick: (id: number) => void;
}

const JACKET = 40;

/** The one song that is compared for. */
export function SongChoice({ label, song, onPick }: Props) {
  const { t } = useTranslation();
  const [isOpen, picker] = useDisclosure(false);
  useSentStep('song', true, picker.open);
  // The dialog opens first, its list follows.
  const isFilled = useDeferredValue(isOpen, false);
  const known = useSongs().data?.byId;
  const bands = useBands().data?.byId;
  const { main, sub } = useServers();
  const songs = useMemo(() => {
    if (!isFilled || !known || !bands) return [];
    return [...known.values()]
      .filter(({ difficulties }) => difficulties.expert !== undefined)
      .map((each) => songView(each, { bands, main, sub }))
      .sort(byNewest);
  }, [isFilled, known, bands, main, sub]);
  const record = song === null ? undefined : known?.get(song);
  const shown = record && bands && songView(record, { bands, main, sub });
  return (
    <>
      <PickerButton label={label} tall onOpen={picker.open}>
        <SongJacket src={shown?.jacket ?? null} size={JACKET} />
        <span className={shown ? styles.title : 'muted'}>{shown?.title ?? t('song.pick')}</span>
      </PickerButton>
      <SongPicker
        opened={isOpen}
        songs={songs}
        server={main}
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
