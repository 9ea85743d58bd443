import { Button, CloseButton } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './profiles.module.css';

/** What was taken away last, until it is dismissed or the next thing is taken away: no one has to be quick. */
export function UndoNotice() {
  const { t } = useTranslation();
  const { undoable, undo, dismissUndo } = useProfiles();
  const shownName = useProfileName();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed went with its row; the keyboard goes on here.
    if (undoable !== null && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [undoable]);
  return (
    <div role="status" className={styles.undoPlace}>
      {undoable && (
        <div className={styles.undo}>
          <span className={styles.undoText}>
            {undoable.kind === 'removed'
              ? t('manager.removed', { name: shownName(undoable.profile.name) })
              : t('manager.exchanged')}
          </span>
          <Button ref={button} leftSection={<Undo2 size={16} aria-hidden="true" />} onClick={undo}>
            {t('action.undo')}
          </Button>
          <CloseButton aria-label={t('action.dismiss')} onClick={dismissUndo} />
        </div>
      )}
    </div>
  );
}
