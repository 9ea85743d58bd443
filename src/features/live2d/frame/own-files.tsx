import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { isSameModel } from '#model/media/live2d/scene/scene';
import {
  MAX_SCENE_BYTES,
  type ReadScene,
  readScene,
  type SceneFault,
} from '#model/media/live2d/scene/scene-file';
import { useDrop } from '#src/kit/field/use-drop.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { currentView, useViewer } from '../use-live2d.ts';
import styles from './viewer.module.css';

interface OwnFilesHold {
  /** Lets the visitor pick a model's package or a scene. */
  readonly pick: () => void;
  readonly fault: string | null;
}

const OwnFilesContext = createContext<OwnFilesHold>({ pick: () => undefined, fault: null });

/** To open a file of the visitor's own. */
export const useOwnFiles = (): OwnFilesHold => useContext(OwnFilesContext);

type Words = ReturnType<typeof useTranslation>['t'];

const sceneFault = (fault: SceneFault, t: Words): string =>
  fault.kind === 'damaged'
    ? t('live2d.sceneFault.damaged', { part: fault.part })
    : t(`live2d.sceneFault.${fault.kind}`);

/** What cannot be read at all, such as a folder, is no scene either. */
const readSceneFile = (file: File): Promise<ReadScene> =>
  file.size > MAX_SCENE_BYTES
    ? Promise.resolve({ fault: { kind: 'large' } })
    : file.text().then(readScene, () => ({ fault: { kind: 'noJson' } }));

const isScene = (file: File): boolean => /\.json$/i.test(file.name);

/** Takes packages and scenes, picked or dropped anywhere on the page. Nothing leaves the device. */
export function OwnFiles({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const take = useCallback(
    async (file: File | null | undefined) => {
      if (!file) return;
      setFault(null);
      if (isScene(file)) {
        const read = await readSceneFile(file);
        if ('scene' in read) currentView(viewer).open(read.scene);
        else setFault(sceneFault(read.fault, t));
        return;
      }
      const opened = await viewer.openOwn(file);
      if ('model' in opened) {
        const { layers, figures, hasRoom, retry, add } = currentView(viewer);
        // A scene that was opened before may wait for it, with more than one figure.
        const waiting = layers.filter(
          ({ id, model }) => isSameModel(model, opened.model) && figures.get(id)?.status === 'failed',
        );
        for (const { id } of waiting) retry(id);
        if (waiting.length > 0) return;
        if (hasRoom) add(opened.model);
        else setFault(t('live2d.full'));
      } else setFault(t(`live2d.ownFault.${opened.fault}`));
    },
    [viewer, t],
  );
  const { isOver, handlers } = useDrop((file) => void take(file));
  const hold = useMemo(() => ({ pick: () => field.current?.click(), fault }), [fault]);
  return (
    <OwnFilesContext value={hold}>
      <div {...handlers} data-over={isOver || undefined} className={styles.drop}>
        <input
          ref={field}
          type="file"
          hidden
          accept=".zip,.json,application/zip,application/json"
          aria-label={t('live2d.ownModel')}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        {children}
      </div>
    </OwnFilesContext>
  );
}
