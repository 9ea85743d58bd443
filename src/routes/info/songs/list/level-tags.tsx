import { DifficultyTag } from '#src/components/difficulty-tag.tsx';
import type { SongLevel } from '#src/components/song-view.ts';
import styles from './song-list.module.css';

/** The levels of these charts, each on its difficulty's colour. */
export const LevelTags = ({ levels }: { readonly levels: readonly SongLevel[] }) => (
  <span className={styles.levels}>
    {levels.map(({ difficulty, level }) => (
      <DifficultyTag key={difficulty} difficulty={difficulty} level={level} />
    ))}
  </span>
);
