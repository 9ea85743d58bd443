import { storyFileAddress } from '#model/media/story/files';
import type { StoryFile } from '#model/media/story/script.types';
import type { ServerCode } from '#model/vocabulary/servers';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { ZoomView } from '#src/kit/overlay/zoom/zoom-view.tsx';
import { fileName } from './reading.ts';
import styles from './text.module.css';

interface Props {
  readonly server: ServerCode;
  /** Null while it is closed. */
  readonly file: StoryFile | null;
  readonly onClose: () => void;
}

const WIDTH = 960;

/** A picture of the story, to be looked at closely. */
export function PictureDialog({ server, file, onClose }: Props) {
  const name = file ? fileName(file) : '';
  return (
    <DialogFrame opened={file !== null} title={name} width={WIDTH} tall onClose={onClose}>
      {() =>
        file && (
          <div className={styles.large}>
            <ZoomView label={name}>
              <img src={storyFileAddress(server, file)} alt={name} />
            </ZoomView>
          </div>
        )
      }
    </DialogFrame>
  );
}
