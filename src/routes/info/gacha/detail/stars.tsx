import { useTranslation } from '#src/components/translation.tsx';
import styles from '../gacha.module.css';

/** How rare a card is; read out in words. */
export function Stars({ rarity }: { readonly rarity: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.stars}>
      <span aria-hidden="true">{'★'.repeat(rarity)}</span>
      <span className="visually-hidden">{t('card.stars', { count: rarity })}</span>
    </span>
  );
}
