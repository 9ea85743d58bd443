import { POTENTIAL_PRESET } from '#model/profile/defaults';
import { withMissions, withPotentials } from '#model/profile/edit/bonuses';
import { type BonusParts, bonusParts } from '#model/profile/potentials';
import { MAX_MISSIONS, maxPotential } from '#model/vocabulary/characters';
import { StepperField } from '../../fields/stepper-field.tsx';
import type { ItemsProps } from '../items-game.ts';

interface Props extends Pick<ItemsProps, 'profile' | 'editor'> {
  readonly part: keyof BonusParts;
  /** Ids of those for whom it is set. */
  readonly whose: readonly number[];
  readonly label: string;
}

const EDITS = { potential: withPotentials, missions: withMissions };
const LOWEST = { potential: POTENTIAL_PRESET, missions: 0 };

/** Potential or missions of one character, or of several together. */
export function BonusField({ part, whose, label, profile, editor }: Props) {
  const highest = { potential: maxPotential(profile.server), missions: MAX_MISSIONS };
  const value = Math.max(LOWEST[part], ...whose.map((id) => bonusParts(profile, id)[part]));
  return (
    <StepperField
      label={label}
      value={value}
      min={LOWEST[part]}
      // A file may have more than the server has today; that stays until it is changed.
      max={Math.max(highest[part], value)}
      onChange={(next) =>
        editor.edit(
          (before) => EDITS[part](before, new Map(whose.map((id) => [id, next]))),
          `${part} ${whose.join()}`,
        )
      }
    />
  );
}
