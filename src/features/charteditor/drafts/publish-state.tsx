import { Button, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { differenceOf } from '#model/writing/chart/comparison';
import { type ChartDraft, noteCount } from '#model/writing/chart/draft';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './drafts.module.css';
import type { ChartDraftView, ChartRefusal } from './use-chartdraft.ts';

interface Props {
  readonly draft: ChartDraftView;
}

const WHOLE = 100;

/** How far publishing is, why it failed, and what can be done then. */
export function PublishState({ draft }: Props) {
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
        {refusal?.kind === 'stale' && <Versions draft={draft} newer={refusal.newer} />}
      </div>
    </>
  );
}

function Underway({ draft: { progress, cancel } }: Props) {
  const { t } = useTranslation();
  const share = progress?.file ? progress.share : null;
  const percent = share === null ? WHOLE : Math.round(share * WHOLE);
  return (
    <div className={styles.note}>
      <div className={styles.course}>
        <span role="status">{t(`chartDraft.sending.${progress?.file ?? 'chart'}`)}</span>
        <Progress
          value={percent}
          animated={share === null}
          striped={share === null}
          aria-label={t('chartDraft.progress')}
        />
      </div>
      <Button onClick={cancel}>{t('action.cancel')}</Button>
    </div>
  );
}

function Words({ refusal }: { readonly refusal: ChartRefusal }) {
  const { t } = useTranslation();
  switch (refusal.kind) {
    case 'wait':
      return t('composer.wait', { count: refusal.seconds });
    case 'blocked':
      return t('muted.refused');
    case 'quota':
      return t('chartDraft.plan.full');
    case 'gone':
    case 'large':
    case 'invalid':
    case 'stale':
      return t(`chartDraft.refusal.${refusal.kind}`);
    case 'upload': {
      const { failure } = refusal;
      if (failure.kind === 'wait') return t('composer.wait', { count: failure.seconds });
      if (failure.kind === 'login') return t('write.refusal.login');
      const isPicture =
        refusal.file === 'cover' && (failure.kind === 'kind' || failure.kind === 'unreadable');
      return t(isPicture ? `upload.failure.${failure.kind}` : `chartDraft.fileFault.${failure.kind}`);
    }
    default:
      return t(`write.refusal.${refusal.kind}`);
  }
}

/** Both versions beside each other. */
function Versions({ draft, newer }: Props & { readonly newer: ChartDraft | null }) {
  const { t } = useTranslation();
  const { draft: mine, insist, takeNewer } = draft;
  const { onlyMine, onlyTheirs } = newer ? differenceOf(mine, newer) : { onlyMine: 0, onlyTheirs: 0 };
  return (
    <div className={styles.columns}>
      <Version title={t('chartDraft.mine')} draft={mine} only={onlyMine}>
        <Button onClick={insist}>{t('write.insist')}</Button>
      </Version>
      {newer && (
        <Version title={t('write.newer')} draft={newer} only={onlyTheirs}>
          <Button onClick={takeNewer}>{t('write.takeNewer')}</Button>
          <p className="muted">{t('chartDraft.takeText')}</p>
        </Version>
      )}
    </div>
  );
}

interface VersionProps {
  readonly title: string;
  readonly draft: ChartDraft;
  readonly only: number;
  readonly children: ReactNode;
}

function Version({ title, draft, only, children }: VersionProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { diff, level, title: name } = draft.about;
  const difficulty = DIFFICULTIES[diff ?? -1];
  const count = noteCount(draft);
  return (
    <section className={styles.version} aria-label={title}>
      <h3>{title}</h3>
      <p>
        <bdi>{name}</bdi>{' '}
        {difficulty && level !== null && <DifficultyTag difficulty={difficulty} level={level} named />}
      </p>
      <p>{t('chart.notes', { count, notes: integer(count) })}</p>
      <p>{t('chartDraft.only', { number: only })}</p>
      {children}
    </section>
  );
}
