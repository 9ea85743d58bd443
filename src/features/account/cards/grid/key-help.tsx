import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './owned-grid.module.css';

/** Keys as they are printed on keyboards, each with what it does. */
const KEYS = [
  { keys: ['←', '→', '↑', '↓'], does: 'move' },
  { keys: ['0', '…', '9'], does: 'level' },
  { keys: ['S'], does: 'skill' },
  { keys: ['M'], does: 'master' },
  { keys: ['E'], does: 'episodes' },
  { keys: ['T'], does: 'train' },
  { keys: ['A'], does: 'art' },
  { keys: ['X'], does: 'exclude' },
  { keys: ['F'], does: 'finish' },
  { keys: ['⏎'], does: 'open' },
  { keys: ['␣'], does: 'pick' },
  { keys: ['+'], does: 'add' },
  { keys: ['⌦'], does: 'remove' },
  { keys: ['Ctrl', 'Z'], does: 'undo' },
] as const;

/** What each key does while the cursor is in the grid. */
export function KeyHelp() {
  const { t } = useTranslation();
  return (
    <dl className={styles.help} aria-label={t('collection.keys.title')}>
      {KEYS.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{t(`collection.keys.${does}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
