import { Button, Loader } from '@mantine/core';
import { Check, CircleSlash, Hourglass, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SERVERS } from '#model/vocabulary/servers';
import type { MedleyView } from '#src/actors/late/use-medley.ts';
import { Banner } from '#src/components/banner.tsx';
import { useFormat } from '#src/components/format.ts';
import styles from '../teambuilder/answer/status-line.module.css';
import { gapPercent, type Shown } from './shown.ts';

interface Props {
  readonly view: MedleyView;
  readonly shown: Shown | null;
}

/** What the search does or did: the best so far and how much more there could be, or the proof. */
export function MedleyStatus({ view, shown }: Props) {
  const { t } = useTranslation();
  const { status, isBusy } = view;
  const isDone = !isBusy && status !== 'idle' && status !== 'failed';
  return (
    <>
      {(isBusy || isDone) && (
        <div className={styles.live}>{isBusy ? <Running view={view} /> : <Finished shown={shown} />}</div>
      )}
      {isDone && shown?.isStale && (
        <Banner kind="note" icon={<RotateCw size={16} />}>
          {t('builder.status.stale')}
        </Banner>
      )}
    </>
  );
}

/** What is spoken is the word alone: the numbers change ten times a second. */
function Running({ view: { status, partial, cancel } }: Pick<Props, 'view'>) {
  const { t } = useTranslation();
  const word =
    status === 'stopping'
      ? t('builder.status.cancelling')
      : partial === null
        ? t('builder.status.preparing')
        : partial.answer.proved
          ? t('builder.medley.comparing')
          : t('builder.status.running');
  return (
    <div className={styles.line}>
      <Loader size={16} color="var(--accent)" />
      <b role="status">{word}</b>
      <span className={styles.facts}>
        <RunningFacts partial={partial} />
      </span>
      {status === 'asking' && (
        <Button className={styles.cancel ?? ''} onClick={cancel}>
          {t('builder.status.cancel')}
        </Button>
      )}
    </div>
  );
}

function RunningFacts({ partial }: Pick<MedleyView, 'partial'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (partial === null) return null;
  const { progress, answer } = partial;
  const percent = gapPercent(answer);
  const facts = [
    t('builder.status.seconds', { seconds: format.decimal(Math.round(progress.elapsedMs / 100) / 10) }),
    answer.total !== null && t('builder.status.best', { score: format.integer(answer.total) }),
    !answer.proved && progress.bound !== null
      ? t('builder.status.bound', { score: format.integer(progress.bound) })
      : null,
    !answer.proved && percent !== null && format.signedPercent(percent),
  ];
  return facts.filter(Boolean).join(' · ');
}

function Finished({ shown }: Pick<Props, 'shown'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (shown === null || shown.isOld) {
    return (
      <div className={styles.line} role="status">
        <CircleSlash size={18} aria-hidden="true" /> {t('builder.status.stoppedEmpty')}
      </div>
    );
  }
  const { request, report } = shown;
  const { answer } = report;
  const counted = request.profile.cards.length + request.temporary.length;
  return (
    <div className={styles.line} role="status">
      <Verdict answer={answer} />
      <span className={styles.facts}>
        {t('builder.status.seconds', { seconds: format.decimal(Math.round(answer.ms / 10) / 100) })}
        <span className={styles.cards}>
          {' · '}
          {t('builder.status.cards', { count: counted })}
        </span>
      </span>
      <span className={styles.where}>{t(`server.short.${SERVERS[request.server]}`)}</span>
      {!answer.proved && <GapText answer={answer} />}
    </div>
  );
}

interface AnswerProps {
  readonly answer: Shown['report']['answer'];
}

function Verdict({ answer }: AnswerProps) {
  const { t } = useTranslation();
  if (answer.noMedley)
    return (
      <span className={styles.verdict}>
        <CircleSlash size={18} aria-hidden="true" /> {t('builder.medley.noneTitle')}
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
      <Hourglass size={18} aria-hidden="true" /> {t('builder.status.bounded')}
    </span>
  );
}

function GapText({ answer }: AnswerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const percent = gapPercent(answer);
  if (percent === null || answer.gap === null) return null;
  return (
    <p className={styles.gap}>
      {t('builder.medley.gap', { percent: format.percent(percent), points: format.integer(answer.gap) })}
    </p>
  );
}
