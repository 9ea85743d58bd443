import { Button } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { CallOutcome } from '#src/kit/data/api/call.ts';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './comment.module.css';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  /** What follows from it. */
  readonly text: string;
  /** The label of the button. */
  readonly label: string;
  readonly deletion: Pick<UseMutationResult<CallOutcome>, 'data' | 'isPending' | 'reset'>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before a comment or post is deleted, or hidden by a moderator. */
export function DeleteDialog({ opened, title, text, label, deletion, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const { data, isPending, reset } = deletion;
  const hasFailed = data?.isDone === false;
  const close = () => {
    if (hasFailed) reset();
    onClose();
  };
  return (
    <DialogFrame opened={opened} title={title} onClose={close}>
      {() => (
        <div className={styles.dialog}>
          <p>{text}</p>
          {hasFailed && (
            <p className={styles.problem} role="alert">
              {t('person.notDone')}
            </p>
          )}
          <DialogEnds>
            <Button variant="default" onClick={close} data-autofocus>
              {t('action.cancel')}
            </Button>
            <Button
              variant="danger"
              aria-busy={isPending}
              onClick={() => {
                if (!isPending) onConfirm();
              }}
            >
              {label}
            </Button>
          </DialogEnds>
        </div>
      )}
    </DialogFrame>
  );
}
