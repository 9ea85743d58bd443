import { type DailyMark, signsOf } from '#model/games/daily';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './signs.module.css';

/** The rounds as signs, and as words for who does not see them. */
export function Signs({ marks }: { readonly marks: readonly DailyMark[] }) {
  const { t } = useTranslation();
  const words = marks.map((mark) => t(`daily.mark.${mark}`)).join(', ');
  return (
    <p className={styles.signs} role="img" aria-label={words}>
      {signsOf(marks)}
    </p>
  );
}
