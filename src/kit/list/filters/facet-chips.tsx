import { memo } from 'react';
import { toggled } from '../../card/card-filter.ts';
import { FilterChip } from '../../field/filter-chip.tsx';
import { useFormat } from '../../text/format.ts';
import { useTranslation } from '../../text/translation.tsx';
import type { FacetView, Listed } from '../listing.ts';
import type { FacetHandlers } from './facet-select.tsx';
import styles from './filters.module.css';

interface Props<Item extends Listed> {
  readonly facet: FacetView<Item>;
  readonly chosen: readonly string[];
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly onChoose: FacetHandlers['onChoose'];
}

const NONE: ReadonlyMap<string, number> = new Map();

/** Whether each value is chosen and finds what it found: one press changes the chips of few facets. */
const isSame = <Item extends Listed>(a: Props<Item>, b: Props<Item>): boolean =>
  a.facet === b.facet &&
  a.chosen.join() === b.chosen.join() &&
  a.facet.options.every(({ value }) => (a.counts ?? NONE).get(value) === (b.counts ?? NONE).get(value));

/** A facet of few values: all of them in sight, each with how many it finds. Without a choice all are meant. */
function Chips<Item extends Listed>({ facet, chosen, counts, onChoose }: Props<Item>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const all = t('list.all');
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{facet.title}</legend>
      <div className={styles.chips}>
        <FilterChip label={all} pressed={chosen.length === 0} onPress={() => onChoose(facet.key, [])}>
          {all}
        </FilterChip>
        {facet.options.map(({ value, label, short, icon }) => {
          const count = integer(counts?.get(value) ?? 0);
          return (
            <FilterChip
              key={value}
              label={`${label} (${count})`}
              pressed={chosen.includes(value)}
              isEmpty={(counts?.get(value) ?? 0) === 0}
              onPress={() => onChoose(facet.key, toggled(chosen, value))}
            >
              <span className={styles.face}>
                {icon}
                <span className={icon ? styles.name : undefined}>{short ?? label}</span>
                <small className={styles.number}>{count}</small>
              </span>
            </FilterChip>
          );
        })}
      </div>
    </fieldset>
  );
}

export const FacetChips = memo(Chips, isSame) as typeof Chips;
