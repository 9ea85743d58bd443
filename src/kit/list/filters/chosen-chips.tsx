import { X } from 'lucide-react';
import type { Chosen } from '#model/listing/facets';
import { useTranslation } from '../../text/translation.tsx';
import type { Filters, Listed } from '../listing.ts';
import { chosenGroups } from './chosen.ts';
import styles from './filters.module.css';

interface Props<Item extends Listed> {
  readonly listing: Filters<Item>;
  readonly chosen: Chosen;
  /** Whether all of it goes with one press, too. */
  readonly hasClear: boolean;
  readonly onChange: (chosen: Chosen) => void;
}

/** What is chosen, each to be taken away with one press. */
export function ChosenChips<Item extends Listed>({ listing, chosen, hasClear, onChange }: Props<Item>) {
  const { t } = useTranslation();
  const all = chosenGroups(listing, chosen).flatMap(({ key, title, options }) =>
    options.map(({ value, label, short = label }) => ({ key, value, label, short, title })),
  );
  if (all.length === 0) return null;
  return (
    <div className={styles.chosen}>
      <ul>
        {all.map(({ key, value, label, short, title }) => (
          <li key={`${key} ${value}`}>
            <button
              type="button"
              className={styles.taken}
              aria-label={t('list.take', { what: `${title}: ${label}` })}
              onClick={() =>
                onChange({ ...chosen, [key]: (chosen[key] ?? []).filter((one) => one !== value) })
              }
            >
              {short}
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {hasClear && (
        <button type="button" className={styles.clear} onClick={() => onChange({})}>
          {t('list.clearAll')}
        </button>
      )}
    </div>
  );
}
