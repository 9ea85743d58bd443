import { toggled } from '#src/components/card-filter.ts';
import { FilterChip } from '#src/components/filter-chip.tsx';
import { useFormat } from '#src/components/format.ts';
import type { FacetView, Listed } from '../listing.ts';
import styles from './filters.module.css';

interface Props<Item extends Listed> {
  readonly facet: FacetView<Item>;
  readonly chosen: readonly string[];
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** A facet of few values: all of them in sight, each with how many it finds. */
export function FacetChips<Item extends Listed>({ facet, chosen, counts, onChange }: Props<Item>) {
  const { integer } = useFormat();
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{facet.title}</legend>
      <div className={styles.chips}>
        {facet.options.map(({ value, label, mark }) => {
          const count = counts?.get(value) ?? 0;
          return (
            <FilterChip
              key={value}
              label={`${label} (${integer(count)})`}
              pressed={chosen.includes(value)}
              isEmpty={count === 0}
              onPress={() => onChange(toggled(chosen, value))}
            >
              {mark ?? label}
            </FilterChip>
          );
        })}
      </div>
    </fieldset>
  );
}
