import { useState } from 'react';
import styles from './event-banner.module.css';

interface Props {
  /** Null leaves the stage empty. */
  readonly src: string | null;
  /** In long lists, where most are off screen. */
  readonly isLazy?: boolean;
  /** Nothing of the picture is cut off, whatever its shape. */
  readonly isWhole?: boolean;
}

/** The name stands below it, so it has no spoken one. */
export function EventBanner({ src, isLazy = false, isWhole = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.banner}>
      {src !== null && broken !== src && (
        <img
          key={src}
          className={styles.picture}
          data-whole={isWhole || undefined}
          src={src}
          alt=""
          width={548}
          height={200}
          loading={isLazy ? 'lazy' : 'eager'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
