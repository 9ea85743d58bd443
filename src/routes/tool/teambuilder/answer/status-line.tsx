import { Button, Loader } from '@mantine/core';
import { Check, CircleSlash, Hourglass, RotateCw, TriangleAlert } from 'lucide-react';
import { SERVERS } from '#model/vocabulary/servers';
import { useOptimizer, useOptimizerPart } from '#src/actors/use-optimizer.ts';
import { Banner } from '#src/components/banner.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';
import styles from './status-line.module.css';
import { type Searched, useSearched } from './use-searched.ts';

interface Props {
  readonly builder: Builder;
}

/** What the search does or did: the proof or its gap, the work it took, and what to know about it. */
export function StatusLine({ builder }: Props) {
  const { t } = useTranslation();
  const isBusy = useOptimizerPart((view) => view.isBusy);
  const status = useOptimizerPart((view) => (view.isBusy ? null : view.status));
  const engine = useOptimizerPart((view) => view.engine);
  const wasRestarted = useOptimizerPart((view) => view.wasRestarted);
  const searched = useSearched(builder);
  const wasStoppedEmpty = status === 'cancelled' && (searched === null || searched.isOld);
  const isDone = !isBusy && searched !== null && status !== 'failed' && !wasStoppedEmpty;
  return (
    <>
      <div className={styles.live} role="status">
        {isBusy && <Running />}
        {wasStoppedEmpty && <StoppedEmpty />}
        {isDone && <Finished searched={searched} />}
      </div>
      {isDone && searched.isStale && (
        <Banner kind="note" icon={<RotateCw size={16} />}>
          {t('builder.status.stale')}
        </Banner>
      )}
      {wasRestarted && (
        <Banner kind="note" icon={<RotateCw size={16} />}>
          {t('builder.status.restarted')}
        </Banner>
      )}
      {engine?.fallback && (
        <Banner kind="warning" icon={<TriangleAlert size={16} />}>
          {t('builder.status.fallback')}
        </Banner>
      )}
    </>
  );
}

function Running() {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, progress, canCancel, cancel } = useOptimizer();
  const words = {
    preparing: t('builder.status.preparing'),
    running: t('builder.status.running'),
    cancelling: t('builder.status.cancelling'),
  };
  const word = status === 'preparing' || status === 'cancelling' ? words[status] : words.running;
  return (
    <div className={styles.line}>
      <Loader size={16} color="var(--accent)" />
      <b>{word}</b>
      {progress && (
        <span className={styles.facts}>
          {[
            t('unit.seconds', {
              seconds: format.decimal(Math.round(progress.elapsedMs / 100) / 10),
            }),
            t('builder.status.nodes', { count: progress.nodes }),
            progress.best === null ? '' : t('builder.status.best', { score: format.integer(progress.best) }),
            progress.bound === null
              ? ''
              : t('builder.status.bound', { score: format.integer(progress.bound) }),
          ]
            .filter((fact) => fact !== '')
            .join(' · ')}
        </span>
      )}
      {canCancel && (
        <Button className={styles.cancel ?? ''} onClick={cancel}>
          {t('builder.status.cancel')}
        </Button>
      )}
    </div>
  );
}

function StoppedEmpty() {
  const { t } = useTranslation();
  return (
    <div className={styles.line}>
      <CircleSlash size={18} aria-hidden="true" /> {t('builder.status.stoppedEmpty')}
    </div>
  );
}

interface FinishedProps {
  readonly searched: Searched;
}

function Finished({ searched }: FinishedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isCancelled = useOptimizerPart((view) => view.status === 'cancelled');
  const { answer, request } = searched;
  const counted = request.profile.cards.length + request.temporary.length;
  const facts = [
    t('builder.status.nodes', { count: answer.nodes }),
    t('builder.status.ms', { ms: format.decimal(Math.round(answer.ms * 10) / 10) }),
  ];
  return (
    <div className={styles.line}>
      <Verdict searched={searched} isCancelled={isCancelled} />
      <span className={styles.facts}>
        {facts.join(' · ')}
        <span className={styles.cards}>
          {' · '}
          {t('builder.status.cards', { count: counted })}
        </span>
      </span>
      <span className={styles.where}>{t(`server.short.${SERVERS[request.server]}`)}</span>
      {!answer.proved && <GapText searched={searched} isCancelled={isCancelled} />}
    </div>
  );
}

interface VerdictProps {
  readonly searched: Searched;
  readonly isCancelled: boolean;
}

function Verdict({ searched: { answer }, isCancelled }: VerdictProps) {
  const { t } = useTranslation();
  if (answer.noTeam)
    return (
      <span className={styles.verdict}>
        <CircleSlash size={18} aria-hidden="true" /> {t('builder.noTeam.title')}
      </span>
    );
  if (answer.proved)
    return (
      <span className={styles.verdict} data-proved>
        <Check size={18} aria-hidden="true" /> {t('builder.status.proved')}
      </span>
    );
  return (
    <span className={styles.verdict}>
      <Hourglass size={18} aria-hidden="true" />
      {isCancelled ? t('builder.status.cancelled') : t('builder.status.bounded')}
    </span>
  );
}

function GapText({ searched: { answer }, isCancelled }: VerdictProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (answer.noTeam) return null;
  if (answer.teams.length === 0) return <p className={styles.gap}>{t('builder.status.stoppedEmpty')}</p>;
  const gap = format.integer(answer.gap);
  return (
    <p className={styles.gap}>
      {isCancelled ? t('builder.status.cancelledText', { gap }) : t('builder.status.boundedText', { gap })}
    </p>
  );
}
