import { Button, Loader } from '@mantine/core';
import { Check, CircleSlash, Hourglass, RotateCw, TriangleAlert } from 'lucide-react';
import type { TeamRequest } from '#model/compute/request';
import { SERVERS } from '#model/vocabulary/servers';
import { Banner } from '#src/kit/page/banner.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './status-line.module.css';

/** A search under way. */
export interface RunningWords {
  readonly word: string;
  readonly facts: string;
  /** Null while it cannot be cancelled. */
  readonly cancel: (() => void) | null;
}

/** What a search found out. */
export interface FinishedWords {
  readonly verdict: string;
  /** Whether the result is proved, could be beaten, or does not exist. */
  readonly outcome: 'proved' | 'open' | 'none';
  readonly facts: string;
  readonly request: Pick<TeamRequest, 'profile' | 'temporary' | 'server'>;
  /** By how much the result could be beaten; null where that is not to be said. */
  readonly gap: string | null;
}

interface Props {
  readonly running: RunningWords | null;
  readonly finished: FinishedWords | null;
  /** The search was stopped before it found anything. */
  readonly isStoppedEmpty: boolean;
  /** The inputs were changed since. */
  readonly isStale: boolean;
  readonly wasRestarted?: boolean;
  /** The engine runs without WebAssembly. */
  readonly isFallback: boolean;
  /** What is read aloud, where it is not all of the line. */
  readonly spoken?: string;
}

/** What the search does or did: the proof or its gap, the work it took, and what to know about it. */
export function StatusLine({ running, finished, isStoppedEmpty, spoken, ...notes }: Props) {
  const { t } = useTranslation();
  const { isStale, wasRestarted = false, isFallback } = notes;
  return (
    <>
      {spoken !== undefined && (
        <p className="visually-hidden" role="status">
          {spoken}
        </p>
      )}
      <div className={styles.live} role={spoken === undefined ? 'status' : undefined}>
        {running && <Running {...running} />}
        {isStoppedEmpty && <StoppedEmpty />}
        {finished && <Finished {...finished} />}
      </div>
      {isStale && (
        <Banner kind="note" icon={<RotateCw size={16} />}>
          {t('builder.status.stale')}
        </Banner>
      )}
      {wasRestarted && (
        <Banner kind="note" icon={<RotateCw size={16} />}>
          {t('builder.status.restarted')}
        </Banner>
      )}
      {isFallback && (
        <Banner kind="warning" icon={<TriangleAlert size={16} />}>
          {t('builder.status.fallback')}
        </Banner>
      )}
    </>
  );
}

function Running({ word, facts, cancel }: RunningWords) {
  const { t } = useTranslation();
  return (
    <div className={styles.line}>
      <Loader size={16} color="var(--accent)" />
      <b>{word}</b>
      {facts !== '' && <span className={styles.facts}>{facts}</span>}
      {cancel && (
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

const ICONS = { proved: Check, open: Hourglass, none: CircleSlash } as const;

function Finished({ verdict, outcome, facts, request, gap }: FinishedWords) {
  const { t } = useTranslation();
  const Icon = ICONS[outcome];
  const count = request.profile.cards.length + request.temporary.length;
  return (
    <div className={styles.line}>
      <span className={styles.verdict} data-proved={outcome === 'proved' || undefined}>
        <Icon size={18} aria-hidden="true" /> {verdict}
      </span>
      <span className={styles.facts}>
        {facts}
        <span className={styles.cards}>
          {' · '}
          {t('builder.status.cards', { count })}
        </span>
      </span>
      <span className={styles.where}>{t(`server.short.${SERVERS[request.server]}`)}</span>
      {gap !== null && <p className={styles.gap}>{gap}</p>}
    </div>
  );
}
