import { usePreferences } from '../../actors/use-preferences.ts';
import { FilterChip } from '../../field/filter-chip.tsx';
import { useFormat } from '../../text/format.ts';
import { useTranslation } from '../../text/translation.tsx';

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
  return (
    <FilterChip label={words} pressed={isShown} onPress={() => setSpoilers(isShown ? 'hidden' : 'shown')}>
      {words}
    </FilterChip>
  );
}
