import { Button } from '@mantine/core';
import { withApartPotentials } from '#model/profile/edit/bonuses';
import { apartPotentials, bonusParts } from '#model/profile/potentials';
import { maxPotential } from '#model/vocabulary/characters';
import { STATS, type StatTriple } from '#model/vocabulary/stats';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { StepperField } from '../../fields/stepper-field.tsx';
import { useAddedText } from '../../profiles/use-added-text.ts';
import type { ItemsProps } from '../items-game.ts';
import { BonusField } from './bonus-field.tsx';
import styles from './potentials.module.css';

interface ApartPotentialsProps extends Pick<ItemsProps, 'profile' | 'editor'> {
  readonly id: number;
  readonly name: string;
  readonly three: StatTriple;
}

/** A potential for each parameter. */
function ApartPotentials({ id, name, three, profile, editor }: ApartPotentialsProps) {
  const { t } = useTranslation();
  const highest = maxPotential(profile.server);
  const set = (at: number, next: number) =>
    editor.edit((before) => {
      const [performance, technique, visual] = apartPotentials(before.items, id) ?? three;
      const after: StatTriple = [
        at === 0 ? next : performance,
        at === 1 ? next : technique,
        at === 2 ? next : visual,
      ];
      return withApartPotentials(before, new Map([[id, after]]));
    }, `potential ${id} ${at}`);
  return (
    <div className={styles.three}>
      {STATS.map((stat, at) => {
        const value = three[at] ?? 0;
        return (
          <div key={stat}>
            <span className={styles.adds} aria-hidden="true">
              {t(`stat.${stat}`)}
            </span>
            <StepperField
              label={t('areaItems.statPotentialOf', { name, stat: t(`stat.${stat}`) })}
              value={value}
              min={0}
              max={Math.max(highest, value)}
              onChange={(next) => set(at, next)}
            />
          </div>
        );
      })}
    </div>
  );
}

interface Props extends Pick<ItemsProps, 'profile' | 'editor'> {
  readonly id: number;
  readonly name: string;
}

/** What one character adds: one potential for all parameters, or one for each, and her missions. */
export function CharacterRow({ id, name, profile, editor }: Props) {
  const { t } = useTranslation();
  const addedText = useAddedText();
  const three = apartPotentials(profile.items, id);
  const split = () => {
    const { potential } = bonusParts(profile, id);
    const next = three ? null : ([potential, potential, potential] as const);
    editor.edit((before) => withApartPotentials(before, new Map([[id, next]])));
  };
  return (
    <li className={styles.parts}>
      <span className={styles.name}>{name}</span>
      <span className={styles.adds}>
        {addedText(profile.items, id)}{' '}
        <Button
          variant={three ? 'light' : 'subtle'}
          size="compact-xs"
          aria-label={t('areaItems.apartOf', { name })}
          aria-pressed={three !== null}
          onClick={split}
        >
          {t('areaItems.apart')}
        </Button>
      </span>
      {three ? (
        <ApartPotentials id={id} name={name} three={three} profile={profile} editor={editor} />
      ) : (
        <BonusField
          part="potential"
          whose={[id]}
          label={t('areaItems.potentialOf', { name })}
          profile={profile}
          editor={editor}
        />
      )}
      <BonusField
        part="missions"
        whose={[id]}
        label={t('areaItems.missionsOf', { name })}
        profile={profile}
        editor={editor}
      />
    </li>
  );
}
