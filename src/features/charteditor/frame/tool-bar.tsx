import { UnstyledButton } from '@mantine/core';
import { Magnet } from 'lucide-react';
import { TOOLS } from '#model/chart/editing/tools';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ChartEditorActor, currentView, useChartEditorPart } from '../use-chart-editor.ts';
import styles from './frame.module.css';
import { ToolIcon } from './tool-icon.tsx';

/** The tools with the keys that choose them. */
export function ToolBar({ actor }: { readonly actor: ChartEditorActor }) {
  const { t } = useTranslation();
  const tool = useChartEditorPart(actor, (view) => view.tool);
  const isSnapping = useChartEditorPart(actor, (view) => view.isSnapping);
  return (
    <div
      className={styles.tools}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t('chartEditor.tools')}
    >
      {TOOLS.map((each, index) => (
        <UnstyledButton
          key={each}
          className={styles.tool}
          aria-pressed={each === tool}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => currentView(actor).choose(each)}
        >
          <span className={styles.key} aria-hidden="true">
            {index + 1}
          </span>
          <ToolIcon tool={each} />
          {t(`chartEditor.tool.${each}`)}
        </UnstyledButton>
      ))}
      <UnstyledButton
        className={`${styles.tool} ${styles.after}`}
        aria-pressed={isSnapping}
        onClick={() => currentView(actor).toggleSnap()}
      >
        <Magnet size={18} aria-hidden="true" />
        {t('chartEditor.snap')}
      </UnstyledButton>
    </div>
  );
}
