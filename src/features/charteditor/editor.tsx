import { ActionIcon } from '@mantine/core';
import { Redo2, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { StageCanvas } from './canvas/stage-canvas.tsx';
import { ChartViewport } from './canvas/viewport.ts';
import styles from './frame/frame.module.css';
import { StageBar } from './frame/stage-bar.tsx';
import { ToolBar } from './frame/tool-bar.tsx';
import { useEditorKeys } from './keys/use-editor-keys.ts';
import { type ChartEditorActor, currentView, useChartEditorPart } from './use-chart-editor.ts';

interface Props {
  readonly actor: ChartEditorActor;
  readonly title: string;
}

const NO_MARKS = [] as const;

/** Tools, chart and panels. */
export function Editor({ actor, title }: Props) {
  const { t } = useTranslation();
  const [view] = useState(() => new ChartViewport());
  const host = useMemo(
    () => ({ editor: () => currentView(actor), view, openHelp: () => undefined, openTempo: () => undefined }),
    [actor, view],
  );
  const onKey = useEditorKeys(host, 'setori');
  const canUndo = useChartEditorPart(actor, (editor) => editor.canUndo);
  const canRedo = useChartEditorPart(actor, (editor) => editor.canRedo);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.buttons}>
          <ActionIcon
            variant="default"
            aria-label={t('chartEditor.undo')}
            aria-keyshortcuts="Control+Z"
            disabled={!canUndo}
            onClick={() => currentView(actor).undo()}
          >
            <Undo2 size={16} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={t('chartEditor.redo')}
            aria-keyshortcuts="Control+Y"
            disabled={!canRedo}
            onClick={() => currentView(actor).redo()}
          >
            <Redo2 size={16} aria-hidden="true" />
          </ActionIcon>
        </div>
      </header>
      <div className={styles.board}>
        <ToolBar actor={actor} />
        <div className={styles.middle}>
          <StageBar actor={actor} view={view} />
          <StageCanvas actor={actor} view={view} marks={NO_MARKS} onKey={onKey} onTempo={host.openTempo} />
        </div>
      </div>
    </div>
  );
}
