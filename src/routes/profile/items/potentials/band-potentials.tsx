import { BOUNDS, POTENTIAL_PRESET } from '#model/profile/defaults';
import { withPotentials } from '#model/profile/edit/edits';
import { localised } from '#model/rules/localised';
import type { BandKey } from '#model/vocabulary/bands';
import { useServers } from '#src/actors/use-servers.ts';
import { useFormat } from '#src/components/format.ts';
import { StepperField } from '#src/components/stepper-field.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import page from '../items.module.css';
import type { ItemsProps } from '../items-game.ts';
import { GroupName, useGroupTitle } from '../levels/group-name.tsx';
import styles from './potentials.module.css';

interface Props extends ItemsProps {
  readonly list: BandKey;
  /** The band's characters. */
  readonly ids: readonly number[];
}

const PER_MILLE_IN_PER_CENT = 10;

/** The potentials of one band's five, set together or one by one. */
export function BandPotentials({ list, ids, profile, game, editor }: Props) {
  const { t } = useTranslation();
  const { signedPercent } = useFormat();
  const { main, sub } = useServers();
  const title = useGroupTitle(list, game);
  const whole = t('areaItems.potentialOf', { name: title });
  const pointsOf = (id: number): number => profile.items.potentials[id - 1] ?? POTENTIAL_PRESET;
  const set = (whose: readonly number[], value: number, key: string) =>
    editor.edit((before) => withPotentials(before, new Map(whose.map((id) => [id, value]))), key);
  const nameOf = (id: number): string => {
    const record = game.characters.get(id);
    return (record && localised(record.name, main, sub)?.value) ?? `#${id}`;
  };
  const range = { min: POTENTIAL_PRESET, max: BOUNDS.potential };
  return (
    <section className={page.group} aria-label={whole}>
      <header className={`${page.groupHead} ${styles.head}`}>
        <GroupName list={list} title={title} />
        <StepperField
          {...range}
          label={t('areaItems.allOf', { name: whole })}
          value={Math.max(...ids.map(pointsOf))}
          onChange={(value) => set(ids, value, `potentials ${list}`)}
        />
      </header>
      <ul className={styles.rows}>
        {ids.map((id) => (
          <li key={id}>
            <span className={styles.name}>{nameOf(id)}</span>
            <span className={styles.adds}>
              {/* 1 is where everybody starts, and adds nothing. */}
              {signedPercent(pointsOf(id) <= POTENTIAL_PRESET ? 0 : pointsOf(id) / PER_MILLE_IN_PER_CENT)}
            </span>
            <StepperField
              {...range}
              label={t('areaItems.potentialOf', { name: nameOf(id) })}
              value={Math.max(pointsOf(id), POTENTIAL_PRESET)}
              onChange={(value) => set([id], value, `potential ${id}`)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
