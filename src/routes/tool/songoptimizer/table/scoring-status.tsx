import { Button, Loader } from '@mantine/core';
import { Check, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ScoringView } from '#src/actors/late/use-scoring.ts';
import { useFormat } from '#src/components/format.ts';
import styles from './scoring-status.module.css';

interface Props {
  readonly scoring: ScoringView;
}

const SECOND_MS = 1_000;

/** How far the scoring is, with a way to stop it, or what it took. */
export function ScoringStatus({ scoring }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, isBusy, done, total, result, cancel, retry } = scoring;
  if (isBusy) {
    return (
      <div className={styles.line} role="status">
        <Loader size={16} color="var(--accent)" />
        <b>{t('optimizer.status.running')}</b>
        <span className={styles.facts}>{t('optimizer.status.progress', { done, total })}</span>
        <progress className={styles.bar} value={done} max={Math.max(1, total)} aria-hidden="true" />
        {status === 'asking' && (
          <Button className={styles.button ?? ''} onClick={cancel}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
    );
  }
  if (status === 'stopped') {
    return (
      <div className={styles.line} role="status">
        <Hourglass size={18} aria-hidden="true" />
        <b>{t('builder.status.cancelled')}</b>
        <span className={styles.facts}>{t('optimizer.status.progress', { done, total })}</span>
        <Button className={styles.button ?? ''} onClick={retry}>
          {t('action.retry')}
        </Button>
      </div>
    );
  }
  if (status !== 'answered' || !result || result.answer.scores.length === 0) return null;
  const { ms, scores, team, engine } = result.answer;
  const seconds = format.decimal(Math.round((ms / SECOND_MS) * 100) / 100);
  return (
    <div className={styles.line} role="status">
      <Check size={18} className={styles.ok} aria-hidden="true" />
      <b>{t('optimizer.status.exact')}</b>
      <span className={styles.facts}>
        {t('optimizer.status.charts', { count: scores.length })}
        {' · '}
        {t('builder.status.seconds', { seconds })}
      </span>
      {team && (
        <span className={styles.power}>
          {t('optimizer.status.power', { power: format.integer(team.power) })}
        </span>
      )}
      {engine === 'ts' && <p className={styles.note}>{t('builder.status.fallback')}</p>}
    </div>
  );
}
