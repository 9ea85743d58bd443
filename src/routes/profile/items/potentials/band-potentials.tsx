import { POTENTIAL_PRESET } from '#model/profile/defaults';
import { withMissions, withPotentials } from '#model/profile/edit/bonuses';
import { type BonusParts, bonusParts } from '#model/profile/potentials';
import { localised } from '#model/rules/localised';
import { MAX_MISSIONS, maxPotential } from '#model/vocabulary/characters';
import { useServers } from '#src/actors/use-servers.ts';
import { StepperField } from '#src/components/stepper-field.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useAddedText } from '#src/parts/profiles/use-added-text.ts';
import page from '../items.module.css';
import type { ItemsProps } from '../items-game.ts';
import { GroupName, useGroupTitle } from '../levels/group-name.tsx';
import styles from './potentials.module.css';

interface Props extends ItemsProps {
  readonly bandId: number;
  /** The band's characters. */
  readonly ids: readonly number[];
}

const PARTS = ['potential', 'missions'] as const satisfies readonly (keyof BonusParts)[];
const EDITS = { potential: withPotentials, missions: withMissions };

/** The potentials and missions of one band's characters, set together or one by one. */
export function BandPotentials({ bandId, ids, profile, game, editor }: Props) {
  const { t } = useTranslation();
  const addedText = useAddedText();
  const { main, sub } = useServers();
  const whose = { kind: 'band', bandId } as const;
  const title = useGroupTitle(whose, game);
  const nameOf = (id: number): string => {
    const record = game.characters.get(id);
    return (record && localised(record.name, main, sub)?.value) ?? `#${id}`;
  };
  const lowest = { potential: POTENTIAL_PRESET, missions: 0 };
  const highest = { potential: maxPotential(profile.server), missions: MAX_MISSIONS };
  const field = (part: keyof BonusParts, whose: readonly number[], label: string) => {
    const value = Math.max(lowest[part], ...whose.map((id) => bonusParts(profile, id)[part]));
    return (
      <StepperField
        key={part}
        label={label}
        value={value}
        min={lowest[part]}
        // A file may tell of more than the server has today; that stays until it is changed.
        max={Math.max(highest[part], value)}
        onChange={(next) =>
          editor.edit(
            (before) => EDITS[part](before, new Map(whose.map((id) => [id, next]))),
            `${part} ${whose.join()}`,
          )
        }
      />
    );
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
              {field(part, ids, t('areaItems.allOf', { name: t(`areaItems.${part}Of`, { name: title }) }))}
            </div>
          ))}
        </div>
      </header>
      <ul className={styles.rows}>
        {ids.map((id) => (
          <li key={id} className={styles.parts}>
            <span className={styles.name}>{nameOf(id)}</span>
            <span className={styles.adds}>{addedText(profile.items, id)}</span>
            {PARTS.map((part) => field(part, [id], t(`areaItems.${part}Of`, { name: nameOf(id) })))}
          </li>
        ))}
      </ul>
    </section>
  );
}
