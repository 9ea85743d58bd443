import { Button } from '@mantine/core';
import { POTENTIAL_PRESET } from '#model/profile/defaults';
import { withMissions, withPotentials } from '#model/profile/edit/bonuses';
import { bandMembers } from '#model/rules/band-order';
import { localised } from '#model/rules/localised';
import { MAX_CHARACTER_ID, MAX_MISSIONS, maxPotential } from '#model/vocabulary/characters';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import page from '../items.module.css';
import type { ItemsProps } from '../items-game.ts';
import { GroupName, useGroupTitle } from '../levels/group-name.tsx';
import { BonusField } from './bonus-field.tsx';
import { CharacterRow } from './character-row.tsx';
import styles from './potentials.module.css';

interface Props extends ItemsProps {
  readonly bandId: number;
  /** The band's characters. */
  readonly ids: readonly number[];
}

const PARTS = ['potential', 'missions'] as const;

/** The potentials and missions of one band's characters, set together or one by one. */
function BandPotentials({ bandId, ids, profile, game, editor }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const whose = { kind: 'band', bandId } as const;
  const title = useGroupTitle(whose, game);
  const nameOf = (id: number): string => {
    const record = game.characters.get(id);
    return (record && localised(record.name, main, sub)?.value) ?? `#${id}`;
  };
  return (
    <section className={page.group} aria-label={t('areaItems.potentialOf', { name: title })}>
      <header className={styles.head}>
        <GroupName whose={whose} title={title} />
        <p className={styles.adds}>{t('areaItems.setAll')}</p>
        <div className={styles.parts}>
          {PARTS.map((part) => (
            <div key={part}>
              <span className={styles.adds}>{t(`areaItems.${part}`)}</span>
              <BonusField
                part={part}
                whose={ids}
                label={t('areaItems.allOf', { name: t(`areaItems.${part}Of`, { name: title }) })}
                profile={profile}
                editor={editor}
              />
            </div>
          ))}
        </div>
      </header>
      <ul className={styles.rows}>
        {ids.map((id) => (
          <CharacterRow key={id} id={id} name={nameOf(id)} profile={profile} editor={editor} />
        ))}
      </ul>
    </section>
  );
}

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
