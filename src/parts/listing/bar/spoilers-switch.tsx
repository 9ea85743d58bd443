import { Eye, EyeOff } from 'lucide-react';
import { usePreferences } from '#src/actors/use-preferences.ts';
import { FilterChip } from '#src/components/filter-chip.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from './spoilers-switch.module.css';

interface Props {
  /** How many things are not out yet. */
  readonly count: number;
}

/** Shows what is not out yet on the main server, or hides it, on every page as in the preferences. */
export function SpoilersSwitch({ count }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { spoilers, setSpoilers } = usePreferences();
  const isShown = spoilers === 'shown';
  const words = t(isShown ? 'list.spoilersShown' : 'list.spoilersHidden', { number: integer(count) });
  const Icon = isShown ? Eye : EyeOff;
  return (
    <FilterChip label={words} pressed={isShown} onPress={() => setSpoilers(isShown ? 'hidden' : 'shown')}>
      <span className={styles.eye}>
        <Icon size={16} aria-hidden="true" /> {integer(count)}
      </span>
      <span className={styles.words}>{words}</span>
    </FilterChip>
  );
}
