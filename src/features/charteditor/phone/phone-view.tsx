import { TabletSmartphone } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { chartOf } from '#model/chart/editing/sheet';
import { playableChart } from '#model/chart/playing/playable';
import { scoringChart } from '#model/chart/scoring';
import { CHART_CODEC } from '#src/features/charts/chart/address.ts';
import { Viewer } from '#src/features/charts/chart/viewer.tsx';
import strip from '#src/features/charts/strip/strip.module.css';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { DraftParts } from '../editor.tsx';
import styles from '../frame/frame.module.css';
import { type ChartEditorActor, useChartEditorPart } from '../use-chart-editor.ts';

interface Props {
  readonly actor: ChartEditorActor;
  readonly draft: DraftParts;
}

const PLAIN = CHART_CODEC.decode(new URLSearchParams());

/** On a phone the chart is only looked at: there is no room to edit it, and nothing is lost. */
export function PhoneView({ actor, draft }: Props) {
  const { t } = useTranslation();
  const sheet = useDeferredValue(useChartEditorPart(actor, (view) => view.sheet));
  const drawn = useMemo(() => {
    const chart = chartOf(sheet);
    return { plain: playableChart(chart), scoring: scoringChart(chart) };
  }, [sheet]);
  return (
    <div className={styles.page}>
      <h1>{draft.title}</h1>
      {draft.state}
      <div className={styles.buttons}>{draft.buttons}</div>
      {draft.notes}
      <EmptyState
        icon={<TabletSmartphone size={28} />}
        title={t('chartEditor.widerTitle')}
        text={t('chartEditor.widerText')}
      />
      {drawn.plain.notes.length > 0 && (
        <section className={strip.colors} aria-label={t('chartEditor.preview')}>
          <Viewer chart={drawn.plain} scoring={drawn.scoring} inputs={PLAIN} />
        </section>
      )}
      {draft.about}
    </div>
  );
}
