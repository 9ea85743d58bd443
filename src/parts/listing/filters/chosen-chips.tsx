import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Chosen } from '#model/listing/facets';
import { readSpan, writeSpan } from '#model/listing/range';
import type { Filters, Listed, Option, RangeView } from '../listing.ts';
import styles from './filters.module.css';

interface Props<Item extends Listed> {
  readonly listing: Filters<Item>;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** The span that is chosen, as a value to be taken away. */
function optionsOf<Item>(range: RangeView<Item>, chosen: Chosen): readonly Option[] {
  const span = readSpan(chosen[range.key]?.[0], range);
  return span ? [{ value: writeSpan(span), label: `${range.title} ${span.from}–${span.to}` }] : [];
}

/** What is chosen, each to be taken away with one press. */
export function ChosenChips<Item extends Listed>({ listing, chosen, onChange }: Props<Item>) {
  const { t } = useTranslation();
  const groups = [
    ...listing.facets,
    ...listing.picks,
    ...listing.ranges.map((range) => ({ ...range, options: optionsOf(range, chosen) })),
  ];
  const all = groups.flatMap(({ key, title, options }) =>
    options
      .filter(({ value }) => chosen[key]?.includes(value))
      .map(({ value, label }) => ({ key, value, label, title })),
  );
  if (all.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {all.map(({ key, value, label, title }) => (
        <li key={`${key} ${value}`}>
          <button
            type="button"
            className={styles.taken}
            aria-label={t('list.take', { what: `${title}: ${label}` })}
            onClick={() => onChange({ ...chosen, [key]: (chosen[key] ?? []).filter((one) => one !== value) })}
          >
            {label}
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
