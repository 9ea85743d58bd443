import { Button } from '@mantine/core';
import type { AnyDraftView } from '#machines/workdraft/workdraft.view';
import { saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './drafts.module.css';

interface Props {
  readonly draft: AnyDraftView;
}

/** What must be known about a draft: that another tab has it, that it could not be read, or that it is not kept. */
export function DraftNotes({ draft }: Props) {
  const { t } = useTranslation();
  const { isElsewhere, damaged, state, problem, take, keep, closeNote } = draft;
  const isUnkept = state === 'unkept' && problem !== null;
  return (
    <>
      <div role="status" className={styles.note} hidden={!isElsewhere}>
        {isElsewhere && (
          <>
            <span>{t('draft.elsewhere')}</span>
            <Button onClick={take}>{t('draft.take')}</Button>
          </>
        )}
      </div>
      <div role="alert" className={styles.danger} hidden={damaged === null}>
        {damaged !== null && (
          <>
            <span>{t('draft.damaged')}</span>
            <Button onClick={() => saveFile('draft.txt', new Blob([damaged], { type: 'text/plain' }))}>
              {t('draft.saveDamaged')}
            </Button>
            <Button onClick={closeNote}>{t('action.dismiss')}</Button>
          </>
        )}
      </div>
      <div role="alert" className={styles.danger} hidden={!isUnkept}>
        {isUnkept && (
          <>
            <span>
              {t('write.draft.unkept')}. {t(`draft.problem.${problem}`)}
            </span>
            <Button onClick={keep}>{t('action.retry')}</Button>
          </>
        )}
      </div>
    </>
  );
}

/** The browser does not hand the draft out: nothing is shown that could be written over it. */
export function Unread({ title, draft: { keep, problem } }: Props & { readonly title: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <div role="alert" className={styles.danger}>
        <span>
          {t('draft.unread')} {problem && t(`draft.problem.${problem}`)}
        </span>
        <Button onClick={keep}>{t('action.retry')}</Button>
      </div>
    </div>
  );
}
