import { useState } from 'react';
import styles from './plate.module.css';

interface Props {
  /** The lowest first. */
  readonly layers: readonly string[];
  readonly name: string;
}

/** A title: its plate, its frame and its mark upon each other. What is missing leaves out; without its plate it is no title. */
export function Plate({ layers, name }: Props) {
  const [lost, lose] = useState<readonly string[]>([]);
  const [base] = layers;
  if (base === undefined || lost.includes(base)) {
    return (
      <span className={styles.none} aria-hidden="true">
        {name.slice(0, 2)}
      </span>
    );
  }
  return (
    <span className={styles.plate} aria-hidden="true">
      {layers
        .filter((layer) => !lost.includes(layer))
        .map((layer) => (
          <img
            key={layer}
            src={layer}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => lose((before) => [...before, layer])}
          />
        ))}
    </span>
  );
}
