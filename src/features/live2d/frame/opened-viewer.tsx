import type { Live2dScene } from '#model/media/live2d/scene/scene';
import { useLive2d, ViewerProvider } from '../use-live2d.ts';
import { OwnFiles } from './own-files.tsx';
import { PageHead } from './page-head.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import { StageBox } from './stage-box.tsx';
import { useCalm } from './use-calm.ts';
import { useSceneAddress } from './use-scene-address.ts';
import { useStills } from './use-stills.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import styles from './viewer.module.css';

interface Props {
  readonly start: Live2dScene;
  readonly title: string;
}

/** Stage, panels and layers. */
export function OpenedViewer({ start, title }: Props) {
  const viewer = useLive2d();
  useStills(viewer);
  // Before the scene, whose motions would begin.
  useCalm(viewer);
  useUndoKeys(viewer);
  useSceneAddress(viewer, start);
  return (
    <ViewerProvider value={viewer}>
      <OwnFiles>
        <div className={styles.page}>
          <PageHead title={title} />
          <div className={styles.columns}>
            <StageBox />
            <PanelTabs />
          </div>
        </div>
      </OwnFiles>
    </ViewerProvider>
  );
}
