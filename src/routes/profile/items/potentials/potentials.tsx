import { Button } from '@mantine/core';
import { POTENTIAL_PRESET } from '#model/profile/defaults';
import { withMissions, withPotentials } from '#model/profile/edit/bonuses';
import { BANDS } from '#model/vocabulary/bands';
import { CHARACTER_COUNT, MAX_MISSIONS, maxPotential } from '#model/vocabulary/characters';
import { useTranslation } from '#src/components/translation.tsx';
import page from '../items.module.css';
import type { ItemsProps } from '../items-game.ts';
import { BandPotentials } from './band-potentials.tsx';
import styles from './potentials.module.css';

const PER_BAND = 5;
const EVERYBODY = Array.from({ length: CHARACTER_COUNT }, (_, place) => place + 1);

/** What each character's growth and missions add to all of her cards. */
export function Potentials(props: ItemsProps) {
  const { t } = useTranslation();
  const { editor, profile } = props;
  const highest = maxPotential(profile.server);
  const setAll = (potential: number, missions: number) => {
    const everybody = (value: number) => new Map(EVERYBODY.map((id) => [id, value]));
    editor.edit((before) => withMissions(withPotentials(before, everybody(potential)), everybody(missions)));
  };
  return (
    <section id="potentials" className={page.section} aria-labelledby="potentials-title">
      <h2 id="potentials-title">{t('areaItems.potentials')}</h2>
      <p>{t('areaItems.potentialsText', { potential: highest, missions: MAX_MISSIONS })}</p>
      <div className={styles.everybody}>
        <Button onClick={() => setAll(highest, MAX_MISSIONS)}>{t('areaItems.everybodyTop')}</Button>
        <Button variant="subtle" onClick={() => setAll(POTENTIAL_PRESET, 0)}>
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
