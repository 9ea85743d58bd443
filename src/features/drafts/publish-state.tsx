import { Button, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import type { WorkRefusal } from '#machines/workdraft/workdraft.types';
import type { AnyDraftView, WorkDraftView } from '#machines/workdraft/workdraft.view';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './drafts.module.css';

interface Props<Content> {
  readonly draft: WorkDraftView<Content, unknown, unknown>;
  /** What is to be known of a version to choose it; `other` is the one beside it. */
  readonly describe: (version: Content, other: Content | null) => ReactNode;
}

const WHOLE = 100;

/** How far publishing is, why it failed, and what can be done then. */
export function PublishState<Content>({ draft, describe }: Props<Content>) {
  const { refusal, isPublishing } = draft;
  return (
    <>
      {isPublishing && <Underway draft={draft} />}
      <div role="alert" className={styles.danger} hidden={refusal === null}>
        {refusal && (
          <span>
            <Words refusal={refusal} />
          </span>
        )}
        {refusal?.kind === 'stale' && <Versions draft={draft} newer={refusal.newer} describe={describe} />}
      </div>
    </>
  );
}

function Underway({ draft: { progress, cancel } }: { readonly draft: AnyDraftView }) {
  const { t } = useTranslation();
  const share = progress?.file ? progress.share : null;
  const percent = share === null ? WHOLE : Math.round(share * WHOLE);
  return (
    <div className={styles.note}>
      <div className={styles.course}>
        <span role="status">{t(`draft.sending.${progress?.file ?? 'work'}`)}</span>
        <Progress
          value={percent}
          animated={share === null}
          striped={share === null}
          aria-label={t('draft.progress')}
        />
      </div>
      <Button onClick={cancel}>{t('action.cancel')}</Button>
    </div>
  );
}

function Words({ refusal }: { readonly refusal: WorkRefusal<unknown> }) {
  const { t } = useTranslation();
  switch (refusal.kind) {
    case 'wait':
      return t('composer.wait', { count: refusal.seconds });
    case 'blocked':
      return t('muted.refused');
    case 'quota':
      return t('draft.plan.full');
    case 'gone':
    case 'large':
    case 'invalid':
    case 'stale':
      return t(`draft.refusal.${refusal.kind}`);
    case 'upload': {
      const { failure } = refusal;
      if (failure.kind === 'wait') return t('composer.wait', { count: failure.seconds });
      if (failure.kind === 'login') return t('write.refusal.login');
      const isPicture =
        refusal.file === 'cover' && (failure.kind === 'kind' || failure.kind === 'unreadable');
      return t(isPicture ? `upload.failure.${failure.kind}` : `draft.fileFault.${failure.kind}`);
    }
    default:
      return t(`write.refusal.${refusal.kind}`);
  }
}

/** Both versions beside each other. */
function Versions<Content>({ draft, newer, describe }: Props<Content> & { readonly newer: Content | null }) {
  const { t } = useTranslation();
  const { draft: mine, isElsewhere, insist, takeNewer } = draft;
  return (
    <div className={styles.columns}>
      <section className={styles.version} aria-label={t('draft.mine')}>
        <h3>{t('draft.mine')}</h3>
        {describe(mine, newer)}
        <Button disabled={isElsewhere} onClick={insist}>
          {t('write.insist')}
        </Button>
      </section>
      {newer && (
        <section className={styles.version} aria-label={t('write.newer')}>
          <h3>{t('write.newer')}</h3>
          {describe(newer, mine)}
          <Button disabled={isElsewhere} onClick={takeNewer}>
            {t('write.takeNewer')}
          </Button>
          <p className="muted">{t('draft.takeText')}</p>
        </section>
      )}
    </div>
  );
}
