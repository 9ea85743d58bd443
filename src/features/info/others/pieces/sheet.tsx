import { useState } from 'react';
import { Picture } from '#src/kit/picture/picture.tsx';
import styles from './sheet.module.css';

interface Props {
  /** Null where the data names none. */
  readonly src: string | null;
  /** In place of a picture that is missing. */
  readonly name: string;
}

/** A picture of any shape, whole; the first letters of the name where there is none. */
export function Sheet({ src, name }: Props) {
  const [lost, lose] = useState<string | null>(null);
  return (
    <span className={styles.sheet} aria-hidden="true">
      {src === null || src === lost ? (
        <span>{name.slice(0, 2)}</span>
      ) : (
        <Picture src={src} alt="" onError={() => lose(src)} />
      )}
    </span>
  );
}
