import { useState } from 'react';
import { ZoomView } from '#src/kit/overlay/zoom/zoom-view.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type AssetFile, addressOf } from '../explorer.data.ts';
import { UnloadedFile } from './no-file.tsx';
import styles from './preview.module.css';

interface Props {
  readonly file: AssetFile;
  readonly onTurn: (step: -1 | 1) => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture to be looked at closely, on a checker that shows where it is transparent, and its size. */
export function PictureView({ file, onTurn }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [size, setSize] = useState<Size | null>(null);
  const [isLost, setLost] = useState(false);
  if (isLost) return <UnloadedFile file={file} onRetry={() => setLost(false)} />;
  return (
    <>
      <div className={styles.picture}>
        <ZoomView label={file.name} onTurn={onTurn}>
          <img
            src={addressOf(file)}
            alt={file.name}
            onError={() => setLost(true)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
        </ZoomView>
      </div>
      <dl className={styles.facts}>
        <dt>{t('explorer.size')}</dt>
        <dd>{size ? `${format.integer(size.width)} × ${format.integer(size.height)}` : '–'}</dd>
      </dl>
    </>
  );
}
