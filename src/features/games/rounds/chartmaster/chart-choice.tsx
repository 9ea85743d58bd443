import { LEVELS } from '#model/games/settings';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { toggled } from '#src/kit/card/card-filter.ts';
import { CheckField } from '#src/kit/field/check-field.tsx';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { FilterChip } from '#src/kit/field/filter-chip.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Choosing } from '../../play/settings-fields.tsx';
import type { People } from '../../play/use-people.ts';
import styles from './chartmaster.module.css';

interface Props {
  readonly playing: Choosing;
  readonly people: Pick<People, 'songBands' | 'bandName'>;
}

const SECONDS = [4, 8, 12, 16];
const [LOWEST, HIGHEST] = LEVELS;

/** Which songs and charts are asked about, and how a part of one is shown. */
export function ChartChoice({ playing, people }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { settings, pool, change } = playing;
  const [low, high] = settings.levels;
  return (
    <>
      <FieldRow label={t('master.songs')} hint={t('master.pool', { count: pool })}>
        <fieldset className={styles.chips}>
          <legend className="visually-hidden">{t('filter.band')}</legend>
          {people.songBands.map((band) => (
            <FilterChip
              key={band}
              label={people.bandName(band)}
              pressed={settings.bands.includes(band)}
              onPress={() => change({ bands: toggled(settings.bands, band) })}
            >
              <BandMark bandId={band} />
            </FilterChip>
          ))}
        </fieldset>
        <fieldset className={styles.chips}>
          <legend className="visually-hidden">{t('master.charts')}</legend>
          {DIFFICULTIES.map((difficulty) => (
            <FilterChip
              key={difficulty}
              label={`${t(`difficulty.${difficulty}`)} (${t(`difficulty.short.${difficulty}`)})`}
              pressed={settings.charts.includes(difficulty)}
              onPress={() => change({ charts: toggled(settings.charts, difficulty) })}
            >
              {t(`difficulty.short.${difficulty}`)}
            </FilterChip>
          ))}
        </fieldset>
        <fieldset className={styles.chips}>
          <legend className="visually-hidden">{t('game.hint.level')}</legend>
          <span aria-hidden="true">{t('game.hint.level')}</span>
          <NumberField
            label={t('master.lowest')}
            value={low}
            min={LOWEST}
            max={high}
            width={56}
            onChange={(lowest) => change({ levels: [lowest, high] })}
          />
          <span aria-hidden="true">–</span>
          <NumberField
            label={t('master.highest')}
            value={high}
            min={low}
            max={HIGHEST}
            width={56}
            onChange={(highest) => change({ levels: [low, highest] })}
          />
        </fieldset>
      </FieldRow>
      <FieldRow label={t('master.seconds')}>
        <SegmentedChoice
          label={t('master.seconds')}
          choices={[...new Set([...SECONDS, settings.excerptSeconds])]
            .sort((a, b) => a - b)
            .map((value) => ({ value, label: format.integer(value) }))}
          value={settings.excerptSeconds}
          onChange={(excerptSeconds) => change({ excerptSeconds })}
        />
      </FieldRow>
      <FieldRow label={t('master.notes')}>
        <SegmentedChoice<'still' | 'moving'>
          label={t('master.notes')}
          choices={[
            { value: 'still', label: t('master.still') },
            { value: 'moving', label: t('master.moving') },
          ]}
          value={settings.isMoving ? 'moving' : 'still'}
          onChange={(value) => change({ isMoving: value === 'moving' })}
        />
        <CheckField
          label={t('master.mirrored')}
          checked={settings.isMirrored}
          onChange={(isMirrored) => change({ isMirrored })}
        />
        <CheckField
          label={t('master.plain')}
          checked={settings.isPlain}
          onChange={(isPlain) => change({ isPlain })}
        />
      </FieldRow>
    </>
  );
}
