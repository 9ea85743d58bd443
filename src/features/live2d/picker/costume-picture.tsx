import { Shirt } from 'lucide-react';
import { useState } from 'react';
import type { CostumeItem } from '#model/families/costumes/item';
import styles from './picker.module.css';

/** Its picture, or a sign where there is none; its name always stands beside it. */
export function CostumePicture({ item }: { readonly item: CostumeItem }) {
  const [isLost, setLost] = useState(false);
  return (
    <span className={styles.picture} aria-hidden="true">
      {isLost ? (
        <Shirt size={24} />
      ) : (
        <img src={item.picture} alt="" loading="lazy" decoding="async" onError={() => setLost(true)} />
      )}
    </span>
  );
}
