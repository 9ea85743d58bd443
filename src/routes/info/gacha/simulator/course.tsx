import type { Pull } from '#model/gacha/run';
import { frameColor } from '#src/components/card-marks.ts';
import styles from './simulator.module.css';

/** From here on a card is worth a colour. */
const NOTABLE = 3;

/** All cards in their order as small squares: rarer ones coloured, featured ones framed. The log says the same in words. */
export const Course = ({ pulls }: { readonly pulls: readonly Pull[] }) => (
  <div className={styles.course} aria-hidden="true">
    {pulls.flatMap(({ cards }, pull) =>
      cards.map(({ rarity, isPickup }, nth) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a card stays at its place
          key={`${pull} ${nth}`}
          className={styles.square}
          data-featured={isPickup || undefined}
          style={{ '--mark': rarity >= NOTABLE ? frameColor({ rarity }) : undefined }}
        />
      )),
    )}
  </div>
);
