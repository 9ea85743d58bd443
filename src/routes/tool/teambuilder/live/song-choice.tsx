import { useDeferredValue, useMemo } from 'react';
import { byNewest, songView } from '#model/listing/views/song-view';
import { SongPicker } from '#src/components/song-picker.tsx';
import type { Builder } from '../state/builder.ts';
import { fittingDifficulty } from '../state/request.ts';

interface Props {
  readonly builder: Builder;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Left out, the song of the question is meant. */
  readonly place?: SongPlace;
}

/** Where a picked song goes, and which one is there. */
export interface SongPlace {
  readonly selected: number | null;
  readonly pick: (id: number) => void;
}

const questionSong = ({ inputs, game, change }: Builder): SongPlace => ({
  selected: inputs.song,
  pick: (id) => change({ song: id, difficulty: fittingDifficulty(game.songs.get(id), inputs.difficulty) }),
});

/** Picks a song. */
export function SongChoice({ builder, isOpen, onClose, place = questionSong(builder) }: Props) {
  // The dialog opens first, its list follows.
  const isListed = useDeferredValue(isOpen, false);
  const { game, main, sub } = builder;
  const songs = useMemo(() => {
    if (!isListed) return [];
    return [...game.songs.values()]
      .map((song) => songView(song, { bands: game.bands, main, sub }))
      .sort(byNewest);
  }, [isListed, game, main, sub]);
  return (
    <SongPicker
      opened={isOpen}
      songs={songs}
      selected={place.selected}
      onClose={onClose}
      onPick={(id) => {
        place.pick(id);
        onClose();
      }}
    />
  );
}
