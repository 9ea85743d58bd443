import { Button, Loader } from '@mantine/core';
import { Check, Hourglass } from 'lucide-react';
import { SECOND_MS } from '#model/vocabulary/time';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './run-status.module.css';

/** Charts being worked through. */
interface Run {
  readonly status: 'idle' | 'asking' | 'stopping' | 'answered' | 'stopped' | 'failed';
  readonly isBusy: boolean;
  readonly done: number;
  readonly total: number;
  cancel(): void;
  retry(): void;
}

interface Props {
  readonly run: Run;
  /** False while the rows found last are still being drawn: no verdict may stand above others. */
  readonly isDrawn: boolean;
  /** What is under way, and what is true of the whole. */
  readonly running: string;
  readonly whole: string;
  /** Of the whole. */
  readonly count: number;
  readonly ms: number;
  readonly engine: 'wasm' | 'ts';
  /** Of the one team on all charts. */
  readonly power?: number | undefined;
}

/** How far the charts are, with a way to stop, or what they took. */
export function RunStatus(props: Props) {
  const { t } = useTranslation();
  const { run, running, isDrawn } = props;
  const { status, isBusy, done, total, cancel, retry } = run;
  if (isBusy || !isDrawn) {
    return (
      <div className={styles.line} role="status">
        <Loader size={16} color="var(--accent)" />
        <b>{running}</b>
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
  return status === 'answered' && props.count > 0 ? <Whole {...props} /> : null;
}

function Whole({ whole, count, ms, engine, power }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const seconds = format.decimal(Math.round((ms / SECOND_MS) * 100) / 100);
  return (
    <div className={styles.line} role="status">
      <Check size={18} className={styles.ok} aria-hidden="true" />
      <b>{whole}</b>
      <span className={styles.facts}>
        {t('optimizer.status.charts', { count })}
        {' · '}
        {t('unit.seconds', { seconds })}
      </span>
      {power !== undefined && (
        <span className={styles.power}>{t('optimizer.status.power', { power: format.integer(power) })}</span>
      )}
      {engine === 'ts' && <p className={styles.note}>{t('builder.status.fallback')}</p>}
    </div>
  );
}
