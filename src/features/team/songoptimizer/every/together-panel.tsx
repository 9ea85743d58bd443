import { Button, Loader } from '@mantine/core';
import { Check, Hourglass } from 'lucide-react';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { cardList } from '#model/compute/asked/inputs';
import type { EverySongAnswer } from '#model/compute/every-song';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { UncountedCharts } from '../../messages/uncounted-charts.tsx';
import { chartOf } from '../../result/medley.ts';
import { useSources } from '../../sources/sources.tsx';
import { codeOf, encodeOptimizer, type OptimizerPage, TOGETHER } from '../state/optimizer-inputs.ts';
import { TeamCell } from '../table/team-cell.tsx';
import styles from './together-panel.module.css';
import type { TogetherView } from './use-together.ts';

interface Props {
  readonly page: OptimizerPage;
  readonly together: TogetherView;
  /** What a team for each chart of `charts` reaches. */
  readonly each: readonly EverySongAnswer['teams'][number][];
  readonly charts: readonly { readonly song: number; readonly difficulty: Parameters<typeof codeOf>[1] }[];
}

const THUMB = 48;

/** One team for several songs: which ones, and what comes of it. Not drawn again for each report of what else is sought. */
export const TogetherPanel = memo(function TogetherPanel({ page, together, each, charts }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const title = useId();
  const { inputs, change } = page;
  const { run, mode, count, sums } = together;
  const names = {
    off: t('optimizer.together.off'),
    picked: t('optimizer.together.picked', { number: integer(inputs.picked.length) }),
    shown: t('optimizer.together.shown'),
  };
  const result = sums && run.result;
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t('optimizer.together.title')}</h2>
        <SegmentedChoice
          label={t('optimizer.together.title')}
          value={mode}
          choices={TOGETHER.map((value) => ({ value, label: names[value] }))}
          onChange={(value) => change({ together: value })}
        />
        {inputs.picked.length > 0 && (
          <Button variant="subtle" onClick={() => change({ picked: [], together: 'off' })}>
            {t('action.clear')}
          </Button>
        )}
      </div>
      {mode === 'off' || count === 0 ? (
        <p className={styles.hint}>{t('optimizer.together.hint')}</p>
      ) : run.status === 'failed' ? (
        <ErrorState title={t('failure.engineTitle')} text={t('failure.engine')} onRetry={run.retry} />
      ) : (
        <Status run={run} />
      )}
      {result && result.answer.sum !== null && mode !== 'off' && (
        <Found page={page} result={result} best={bestSum(sums, each, charts)} />
      )}
    </section>
  );
});

/** What a team for each of these charts would reach; null as long as some are still sought. */
function bestSum(
  sums: NonNullable<TogetherView['sums']>,
  each: Props['each'],
  charts: Props['charts'],
): number | null {
  let total = 0;
  let known = 0;
  charts.forEach(({ song, difficulty }, i) => {
    const team = each[i];
    if (!team || !sums.has(codeOf(song, difficulty))) return;
    known += 1;
    total += team.average;
  });
  return known === sums.size && total > 0 ? total : null;
}

function Status({ run }: { readonly run: TogetherView['run'] }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const gap = run.result?.answer.gap ?? null;
  if (run.isBusy) {
    return (
      <p className={styles.status} role="status">
        <Loader size={16} color="var(--accent)" /> <b>{t('builder.status.running')}</b>
        <Button onClick={run.cancel}>{t('action.cancel')}</Button>
      </p>
    );
  }
  const isProved = run.status === 'answered';
  return (
    <p className={styles.status} role="status">
      {isProved ? (
        <Check size={18} className={styles.ok} aria-hidden="true" />
      ) : (
        <Hourglass size={18} aria-hidden="true" />
      )}
      <b>{isProved ? t('builder.status.proved') : t('builder.status.bounded')}</b>
      {!isProved && gap !== null && <span>{t('builder.status.boundedText', { gap: integer(gap) })}</span>}
      {!isProved && <Button onClick={run.retry}>{t('action.retry')}</Button>}
    </p>
  );
}

interface FoundProps {
  readonly page: OptimizerPage;
  readonly result: NonNullable<TogetherView['run']['result']>;
  readonly best: number | null;
}

function Found({ page: { question, inputs }, result, best }: FoundProps) {
  const { t } = useTranslation();
  const sources = useSources();
  const { integer, percent } = useFormat();
  const { cards, sum, power, mayWait } = result.answer;
  const uncounted = mayWait.flatMap((place) => {
    const chart = result.problem.charts[place];
    return chart ? [{ ...chart, title: chartOf(sources, { ...chart, songId: chart.song }).title }] : [];
  });
  const isOwnOrder = inputs.order === 'native' && question.inputs.live === 'free';
  const team = { source: 'cards', view: 'all', must: cardList(cards), leader: cards[2] ?? null } as const;
  return (
    <div className={styles.found}>
      <TeamCell cards={cards} cardOf={sources.cardOf} size={THUMB} />
      <dl className={styles.facts}>
        <dt>{t('optimizer.together.sum')}</dt>
        <dd>{integer(sum ?? 0)}</dd>
        {best !== null && (
          <>
            <dt>{t('optimizer.together.share')}</dt>
            <dd>{percent(Math.round(((sum ?? 0) / best) * 10_000) / 100)}</dd>
          </>
        )}
      </dl>
      <span className={styles.power}>{t('optimizer.status.power', { power: integer(power) })}</span>
      <Link to={`?${encodeOptimizer({ ...inputs, ...team })}`}>{t('optimizer.song.toAll')}</Link>
      <UncountedCharts charts={uncounted} />
      {isOwnOrder && <p className={styles.hint}>{t('optimizer.together.uniform')}</p>}
    </div>
  );
}
