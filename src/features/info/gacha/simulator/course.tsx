import type { Pull } from '#model/gacha/run';
import { frameColor } from '#src/kit/card/card-marks.ts';
import styles from './simulator.module.css';

/** From here on a card is worth a colour. */
const NOTABLE = 3;

/** All cards in their order as small squares: rarer ones coloured, featured ones framed. The log says the same in words. */
export function Course({ pulls }: { readonly pulls: readonly Pull[] }) {
  const cards = pulls.flatMap((pull) => pull.cards).map((card, nth) => ({ ...card, nth }));
  return (
    <div className={styles.course} aria-hidden="true">
      {cards.map(({ nth, rarity, isPickup }) => (
        <span
          key={nth}
          className={styles.square}
          data-featured={isPickup || undefined}
          style={{ '--mark': rarity >= NOTABLE ? frameColor({ rarity }) : undefined }}
        />
      ))}
    </div>
  );
}
