import { Button } from '@mantine/core';
import { BOUNDS, POTENTIAL_PRESET } from '#model/profile/defaults';
import { withPotentials } from '#model/profile/edit/edits';
import { BANDS } from '#model/vocabulary/bands';
import { CHARACTER_COUNT } from '#model/vocabulary/characters';
import { useTranslation } from '#src/components/translation.tsx';
import page from '../items.module.css';
import type { ItemsProps } from '../items-game.ts';
import { BandPotentials } from './band-potentials.tsx';
import styles from './potentials.module.css';

const PER_BAND = 5;
const EVERYBODY = Array.from({ length: CHARACTER_COUNT }, (_, place) => place + 1);

/** What each character's growth adds to all of her cards. */
export function Potentials(props: ItemsProps) {
  const { t } = useTranslation();
  const { editor } = props;
  const setAll = (value: number) =>
    editor.edit((before) => withPotentials(before, new Map(EVERYBODY.map((id) => [id, value]))));
  return (
    <section id="potentials" className={page.section} aria-labelledby="potentials-title">
      <h2 id="potentials-title">{t('areaItems.potentials')}</h2>
      <p>{t('areaItems.potentialsText')}</p>
      <div className={styles.everybody}>
        <Button onClick={() => setAll(BOUNDS.potential)}>{t('areaItems.everybodyTop')}</Button>
        <Button variant="subtle" onClick={() => setAll(POTENTIAL_PRESET)}>
          {t('areaItems.everybodyNone')}
        </Button>
      </div>
      <div className={page.groups}>
        {BANDS.map(({ key }, nth) => (
          <BandPotentials
            key={key}
            {...props}
            list={key}
            ids={EVERYBODY.slice(nth * PER_BAND, (nth + 1) * PER_BAND)}
          />
        ))}
      </div>
    </section>
  );
}
