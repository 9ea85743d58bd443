import { memo } from 'react';
import type { AddressChange } from '../address/use-address.ts';
import { BandMark } from '../card/band-mark.tsx';
import { toggled } from '../card/card-filter.ts';
import { FilterChip } from '../field/filter-chip.tsx';
import { SearchField } from '../field/search-field.tsx';
import { useTyped } from '../field/use-typed.ts';
import { useTranslation } from '../text/translation.tsx';
import { DifficultyChips, LevelBounds } from './chart-facets.tsx';
import {
  type ChartFilter,
  highestChosen,
  isFiltered,
  type Levels,
  levelsShown,
  lowestChosen,
  NO_CHART_FILTER,
} from './chart-filter.ts';
import styles from './chart-filters.module.css';

interface Props {
  readonly filter: ChartFilter;
  /** Of all charts of the list; the same object as long as they are. */
  readonly levels: Levels;
  /** Bands that there are songs of. */
  readonly bands: readonly number[];
  readonly nameOf: (bandId: number) => string;
  /** What is drawn may be older than the filter: chips change the latest one. */
  readonly onChange: (change: AddressChange<ChartFilter>) => void;
}

/** Which charts are listed; ranks stay those among all. */
export const ChartFilters = memo(function ChartFilters({ filter, levels, bands, nameOf, onChange }: Props) {
  const { t } = useTranslation();
  const { typed, type } = useTyped(filter.text, (words) => onChange({ text: words }));
  return (
    <search className={styles.filters}>
      <SearchField label={t('song.search')} value={typed} onChange={type} />
      <div className={styles.rows}>
        <DifficultyChips
          chosen={filter.difficulties}
          onChange={(turn) => onChange((now) => ({ difficulties: turn(now.difficulties) }))}
        />
        <fieldset className={styles.row}>
          <legend className={styles.legend}>{t('filter.band')}</legend>
          {bands.map((band) => (
            <FilterChip
              key={band}
              label={nameOf(band)}
              pressed={filter.bands.includes(band)}
              onPress={() => onChange((now) => ({ bands: toggled(now.bands, band) }))}
            >
              <BandMark bandId={band} />
            </FilterChip>
          ))}
        </fieldset>
        <LevelRange filter={filter} levels={levels} onChange={onChange} />
        {isFiltered(filter) && (
          <button type="button" className={styles.clear} onClick={() => onChange(NO_CHART_FILTER)}>
            {t('filter.clear')}
          </button>
        )}
      </div>
    </search>
  );
});

function LevelRange({ filter, levels, onChange }: Pick<Props, 'filter' | 'levels' | 'onChange'>) {
  return (
    <LevelBounds
      {...levelsShown(filter, levels)}
      levels={levels}
      onLowest={(low) => onChange({ minLevel: lowestChosen(low, levels) })}
      onHighest={(high) => onChange({ maxLevel: highestChosen(high, levels) })}
    />
  );
}
