import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { toggled } from '../card/card-filter.ts';
import { FilterChip } from '../field/filter-chip.tsx';
import { NumberField } from '../field/number-field.tsx';
import { useTranslation } from '../text/translation.tsx';
import type { Levels } from './chart-filter.ts';
import styles from './chart-filters.module.css';

interface ChipsProps {
  readonly chosen: readonly Difficulty[];
  /** What is drawn may be older than the filter: a press turns the latest choice into another. */
  readonly onChange: (turn: (latest: readonly Difficulty[]) => readonly Difficulty[]) => void;
}

/** A chip for each difficulty; none pressed is all of them. */
export function DifficultyChips({ chosen, onChange }: ChipsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{t('live.difficulty')}</legend>
      {DIFFICULTIES.map((difficulty) => (
        <FilterChip
          key={difficulty}
          label={`${t(`difficulty.${difficulty}`)} (${t(`difficulty.short.${difficulty}`)})`}
          pressed={chosen.includes(difficulty)}
          onPress={() => onChange((latest) => toggled(latest, difficulty))}
        >
          {t(`difficulty.short.${difficulty}`)}
        </FilterChip>
      ))}
    </fieldset>
  );
}

interface BoundsProps {
  readonly lowest: number;
  readonly highest: number;
  /** All there are. */
  readonly levels: Levels;
  readonly onLowest: (level: number) => void;
  readonly onHighest: (level: number) => void;
}

/** From which level to which. */
export function LevelBounds({ lowest, highest, levels, onLowest, onHighest }: BoundsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{t('meta.level')}</legend>
      <NumberField
        label={t('meta.minLevel')}
        value={lowest}
        min={levels.lowest}
        max={highest}
        width={68}
        onChange={onLowest}
      />
      <span aria-hidden="true">–</span>
      <NumberField
        label={t('meta.maxLevel')}
        value={highest}
        min={lowest}
        max={levels.highest}
        width={68}
        onChange={onHighest}
      />
    </fieldset>
  );
}
