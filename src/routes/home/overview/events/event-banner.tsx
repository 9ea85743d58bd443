import { useState } from 'react';
import styles from './event-panel.module.css';

interface Props {
  readonly src: string;
}

/** The name stands below it, so it has no spoken one. */
export function EventBanner({ src }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className={styles.banner}>
      {broken !== src && (
        <img
          className={styles.picture}
          src={src}
          alt=""
          width={548}
          height={200}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </div>
  );
}
