import { Progress } from '@mantine/core';
import { Maximize, Minimize, Redo2, RotateCcw, Scan, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { inFirstPlace } from '#model/media/live2d/scene/scene';
import { useFullscreen } from '#src/features/simulator/board/use-fullscreen.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { fullName, useModelNames } from '../model-names.ts';
import { BackgroundPanel } from '../panels/background-panel.tsx';
import { LayersPanel } from '../panels/layers-panel.tsx';
import { currentView, useLive2dPart, useViewer } from '../use-live2d.ts';
import { SelectionBox } from './selection-box.tsx';
import { StageNotes } from './stage-notes.tsx';
import { useStageHands } from './use-stage-hands.ts';
import styles from './viewer.module.css';

const ICON = 18;
const ZOOM = 1.15;
const HUNDRED = 100;

/** The picture with its tools, and below it what stands in it. */
export function StageBox() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(frame);
  useEffect(() => {
    const { drawIn } = currentView(viewer);
    drawIn(host.current);
    return () => drawIn(null);
  }, [viewer]);
  useStageHands(host, viewer);
  const hasFigures = useLive2dPart(({ layers }) => layers.length > 0);
  const background = useLive2dPart((view) => view.background);
  return (
    <div className={styles.main}>
      <div
        className={styles.stage}
        id="stage"
        ref={frame}
        data-plain={background.kind === 'none' || undefined}
      >
        <div
          ref={host}
          className={styles.host}
          role="application"
          data-hands={hasFigures || undefined}
          aria-label={t('live2d.stage')}
          aria-describedby="live2d-seen live2d-keys"
        />
        <Seen />
        <p id="live2d-keys" className="visually-hidden">
          {t('live2d.keys')}
        </p>
        <SelectionBox />
        <Tools fullscreen={fullscreen} />
        <StageNotes />
        <Marks />
      </div>
      <div className={styles.below}>
        <LayersPanel />
        <BackgroundPanel />
      </div>
    </div>
  );
}

/** What is in the picture, for those who do not see it. */
function Seen() {
  const { t } = useTranslation();
  const { list } = useFormat();
  const layers = useLive2dPart((view) => view.layers);
  const nameOf = useModelNames();
  const shown = layers.filter(({ isShown }) => isShown);
  const words = shown.map(({ model, motion, expression, isPlaying }) => {
    const doing = [isPlaying && motion ? motion.name : null, expression?.name ?? null];
    const said = doing.filter((word) => word !== null).join(', ');
    return said === '' ? fullName(nameOf(model)) : `${fullName(nameOf(model))} (${said})`;
  });
  return (
    <p id="live2d-seen" className="visually-hidden">
      {words.length === 0 ? t('live2d.emptyStage') : list(words)}
    </p>
  );
}

interface ToolsProps {
  readonly fullscreen: ReturnType<typeof useFullscreen>;
}

/** How large the selected figure is, and how much of the screen the picture has. */
function Tools({ fullscreen }: ToolsProps) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const viewer = useViewer();
  const layer = useLive2dPart((view) => view.selected);
  const change = currentView(viewer).change;
  const Screen = fullscreen.isFull ? Minimize : Maximize;
  const zoom = (by: number) => layer && change(layer.id, { scale: layer.scale * by });
  const fit = () => {
    if (!layer) return;
    const { y, scale } = inFirstPlace(layer);
    change(layer.id, { y, scale });
  };
  const reset = () => {
    if (!layer) return;
    const { x, y, scale, turn, opacity } = inFirstPlace(layer);
    change(layer.id, { x, y, scale, turn, opacity });
  };
  return (
    <div className={styles.toolbars}>
      <div className={styles.tools}>
        <Tool label={t('live2d.smaller')} disabled={!layer} onPress={() => zoom(1 / ZOOM)}>
          <ZoomOut size={ICON} aria-hidden="true" />
        </Tool>
        <output className={styles.zoom} aria-label={t('live2d.size')}>
          {percent(Math.round((layer?.scale ?? 1) * HUNDRED))}
        </output>
        <Tool label={t('live2d.larger')} disabled={!layer} onPress={() => zoom(ZOOM)}>
          <ZoomIn size={ICON} aria-hidden="true" />
        </Tool>
        <Tool label={t('live2d.fit')} disabled={!layer} onPress={fit}>
          <Scan size={ICON} aria-hidden="true" />
        </Tool>
      </div>
      <div className={styles.tools}>
        <Steps />
        <Tool label={t('live2d.resetPlace')} disabled={!layer} onPress={reset}>
          <RotateCcw size={ICON} aria-hidden="true" />
        </Tool>
        {fullscreen.isPossible && (
          <Tool
            label={fullscreen.isFull ? t('live2d.leaveFullscreen') : t('live2d.fullscreen')}
            onPress={fullscreen.toggle}
          >
            <Screen size={ICON} aria-hidden="true" />
          </Tool>
        )}
      </div>
    </div>
  );
}

/** Takes back what was done with the scene, and does it again. */
function Steps() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const canUndo = useLive2dPart((view) => view.canUndo);
  const canRedo = useLive2dPart((view) => view.canRedo);
  const { undo, redo } = currentView(viewer);
  return (
    <>
      <Tool label={t('live2d.undo')} keys="Control+Z" disabled={!canUndo} onPress={undo}>
        <Undo2 size={ICON} aria-hidden="true" />
      </Tool>
      <Tool label={t('live2d.redo')} keys="Control+Shift+Z" disabled={!canRedo} onPress={redo}>
        <Redo2 size={ICON} aria-hidden="true" />
      </Tool>
    </>
  );
}

interface ToolProps {
  readonly label: string;
  /** That do the same. */
  readonly keys?: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Tool = ({ label, keys, disabled = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    aria-keyshortcuts={keys}
    title={label}
    disabled={disabled}
    onClick={onPress}
  >
    {children}
  </button>
);

/** What plays, and how smoothly. */
function Marks() {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const playing = useLive2dPart(({ selected }) => (selected?.isPlaying ? (selected.motion?.name ?? '') : ''));
  const count = useLive2dPart((view) => view.layers.length);
  const frames = useLive2dPart((view) => view.framesPerSecond);
  const exporting = useLive2dPart((view) => view.export === 'working');
  if (count === 0) return null;
  return (
    <>
      {playing !== '' && (
        <p className={styles.mark} data-side="start">
          <b>{playing}</b>
        </p>
      )}
      <p className={styles.mark} data-side="end">
        {t('live2d.figures', { number: integer(count) })}
        {frames > 0 && ` · ${t('live2d.frames', { frames: integer(frames) })}`}
      </p>
      {exporting && <Making />}
    </>
  );
}

function Making() {
  const exported = useLive2dPart((view) => view.exported);
  const { total = 0, done = 0 } = exported ?? {};
  return (
    <Progress
      className={styles.making ?? ''}
      value={total > 0 ? (HUNDRED * done) / total : 0}
      aria-hidden="true"
    />
  );
}
