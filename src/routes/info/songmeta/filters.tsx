import { useTranslation } from 'react-i18next';
import type { BandRecord } from '#model/records/band';
import { localised } from '#model/rules/localised';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { useServers } from '#src/actors/use-servers.ts';
import { BandMark } from '#src/components/band-mark.tsx';
import { BAND_IDS } from '#src/components/bands.ts';
import { toggled } from '#src/components/card-filter.ts';
import { FilterChip } from '#src/components/filter-chip.tsx';
import { NumberField } from '#src/components/number-field.tsx';
import { SearchField } from '#src/components/search-field.tsx';
import { useTyped } from '#src/components/use-typed.ts';
import styles from './filters.module.css';
import { HIGHEST_LEVEL, LOWEST_LEVEL, type MetaQuery, PLAIN_QUERY } from './meta-query.ts';
import type { ChangeQuery } from './use-meta-query.ts';

interface Props {
  readonly query: MetaQuery;
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly onChange: ChangeQuery;
}

const { text, difficulties, bands: noBands, minLevel, maxLevel } = PLAIN_QUERY;
const NO_FILTER = { text, difficulties, bands: noBands, minLevel, maxLevel };

const isFiltered = (query: MetaQuery): boolean =>
  query.text !== '' ||
  query.difficulties.length > 0 ||
  query.bands.length > 0 ||
  query.minLevel !== LOWEST_LEVEL ||
  query.maxLevel !== HIGHEST_LEVEL;

/** Which charts are listed; ranks stay those among all. */
export function MetaFilters({ query, bands, onChange }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { typed, type } = useTyped(query.text, (words) => onChange({ text: words }));
  const nameOf = (id: number): string => {
    const band = bands.get(id);
    return (band && localised(band.name, main, sub)?.value) ?? `#${id}`;
  };
  return (
    <search className={styles.filters}>
      <SearchField label={t('song.search')} value={typed} onChange={type} />
      <div className={styles.rows}>
        <fieldset className={styles.row}>
          <legend className="visually-hidden">{t('builder.live.difficulty')}</legend>
          {DIFFICULTIES.map((difficulty) => (
            <FilterChip
              key={difficulty}
              label={t(`difficulty.${difficulty}`)}
              pressed={query.difficulties.includes(difficulty)}
              onPress={() => onChange({ difficulties: toggled(query.difficulties, difficulty) })}
            >
              {t(`difficulty.short.${difficulty}`)}
            </FilterChip>
          ))}
        </fieldset>
        <fieldset className={styles.row}>
          <legend className="visually-hidden">{t('filter.band')}</legend>
          {BAND_IDS.map((band) => (
            <FilterChip
              key={band}
              label={nameOf(band)}
              pressed={query.bands.includes(band)}
              onPress={() => onChange({ bands: toggled(query.bands, band) })}
            >
              <BandMark bandId={band} />
            </FilterChip>
          ))}
        </fieldset>
        <LevelRange query={query} onChange={onChange} />
        {isFiltered(query) && (
          <button type="button" className={styles.clear} onClick={() => onChange(NO_FILTER)}>
            {t('filter.clear')}
          </button>
        )}
      </div>
    </search>
  );
}

function LevelRange({ query, onChange }: Pick<Props, 'query' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{t('songMeta.level')}</legend>
      <span aria-hidden="true">{t('songMeta.level')}</span>
      <NumberField
        label={t('songMeta.minLevel')}
        value={query.minLevel}
        min={LOWEST_LEVEL}
        max={query.maxLevel}
        width={56}
        onChange={(low) => onChange({ minLevel: low })}
      />
      <span aria-hidden="true">–</span>
      <NumberField
        label={t('songMeta.maxLevel')}
        value={query.maxLevel}
        min={query.minLevel}
        max={HIGHEST_LEVEL}
        width={56}
        onChange={(high) => onChange({ maxLevel: high })}
      />
    </fieldset>
  );
}
