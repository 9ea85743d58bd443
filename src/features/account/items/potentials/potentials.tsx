import { Button } from '@mantine/core';
import { POTENTIAL_PRESET } from '#model/profile/defaults';
import { withMissions, withPotentials } from '#model/profile/edit/bonuses';
import { bandMembers } from '#model/rules/band-order';
import { MAX_CHARACTER_ID, MAX_MISSIONS, maxPotential } from '#model/vocabulary/characters';
import { useTranslation } from '#src/kit/text/translation.tsx';
import page from '../items.module.css';
import type { ItemsProps } from '../items-game.ts';
import { BandPotentials } from './band-potentials.tsx';
import styles from './potentials.module.css';

/** What each character's growth and missions add to all of her cards. */
export function Potentials(props: ItemsProps) {
  const { t } = useTranslation();
  const { editor, profile, game } = props;
  const bands = bandMembers([...game.characters.values()].filter(({ id }) => id <= MAX_CHARACTER_ID));
  const ids = bands.flatMap(({ members }) => members);
  const highest = maxPotential(profile.server);
  const setAll = (potential: number, missions: number) => {
    const everybody = (value: number) => new Map(ids.map((id) => [id, value]));
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
        {bands.map(({ bandId, members }) => (
          <BandPotentials key={bandId} {...props} bandId={bandId} ids={members} />
        ))}
      </div>
    </section>
  );
}
