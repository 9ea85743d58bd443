import type { Pull } from '#model/gacha/run';
import { frameColor } from '#src/kit/card/card-marks.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './simulator.module.css';

/** The lowest rarity that is coloured. */
const NOTABLE = 3;
const BEST = 5;
const COLOURED = Array.from({ length: BEST - NOTABLE + 1 }, (_, nth) => NOTABLE + nth);

const Square = ({ rarity, isPickup = false }: { readonly rarity: number; readonly isPickup?: boolean }) => (
  <span
    className={styles.square}
    data-featured={isPickup || undefined}
    style={{ '--mark': rarity >= NOTABLE ? frameColor({ rarity }) : undefined }}
  />
);

/** All cards in their order as small squares: rarer ones coloured, featured ones framed. The log says the same in words. */
export function Course({ pulls }: { readonly pulls: readonly Pull[] }) {
  const { t } = useTranslation();
  const cards = pulls.flatMap((pull) => pull.cards).map((card, nth) => ({ ...card, nth }));
  return (
    <div className={styles.course} aria-hidden="true">
      <div className={styles.squares}>
        {cards.map(({ nth, rarity, isPickup }) => (
          <Square key={nth} rarity={rarity} isPickup={isPickup} />
        ))}
      </div>
      <div className={styles.key}>
        <span>{t('gacha.simulate.oldest')}</span>
        {COLOURED.map((rarity) => (
          <span key={rarity}>
            <Square rarity={rarity} /> {rarity}★
          </span>
        ))}
        {cards.some(({ isPickup }) => isPickup) && (
          <span>
            <Square rarity={0} isPickup /> {t('gacha.simulate.featured')}
          </span>
        )}
      </div>
    </div>
  );
}
