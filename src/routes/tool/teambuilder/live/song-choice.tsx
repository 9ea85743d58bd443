import { useDeferredValue, useMemo } from 'react';
import { SongPicker } from '#src/components/song-picker.tsx';
import { byNewest, songView } from '#src/components/song-view.ts';
import type { Builder } from '../state/builder.ts';
import { fittingDifficulty } from '../state/request.ts';

interface Props {
  readonly builder: Builder;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Picks the song of the question. */
export function SongChoice({ builder, isOpen, onClose }: Props) {
  // The dialog opens first, its list follows.
  const isListed = useDeferredValue(isOpen, false);
  const { inputs, game, main, sub, change } = builder;
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
      selected={inputs.song}
      onClose={onClose}
      onPick={(id) => {
        change({ song: id, difficulty: fittingDifficulty(game.songs.get(id), inputs.difficulty) });
        onClose();
      }}
    />
  );
}
