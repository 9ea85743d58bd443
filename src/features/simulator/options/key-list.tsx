import { useTranslation } from '#src/kit/text/translation.tsx';
import { KEYS } from '../board/use-simulator-keys.ts';
import styles from './options.module.css';

/** What the keys do. */
export function KeyList() {
  const { t } = useTranslation();
  return (
    <dl className={styles.keys}>
      {KEYS.map(([name, keys]) => (
        <div key={name}>
          <dt>{t(`stage.key.${name}`)}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
