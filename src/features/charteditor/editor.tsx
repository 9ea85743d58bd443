import { ActionIcon } from '@mantine/core';
import { Keyboard, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChartMusic } from '#model/writing/chart/about';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { SoundSource } from '../simulator/use-simulator.ts';
import { StageCanvas } from './canvas/stage-canvas.tsx';
import type { ChartViewport } from './canvas/viewport.ts';
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
import { SoundPanel } from './playback/sound-panel.tsx';
import { TapButton, TappedTempo } from './playback/tap-tempo.tsx';
import { TempoProposals } from './playback/tempo-proposals.tsx';
import { TestPlayButton } from './playback/test-play-button.tsx';
import { TransportBar } from './playback/transport-bar.tsx';
import { WaveformColumn } from './playback/waveform-column.tsx';
import { type ChartEditorActor, currentView, useChartEditorPart } from './use-chart-editor.ts';
import { useEditorPage } from './use-editor-page.ts';

interface Props {
  readonly actor: ChartEditorActor;
  readonly viewport: ChartViewport;
  readonly draft: DraftParts;
}

/** What belongs to the chart as a draft. */
export interface DraftParts {
  readonly title: string;
  /** Whether the chart is kept. */
  readonly state: ReactNode;
  /** What can be done with the chart as a whole. */
  readonly buttons: ReactNode;
  /** What must be known before one goes on. */
  readonly notes: ReactNode;
  /** What is said about the chart. */
  readonly about: ReactNode;
  /** Where its music is heard from. */
  readonly music: SoundSource;
  /** Takes other music; null where it stays. */
  readonly onMusic: ((music: ChartMusic) => void) | null;
  /** Stores it now. */
  readonly keep: () => void;
  /** It can only be looked at. */
  readonly isLocked: boolean;
}

/** Tools, chart and panels. */
export function Editor({ actor, viewport, draft }: Props) {
  const { view, host, onKey, marks, tempoRequests, show, preset, setPreset, help, playback } = useEditorPage(
    actor,
    viewport,
    draft,
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{draft.title}</h1>
        {draft.state}
        <HeadButtons actor={actor} isLocked={draft.isLocked} onHelp={host.openHelp}>
          <TestPlayButton playback={playback} />
          {draft.buttons}
        </HeadButtons>
      </header>
      {draft.notes}
      <div className={styles.board} inert={draft.isLocked}>
        <ToolBar actor={actor} preset={preset} />
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
            <WaveformColumn heard={playback.heard} view={view} />
            <SelectionMenu actor={actor} host={host} />
          </StageCanvas>
          <TransportBar playback={playback} />
        </div>
        <Minimap actor={actor} view={view} marks={marks} />
        <div className={styles.panels}>
          <SelectionPanel actor={actor} host={host} />
          <SoundPanel playback={playback} music={draft.music} onMusic={draft.onMusic} />
          <TempoPanel
            actor={actor}
            requests={tempoRequests}
            onShow={show}
            aside={<TapButton tapping={playback.tapping} />}
          >
            <TappedTempo tapping={playback.tapping} onTake={playback.takeTapped} />
            <TempoProposals heard={playback.heard} onTake={playback.take} />
          </TempoPanel>
          <ProblemsPanel actor={actor} onShow={show} />
          <NumbersPanel actor={actor} onSeconds={(seconds) => view.center(seconds)} />
          <LayersPanel actor={actor} />
          <FillPanel actor={actor} />
          {draft.about}
        </div>
      </div>
      <HelpDialog opened={help.isOpen} onClose={help.close} preset={preset} onPreset={setPreset} />
    </div>
  );
}

interface HeadProps {
  readonly actor: ChartEditorActor;
  readonly isLocked: boolean;
  readonly onHelp: () => void;
  readonly children: ReactNode;
}

function HeadButtons({ actor, isLocked, onHelp, children }: HeadProps) {
  const { t } = useTranslation();
  const canUndo = useChartEditorPart(actor, (editor) => editor.canUndo);
  const canRedo = useChartEditorPart(actor, (editor) => editor.canRedo);
  return (
    <div className={styles.buttons}>
      <ActionIcon
        variant="default"
        aria-label={t('chartEditor.action.undo')}
        aria-keyshortcuts="Control+Z"
        disabled={isLocked || !canUndo}
        onClick={() => currentView(actor).undo()}
      >
        <Undo2 size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('chartEditor.action.redo')}
        aria-keyshortcuts="Control+Y"
        disabled={isLocked || !canRedo}
        onClick={() => currentView(actor).redo()}
      >
        <Redo2 size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('chartEditor.keys')} onClick={onHelp}>
        <Keyboard size={16} aria-hidden="true" />
      </ActionIcon>
      {children}
    </div>
  );
}
