import { useState } from 'react';
import type { Prize } from '#model/rules/prizes-of';
import styles from './prize.module.css';

interface Props {
  readonly kind: Prize['kind'];
  readonly names: readonly string[];
}

/** Pictures that lie upon each other; those that are missing leave out, and what it is stands beside them. */
export function Layers({ names, kind }: Props) {
  const [lost, lose] = useState<readonly string[]>([]);
  // Without its plate the rest is no title.
  if (names[0] !== undefined && lost.includes(names[0])) return null;
  return (
    <span className={styles.layers} data-kind={kind}>
      {names
        .filter((name) => !lost.includes(name))
        .map((name) => (
          <img
            key={name}
            src={name}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => lose((before) => [...before, name])}
          />
        ))}
    </span>
  );
}
