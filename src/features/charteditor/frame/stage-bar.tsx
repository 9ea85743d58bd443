import { ActionIcon } from '@mantine/core';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { GRIDS, MAX_GRID } from '#model/chart/editing/tools';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ChartViewport, useViewport, zoomAfter } from '../canvas/viewport.ts';
import { type ChartEditorActor, currentView, useChartEditorPart } from '../use-chart-editor.ts';
import styles from './frame.module.css';

interface Props {
  readonly actor: ChartEditorActor;
  readonly view: ChartViewport;
}

/** Those that fit beside each other; the field takes all others. */
const COMMON = GRIDS.slice(0, 7);
const FIELD_PX = 56;

/** The grid of the notes, and how close the chart is. */
export function StageBar({ actor, view }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const grid = useChartEditorPart(actor, (editor) => editor.grid);
  const zoom = useViewport(view, ({ pxPerSecond }) => Math.round(pxPerSecond));
  const step = (steps: 1 | -1) => view.zoomTo(zoomAfter(view.state.pxPerSecond, steps));
  return (
    <div className={styles.stageBar}>
      <span className={styles.caption} aria-hidden="true">
        {t('chartEditor.grid')}
      </span>
      <SegmentedChoice
        label={t('chartEditor.gridLabel')}
        choices={COMMON.map((value) => ({ value, label: integer(value) }))}
        value={grid}
        onChange={(value) => currentView(actor).divide(value)}
      />
      <NumberField
        label={t('chartEditor.gridOther')}
        value={grid}
        min={1}
        max={MAX_GRID}
        width={FIELD_PX}
        onChange={(value) => currentView(actor).divide(value)}
      />
      <div className={styles.zoom}>
        <ActionIcon variant="default" aria-label={t('chartEditor.zoomOut')} onClick={() => step(-1)}>
          <ZoomOut size={16} aria-hidden="true" />
        </ActionIcon>
        <span className={styles.zoomed}>{t('chartEditor.pxPerSecond', { px: integer(zoom) })}</span>
        <ActionIcon variant="default" aria-label={t('chartEditor.zoomIn')} onClick={() => step(1)}>
          <ZoomIn size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
    </div>
  );
}
