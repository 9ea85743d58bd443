import { Button } from '@mantine/core';
import { MAX_MUTED } from '#model/contract/account/muting';
import type { CallOutcome } from '#src/kit/data/api/call.ts';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../people.module.css';
import { useMuting } from './muted.data.ts';

type Deed = 'mute' | 'block';

interface Props {
  readonly deed: Deed | null;
  readonly username: string;
  /** As they are called. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: (deed: Deed) => void;
}

function useWhyNot(): (outcome: CallOutcome | undefined) => string | null {
  const { t } = useTranslation();
  return (outcome) => {
    if (outcome === undefined || outcome.isDone) return null;
    const { failure } = outcome;
    if (failure.kind !== 'refused') return t('person.notDone');
    if (failure.code === 'PERMISSION_DENIED') return t('muted.moderator');
    return failure.code === 'QUOTA_EXCEEDED' ? t('muted.full', { count: MAX_MUTED }) : t('person.notDone');
  };
}

/** Says what follows from muting or blocking somebody, and asks once more. */
export function MutingDialog({ deed, username, name, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { mutate, data, isPending, reset } = useMuting();
  const whyNot = useWhyNot()(data);
  const close = () => {
    reset();
    onClose();
  };
  const confirm = () => {
    if (deed === null || isPending) return;
    const done = (outcome: CallOutcome) => {
      if (!outcome.isDone) return;
      close();
      onDone(deed);
    };
    mutate({ username, deed, value: true }, { onSuccess: done });
  };
  const shown = deed ?? 'mute';
  return (
    <DialogFrame opened={deed !== null} title={t(`muted.${shown}Title`, { name })} onClose={close}>
      {() => (
        <div className={styles.question}>
          <p>{t(`muted.${shown}Text`)}</p>
          {whyNot !== null && (
            <p className={styles.problem} role="alert">
              {whyNot}
            </p>
          )}
          <DialogEnds>
            <Button variant="default" onClick={close} data-autofocus>
              {t('action.cancel')}
            </Button>
            <Button variant={shown === 'block' ? 'danger' : 'filled'} aria-busy={isPending} onClick={confirm}>
              {t(`muted.${shown}`)}
            </Button>
          </DialogEnds>
        </div>
      )}
    </DialogFrame>
  );
}
