import { ActionIcon } from '@mantine/core';
import { Keyboard, Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { StageCanvas } from './canvas/stage-canvas.tsx';
import styles from './frame/frame.module.css';
import { HelpDialog } from './frame/help-dialog.tsx';
import { Minimap } from './frame/minimap.tsx';
import { SelectionMenu } from './frame/selection-menu.tsx';
import { StageBar } from './frame/stage-bar.tsx';
import { ToolBar } from './frame/tool-bar.tsx';
import { ACTS } from './keys/acts.ts';
import { FillPanel } from './panels/fill-panel.tsx';
import { LayersPanel } from './panels/layers-panel.tsx';
import { NumbersPanel } from './panels/numbers-panel.tsx';
import { ProblemsPanel } from './panels/problems-panel.tsx';
import { SelectionPanel } from './panels/selection-panel.tsx';
import { TempoPanel } from './panels/tempo-panel.tsx';
import { type ChartEditorActor, currentView, useChartEditorPart } from './use-chart-editor.ts';
import { useEditorPage } from './use-editor-page.ts';

interface Props {
  readonly actor: ChartEditorActor;
  readonly title: string;
}

/** Tools, chart and panels. */
export function Editor({ actor, title }: Props) {
  const { view, host, onKey, marks, tempoAsked, show, preset, setPreset, help } = useEditorPage(actor);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <HeadButtons actor={actor} onHelp={host.openHelp} />
      </header>
      <div className={styles.board}>
        <ToolBar actor={actor} />
        <div className={styles.middle}>
          <StageBar actor={actor} view={view} />
          <StageCanvas
            actor={actor}
            view={view}
            marks={marks}
            onKey={onKey}
            onTempo={host.openTempo}
            onFlick={() => ACTS.toggleFlick(host)}
          >
            <SelectionMenu actor={actor} host={host} />
          </StageCanvas>
        </div>
        <Minimap actor={actor} view={view} marks={marks} />
        <div className={styles.panels}>
          <SelectionPanel actor={actor} host={host} />
          <TempoPanel actor={actor} asked={tempoAsked} onShow={show} />
          <ProblemsPanel actor={actor} onShow={show} />
          <NumbersPanel actor={actor} onSeconds={(seconds) => view.center(seconds)} />
          <LayersPanel actor={actor} />
          <FillPanel actor={actor} />
        </div>
      </div>
      <HelpDialog opened={help.isOpen} onClose={help.close} preset={preset} onPreset={setPreset} />
    </div>
  );
}

interface HeadProps {
  readonly actor: ChartEditorActor;
  readonly onHelp: () => void;
}

function HeadButtons({ actor, onHelp }: HeadProps) {
  const { t } = useTranslation();
  const canUndo = useChartEditorPart(actor, (editor) => editor.canUndo);
  const canRedo = useChartEditorPart(actor, (editor) => editor.canRedo);
  return (
    <div className={styles.buttons}>
      <ActionIcon
        variant="default"
        aria-label={t('chartEditor.action.undo')}
        aria-keyshortcuts="Control+Z"
        disabled={!canUndo}
        onClick={() => currentView(actor).undo()}
      >
        <Undo2 size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('chartEditor.action.redo')}
        aria-keyshortcuts="Control+Y"
        disabled={!canRedo}
        onClick={() => currentView(actor).redo()}
      >
        <Redo2 size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('chartEditor.keys')} onClick={onHelp}>
        <Keyboard size={16} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
