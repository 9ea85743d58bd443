import { Button, Loader } from '@mantine/core';
import { Check, CircleSlash, Hourglass, RotateCw, TriangleAlert } from 'lucide-react';
import { SERVERS } from '#model/vocabulary/servers';
import type { MedleyView } from '#src/actors/late/use-question.ts';
import { Banner } from '#src/components/banner.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
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
  const runningWord = useRunningWord(view);
  const outcome = useOutcome(shown);
  return (
    <>
      {/* The numbers beside the word change ten times a second: spoken is what does not. */}
      <p className="visually-hidden" role="status">
        {isBusy ? runningWord : isDone ? outcome : ''}
      </p>
      {(isBusy || isDone) && (
        <div className={styles.live}>
          {isBusy ? <Running view={view} word={runningWord} /> : <Finished shown={shown} />}
        </div>
      )}
      {isDone && shown?.isStale && (
        <Banner kind="note" icon={<RotateCw size={16} />}>
          {t('builder.status.stale')}
        </Banner>
      )}
      {shown?.report.answer.engine === 'ts' && (
        <Banner kind="warning" icon={<TriangleAlert size={16} />}>
          {t('builder.status.fallback')}
        </Banner>
      )}
    </>
  );
}

/** What the search is at. */
function useRunningWord({ status, partial }: MedleyView): string {
  const { t } = useTranslation();
  if (status === 'stopping') return t('builder.status.cancelling');
  if (partial === null) return t('builder.status.preparing');
  return partial.answer.proved ? t('builder.medley.comparing') : t('builder.status.running');
}

/** What came out, in words. */
function useOutcome(shown: Shown | null): string {
  const { t } = useTranslation();
  const format = useFormat();
  const verdict = useVerdict();
  if (shown === null || shown.isOld) return t('builder.status.stoppedEmpty');
  const { answer } = shown.report;
  const total = answer.total;
  return [
    verdict(answer),
    ...(total === null ? [] : [t('builder.medley.totalText', { total: format.integer(total) })]),
  ].join('. ');
}

function useVerdict(): (answer: Shown['report']['answer']) => string {
  const { t } = useTranslation();
  return ({ noMedley, proved }) => {
    if (noMedley) return t('builder.medley.noneTitle');
    return t(proved ? 'builder.status.proved' : 'builder.status.bounded');
  };
}

interface RunningProps extends Pick<Props, 'view'> {
  readonly word: string;
}

function Running({ view: { status, partial, cancel }, word }: RunningProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.line}>
      <Loader size={16} color="var(--accent)" />
      <b>{word}</b>
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
    t('unit.seconds', { seconds: format.decimal(Math.round(progress.elapsedMs / 100) / 10) }),
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
      <div className={styles.line}>
        <CircleSlash size={18} aria-hidden="true" /> {t('builder.status.stoppedEmpty')}
      </div>
    );
  }
  const { request, report } = shown;
  const { answer } = report;
  const counted = request.profile.cards.length + request.temporary.length;
  return (
    <div className={styles.line}>
      <Verdict answer={answer} />
      <span className={styles.facts}>
        {t('unit.seconds', { seconds: format.decimal(Math.round(answer.ms / 10) / 100) })}
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
  const verdict = useVerdict();
  const Icon = answer.noMedley ? CircleSlash : answer.proved ? Check : Hourglass;
  return (
    <span className={styles.verdict} data-proved={(answer.proved && !answer.noMedley) || undefined}>
      <Icon size={18} aria-hidden="true" /> {verdict(answer)}
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
