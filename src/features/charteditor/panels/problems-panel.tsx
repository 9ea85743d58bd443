import { Button } from '@mantine/core';
import { CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { hasCandidates } from '#model/chart/editing/problems/candidates';
import { fixOf } from '#model/chart/editing/problems/fixes';
import { type ChartProblem, type ProblemSeverity, SEVERITY_OF } from '#model/chart/editing/problems/problem';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ChartEditorActor, currentView, useChartEditorPart } from '../use-chart-editor.ts';
import styles from './panels.module.css';
import { usePlaces } from './use-places.ts';

interface Props {
  readonly actor: ChartEditorActor;
  readonly onShow: (beat: number, keys: readonly string[]) => void;
}

/** More at once say nothing more. */
const SHOWN = 20;

const ICONS: Readonly<Record<ProblemSeverity, LucideIcon>> = {
  error: CircleX,
  warning: TriangleAlert,
  hint: Info,
};

/** What is wrong with the chart, where, and what would mend it. */
export function ProblemsPanel({ actor, onShow }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const findings = useChartEditorPart(actor, (view) => view.findings);
  const sheet = useChartEditorPart(actor, (view) => view.sheet);
  const [isLong, setIsLong] = useState(false);
  const [unfixed, setUnfixed] = useState<ChartProblem | null>(null);
  const places = usePlaces(sheet);
  if (!findings) return null;
  const { problems } = findings;
  const fix = (problem: ChartProblem) => {
    const { sheet: now, musicSeconds, run } = currentView(actor);
    const edit = fixOf(now, problem, { musicSeconds });
    setUnfixed(edit ? null : problem);
    if (edit) run({ kind: 'apply', edit });
  };
  return (
    <Section
      id="problems"
      title={t('chartEditor.problems')}
      note={problems.length > 0 ? <b className={styles.badge}>{integer(problems.length)}</b> : null}
    >
      <p role="status" className={problems.length === 0 ? styles.hint : 'visually-hidden'}>
        {problems.length === 0
          ? t('chartEditor.noProblems')
          : t('chartEditor.problemCount', { count: problems.length })}
      </p>
      <ul className={styles.rows}>
        {problems.slice(0, isLong ? problems.length : SHOWN).map((problem) => {
          const { kind, beat, keys, count } = problem;
          const severity = SEVERITY_OF[kind];
          const Icon = ICONS[severity];
          return (
            <li key={`${kind} ${beat} ${keys.join()}`} className={styles.problem} data-severity={severity}>
              <Icon size={18} aria-label={t(`chartEditor.severity.${severity}`)} />
              <div className={styles.grow}>
                <b>{t(`chartEditor.problem.${kind}`, { number: integer(count) })}</b>
                <span className={styles.time}>
                  {places.time(beat)} · {places.bar(beat)}
                </span>
                {unfixed === problem && <span role="alert">{t('chartEditor.noFix')}</span>}
              </div>
              <Button variant="subtle" onClick={() => onShow(beat, keys)}>
                {t('chartEditor.show')}
              </Button>
              {hasCandidates(kind) && (
                <Button variant="default" onClick={() => fix(problem)}>
                  {t('chartEditor.fix')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {problems.length > SHOWN && !isLong && (
        <Button variant="subtle" onClick={() => setIsLong(true)}>
          {t('chartEditor.allProblems', { count: problems.length })}
        </Button>
      )}
    </Section>
  );
}
