import { useDeferredValue } from 'react';
import { DataError } from '#src/components/data-error.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useGameData } from '#src/parts/team/sources/game-data.ts';
import { BuilderPanels, BuilderSkeleton } from './teambuilder/panels.tsx';
import styles from './teambuilder.module.css';

/** `/tool/teambuilder`: the best five cards for one song (reference R54). */
export function TeamBuilder() {
  const { t } = useTranslation();
  const { game: loaded, failure, retry } = useGameData();
  // Both panels are drawn in slices, so that the page answers meanwhile.
  const game = useDeferredValue(loaded, null);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('builder.title')}</h1>
        <p className={styles.lead}>{t('builder.lead')}</p>
      </header>
      {game && <BuilderPanels game={game} />}
      {!loaded && failure && <DataError message={failure.message} onRetry={retry} />}
      {!game && !(failure && !loaded) && <BuilderSkeleton />}
    </div>
  );
}
