import { useState } from 'react';
import { hideLost } from './lost-picture.ts';
import styles from './scene.module.css';

/** The next picture fades in over the one before. */
export function CrossFade({ src }: { readonly src: string | null }) {
  const [{ now, before }, show] = useState({ now: src, before: null as string | null });
  if (now !== src) show({ now: src, before: now });
  return (
    <>
      {before !== null && (
        <img className={styles.background} key={before} src={before} alt="" onError={hideLost} />
      )}
      {now !== null && (
        <img
          className={styles.background}
          key={now}
          data-fades={before !== null || undefined}
          src={now}
          alt=""
          onError={hideLost}
        />
      )}
    </>
  );
}
