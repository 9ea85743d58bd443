import { memo } from 'react';
import { QuickLink } from '#src/components/quick-link.tsx';
import { SongJacket } from '#src/components/song-jacket.tsx';
import type { SongItem } from '../song-item.ts';
import { songPath } from '../song-path.ts';
import { LevelTags } from './level-tags.tsx';
import styles from './song-list.module.css';

interface Props {
  readonly item: SongItem;
}

const SIZE = 144;

/** A song as its jacket with its title, the levels of its hardest charts and its number. */
export const SongTile = memo(function SongTile({ item: { id, view } }: Props) {
  const hardest = view.levels.filter(({ difficulty }) => difficulty === 'expert' || difficulty === 'special');
  return (
    <QuickLink to={songPath(id)} className={styles.tile}>
      <SongJacket src={view.jacket} size={SIZE} />
      <span className={styles.title}>{view.title}</span>
      <span className={styles.under}>
        <LevelTags levels={hardest} />
        <span className={styles.id}>{id}</span>
      </span>
    </QuickLink>
  );
});
