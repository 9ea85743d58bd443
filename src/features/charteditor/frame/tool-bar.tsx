import { UnstyledButton } from '@mantine/core';
import { Magnet } from 'lucide-react';
import { TOOLS } from '#model/chart/editing/tools';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { actionOfTool } from '../keys/action-text.ts';
import { type KeyPresetName, keysOfAction } from '../keys/presets.ts';
import { type ChartEditorActor, currentView, useChartEditorPart } from '../use-chart-editor.ts';
import styles from './frame.module.css';
import { ToolIcon } from './tool-icon.tsx';

interface Props {
  readonly actor: ChartEditorActor;
  /** Whose keys the author uses. */
  readonly preset: KeyPresetName;
}

/** The tools with the keys that choose them. */
export function ToolBar({ actor, preset }: Props) {
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
      {TOOLS.map((each) => {
        const [key] = keysOfAction(preset, actionOfTool(each));
        return (
          <UnstyledButton
            key={each}
            className={styles.tool}
            aria-pressed={each === tool}
            aria-keyshortcuts={key}
            onClick={() => currentView(actor).choose(each)}
          >
            <span className={styles.key} aria-hidden="true">
              {key}
            </span>
            <ToolIcon tool={each} />
            {t(`chartEditor.tool.${each}`)}
          </UnstyledButton>
        );
      })}
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
