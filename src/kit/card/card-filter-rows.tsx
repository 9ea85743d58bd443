import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { RARITIES } from '#model/vocabulary/card-types';
import { FilterChip } from '../field/filter-chip.tsx';
import { useTranslation } from '../text/translation.tsx';
import { AttributeMark } from './attribute-mark.tsx';
import { BandMark } from './band-mark.tsx';
import { type CardFilter, isFiltered, NO_FILTER, toggled } from './card-filter.ts';
import styles from './card-filter-rows.module.css';

interface Props {
  readonly filter: CardFilter;
  readonly onChange: (filter: CardFilter) => void;
  /** Bands that there are cards of. */
  readonly bands: readonly number[];
  /** Name of each band in the visitor's language. */
  readonly bandName: (bandId: number) => string;
}

/** Filters that are pictures first: bands, attributes, stars. */
export function CardFilterRows({ filter, bands, onChange, bandName }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.rows}>
      <fieldset className={styles.row}>
        <legend className={styles.legend}>{t('filter.band')}</legend>
        {bands.map((band) => (
          <FilterChip
            key={band}
            pressed={filter.bands.includes(band)}
            label={bandName(band)}
            onPress={() => onChange({ ...filter, bands: toggled(filter.bands, band) })}
          >
            <BandMark bandId={band} />
          </FilterChip>
        ))}
      </fieldset>
      <fieldset className={styles.row}>
        <legend className={styles.legend}>{t('filter.attribute')}</legend>
        {ATTRIBUTES.map((attribute) => (
          <FilterChip
            key={attribute}
            pressed={filter.attributes.includes(attribute)}
            label={t(`attribute.${attribute}`)}
            onPress={() => onChange({ ...filter, attributes: toggled(filter.attributes, attribute) })}
          >
            <AttributeMark attribute={attribute} />
          </FilterChip>
        ))}
      </fieldset>
      <fieldset className={styles.row}>
        <legend className={styles.legend}>{t('filter.rarity')}</legend>
        {RARITIES.map((rarity) => (
          <FilterChip
            key={rarity}
            pressed={filter.rarities.includes(rarity)}
            label={t('card.stars', { count: rarity })}
            onPress={() => onChange({ ...filter, rarities: toggled(filter.rarities, rarity) })}
          >
            <span aria-hidden="true">{`${rarity}★`}</span>
          </FilterChip>
        ))}
      </fieldset>
      {isFiltered(filter) && (
        <button type="button" className={styles.clear} onClick={() => onChange(NO_FILTER)}>
          {t('filter.clear')}
        </button>
      )}
    </div>
  );
}
