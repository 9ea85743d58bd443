import { Button } from '@mantine/core';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './teambuilder.module.css';

interface Props {
  /** Null while there is nothing to take back. */
  readonly onUndo: (() => void) | null;
}

/** Takes Reset back, as long as nothing else was set. */
export function Undo({ onUndo }: Props) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.undo}>
      {onUndo && (
        <>
          {t('builder.resetDone')}
          <Button variant="subtle" onClick={onUndo}>
            {t('action.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
