import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './stars.module.css';

/** The rarity of a card as stars; a screen reader says it in words. */
export function Stars({ rarity }: { readonly rarity: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.stars} role="img" aria-label={t('card.stars', { count: rarity })}>
      {'★'.repeat(rarity)}
    </span>
  );
}
