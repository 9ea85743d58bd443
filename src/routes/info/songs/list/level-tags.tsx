import type { SongLevel } from '#model/listing/views/song-view';
import { DifficultyTag } from '#src/components/difficulty-tag.tsx';
import styles from './level-tags.module.css';

/** The levels of these charts, each on its difficulty's colour. */
export const LevelTags = ({ levels }: { readonly levels: readonly SongLevel[] }) => (
  <span className={styles.levels}>
    {levels.map(({ difficulty, level }) => (
      <DifficultyTag key={difficulty} difficulty={difficulty} level={level} />
    ))}
  </span>
);
