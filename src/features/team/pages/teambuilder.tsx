import { useDeferredValue } from 'react';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { NO_GAME, useGameData } from '../sources/game-data.ts';
import { BuilderPanels } from '../teambuilder/panels.tsx';
import styles from '../teambuilder/teambuilder.module.css';

/** `/tool/teambuilder`: the best five cards for one song (reference R54). Its first step can be taken before the game's data is here. */
export function Screen() {
  const { t } = useTranslation();
  const { game: loaded, failure, retry } = useGameData();
  // Both panels are drawn in slices, so that the page answers meanwhile.
  const game = useDeferredValue(loaded, null);
  const hasFailed = !loaded && failure !== null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('builder.title')}</h1>
        <p className={styles.lead}>{t('builder.lead')}</p>
      </header>
      {hasFailed ? (
        <DataError message={failure.message} onRetry={retry} />
      ) : (
        <BuilderPanels game={game ?? NO_GAME} />
      )}
    </div>
  );
}
