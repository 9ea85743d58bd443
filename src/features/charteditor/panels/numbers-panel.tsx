import type { ChartFindings } from '#machines/charteditor/charteditor.types';
import { figureText } from '#src/features/charts/chart/figure-text.ts';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ChartEditorActor, useChartEditorPart } from '../use-chart-editor.ts';
import styles from './panels.module.css';

interface Props {
  readonly actor: ChartEditorActor;
  readonly onSeconds: (seconds: number) => void;
}

const HEIGHT = 60;

/** Figures of the chart as it is, and its density. */
export function NumbersPanel({ actor, onSeconds }: Props) {
  const { t } = useTranslation();
  const findings = useChartEditorPart(actor, (view) => view.findings);
  const isChecking = useChartEditorPart(actor, (view) => view.isChecking);
  const format = useFormat();
  if (!findings || findings.analysis.counts.total === 0) return null;
  const { analysis } = findings;
  const { densest } = analysis;
  const peak = densest && { notes: format.integer(densest.notes), time: format.length(densest.from) };
  return (
    <Section id="numbers" title={t('chartEditor.numbers')} note={peak && t('chart.peak', peak)}>
      <div aria-busy={isChecking}>
        <Density findings={findings} onSeconds={onSeconds} />
        <dl className={styles.figures}>
          {(['notes', 'notesPerSecond', 'handSpeed', 'leftShare'] as const).map((figure) => (
            <div key={figure} className={styles.figure}>
              <dt>{t(`chart.figure.${figure}`)}</dt>
              <dd>{figureText(figure, analysis.figures[figure], format)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

const barAt = (second: number, height: number): string =>
  `M${second + 0.1} ${HEIGHT}v${-height}h.8v${height}z`;

function Density({
  findings: { bySecond },
  onSeconds,
}: { readonly findings: ChartFindings } & Pick<Props, 'onSeconds'>) {
  // A slow chart has more seconds than a call may have arguments.
  const most = bySecond.reduce((high, notes) => Math.max(high, notes), 1);
  const bars = (isPeak: boolean): string =>
    bySecond
      .map((notes, second) => ((notes === most) === isPeak ? barAt(second, (HEIGHT * notes) / most) : ''))
      .join('');
  return (
    <svg
      className={styles.density}
      viewBox={`0 0 ${Math.max(1, bySecond.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        onSeconds(((clientX - left) / width) * bySecond.length);
      }}
    >
      <path d={bars(false)} fill="var(--bars)" />
      <path d={bars(true)} fill="var(--accent)" />
    </svg>
  );
}
