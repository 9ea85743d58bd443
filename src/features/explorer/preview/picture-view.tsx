import { useState } from 'react';
import { ZoomView } from '#src/kit/overlay/zoom/zoom-view.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { NoFile } from './no-file.tsx';
import styles from './preview.module.css';

interface Props {
  readonly src: string;
  readonly name: string;
  readonly onTurn: (step: -1 | 1) => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture to be looked at closely, on a checker that shows where it is transparent, and its size. */
export function PictureView({ src, name, onTurn }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [size, setSize] = useState<Size | null>(null);
  const [isLost, setLost] = useState(false);
  if (isLost) return <NoFile />;
  return (
    <>
      <div className={styles.picture}>
        <ZoomView label={name} onTurn={onTurn}>
          <img
            src={src}
            alt={name}
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
