import { withApartPotentials } from '#model/profile/edit/bonuses';
import { apartPotentials } from '#model/profile/potentials';
import { maxPotential } from '#model/vocabulary/characters';
import { STATS, type StatTriple } from '#model/vocabulary/stats';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { StepperField } from '../../fields/stepper-field.tsx';
import type { ItemsProps } from '../items-game.ts';
import styles from './potentials.module.css';

interface Props extends Pick<ItemsProps, 'profile' | 'editor'> {
  readonly id: number;
  readonly name: string;
  readonly three: StatTriple;
}

/** A potential for each parameter. */
export function ApartPotentials({ id, name, three, profile, editor }: Props) {
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
