import { Button } from '@mantine/core';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ThreadPlace } from '../data/list.ts';
import { useTakeAway } from '../data/moderate.ts';
import styles from './comment.module.css';

interface Props {
  readonly opened: boolean;
  readonly place: ThreadPlace;
  readonly id: number;
  readonly reader: string | null;
  /** Authors delete, moderators hide what others wrote. */
  readonly words: 'delete' | 'hide';
  readonly onClose: () => void;
}

/** Asks once more before a comment is taken away. */
export function DeleteDialog({ opened, onClose, ...comment }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t(`thread.${comment.words}Title`)} onClose={onClose}>
      {() => <Body {...comment} onClose={onClose} />}
    </DialogFrame>
  );
}

function Body({ place, id, reader, words, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const { mutate, isPending, data } = useTakeAway(place, reader);
  return (
    <div className={styles.dialog}>
      <p>{t(`thread.${words}Text`)}</p>
      {data?.isDone === false && (
        <p className={styles.problem} role="alert">
          {t('person.notDone')}
        </p>
      )}
      <DialogEnds>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('action.cancel')}
        </Button>
        <Button
          variant="danger"
          aria-busy={isPending}
          onClick={() => {
            if (!isPending) mutate({ id, deed: words }, { onSuccess: ({ isDone }) => isDone && onClose() });
          }}
        >
          {t(`thread.${words}`)}
        </Button>
      </DialogEnds>
    </div>
  );
}
