import { lazy, Suspense } from 'react';
import { storyFileAddress } from '#model/media/story/files';
import type { StoryFile } from '#model/media/story/script.types';
import type { ServerCode } from '#model/vocabulary/servers';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useCodeAhead } from '#src/kit/page/use-code-ahead.ts';
import { fileName } from './reading.ts';
import styles from './text.module.css';

/** Fingers and wheel on a picture come behind the page, which is to be read. */
const load = async () => ({ default: (await import('#src/kit/overlay/zoom/zoom-view.tsx')).ZoomView });
const ZoomView = lazy(load);

interface Props {
  readonly server: ServerCode;
  /** Null while it is closed. */
  readonly file: StoryFile | null;
  readonly onClose: () => void;
}

const WIDTH = 960;

/** A picture of the story, to be looked at closely. */
export function PictureDialog({ server, file, onClose }: Props) {
  useCodeAhead(load);
  const name = file ? fileName(file) : '';
  return (
    <DialogFrame opened={file !== null} title={name} width={WIDTH} tall onClose={onClose}>
      {() =>
        file && (
          <div className={styles.large}>
            <Suspense fallback={null}>
              <ZoomView label={name}>
                <img src={storyFileAddress(server, file)} alt={name} />
              </ZoomView>
            </Suspense>
          </div>
        )
      }
    </DialogFrame>
  );
}
