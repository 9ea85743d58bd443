import { Image, MapPin } from 'lucide-react';
import { useState } from 'react';
import { storyFileAddress } from '#model/media/story/files';
import type { StoryFile } from '#model/media/story/script.types';
import type { ServerCode } from '#model/vocabulary/servers';
import { Picture } from '#src/kit/picture/picture.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { fileName, type SpokenText } from './reading.ts';
import styles from './rows.module.css';

const ICON = 16;

interface PictureProps {
  readonly server: ServerCode;
  readonly file: StoryFile;
  readonly onOpen: (file: StoryFile) => void;
  readonly onLost: (name: string) => void;
}

interface SceneProps extends Omit<PictureProps, 'file'> {
  readonly file: StoryFile | null;
  readonly texts: readonly SpokenText[];
  readonly isHere: boolean;
}

/** A picture that opens large; nothing where it does not come. */
function OpenedPicture({ server, file, onOpen, onLost }: PictureProps) {
  const { t } = useTranslation();
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={t('stories.text.openPicture', { name: fileName(file) })}
      onClick={() => onOpen(file)}
    >
      <Picture
        src={storyFileAddress(server, file)}
        alt=""
        onError={() => {
          setLost(true);
          onLost(fileName(file));
        }}
      />
    </button>
  );
}

/** Another place: its picture, and what the story calls it. */
export function SceneRow({ file, texts, isHere, ...of }: SceneProps) {
  return (
    <div className={styles.scene} data-here={isHere || undefined} aria-current={isHere ? 'true' : undefined}>
      {file && <OpenedPicture file={file} {...of} />}
      {texts.length > 0 && (
        <p className={styles.place}>
          <MapPin size={ICON} aria-hidden="true" />
          <span>
            {texts.map(({ text, lang }) => (
              <span key={lang} lang={lang}>
                {text}
              </span>
            ))}
          </span>
        </p>
      )}
    </div>
  );
}

/** A picture in place of the stage. */
export function PictureRow({ file, ...of }: PictureProps) {
  return (
    <figure className={styles.still}>
      <OpenedPicture file={file} {...of} />
      <figcaption className="line">
        <Image size={ICON} aria-hidden="true" /> {fileName(file)}
      </figcaption>
    </figure>
  );
}
