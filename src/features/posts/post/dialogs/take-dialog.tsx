import { Button } from '@mantine/core';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useTakePost } from '../post.data.ts';
import styles from '../post.module.css';

interface Props {
  readonly opened: boolean;
  readonly id: number;
  /** Authors delete, moderators hide what others wrote. */
  readonly words: 'delete' | 'hide';
  readonly onClose: () => void;
  readonly onTaken: () => void;
}

/** Asks once more before a post is taken away. */
export function TakeDialog({ opened, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t(`post.${rest.words}Title`)} onClose={rest.onClose}>
      {() => <Body {...rest} />}
    </DialogFrame>
  );
}

function Body({ id, words, onClose, onTaken }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const { mutate, isPending, data } = useTakePost(id);
  return (
    <div className={styles.dialog}>
      <p>{t(words === 'delete' ? 'post.deletedText' : 'thread.hideText')}</p>
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
            if (!isPending) mutate('delete', { onSuccess: ({ isDone }) => isDone && onTaken() });
          }}
        >
          {t(`thread.${words}`)}
        </Button>
      </DialogEnds>
    </div>
  );
}
