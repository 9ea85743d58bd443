import { memo } from 'react';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { EntryTile, TileLine, TileName, TileNumber } from '#src/parts/listing/entry/entry-tile.tsx';
import type { SongItem } from '../song-item.ts';
import { songPath } from '../song-path.ts';
import { LevelTags } from './level-tags.tsx';

interface Props {
  readonly item: SongItem;
  /** The one that is filtered by; without it the hardest are shown. */
  readonly difficulty: Difficulty | null;
}

const SIZE = 144;

const HARDEST: readonly Difficulty[] = ['expert', 'special'];

/** A song as its jacket with its title, levels of charts and its number. */
export const SongTile = memo(function SongTile({ item: { id, view }, difficulty }: Props) {
  const shown = difficulty ? [difficulty] : HARDEST;
  const levels = view.levels.filter((chart) => shown.includes(chart.difficulty));
  return (
    <EntryTile to={songPath(id)} picture={<SongJacket src={view.jacket} size={SIZE} isLate />}>
      <TileName>{view.title}</TileName>
      <TileLine>
        <LevelTags levels={levels} />
        <TileNumber>{id}</TileNumber>
      </TileLine>
    </EntryTile>
  );
});
