import { useState } from 'react';
import styles from './event-banner.module.css';

interface Props {
  /** Null leaves the stage empty. */
  readonly src: string | null;
  /** What stands in where that one is missing. */
  readonly second?: string | undefined;
  /** In long lists, where most are off screen. */
  readonly isLazy?: boolean;
  /** Nothing of the picture is cut off, whatever its shape. */
  readonly isWhole?: boolean;
}

/** Banners that were nowhere: none is asked for in vain twice. */
const missing = new Set<string>();

/** The name stands below it, so it has no spoken one. */
export function EventBanner({ src: first, second, isLazy = false, isWhole = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const isLost = (place: string): boolean => place === broken || (place === first && missing.has(place));
  const src = [first, second].find((place) => place != null && !isLost(place));
  return (
    <span className={styles.banner}>
      {src != null && (
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
          onError={() => {
            if (second !== undefined) missing.add(src);
            setBroken(src);
          }}
        />
      )}
    </span>
  );
}
