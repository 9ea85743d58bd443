import { POTENTIAL_PRESET } from '#model/profile/defaults';
import { withMissions, withPotentials } from '#model/profile/edit/bonuses';
import { bonusParts } from '#model/profile/potentials';
import { CHARACTER_COUNT, MAX_MISSIONS, maxPotential } from '#model/vocabulary/characters';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { useFormat } from '#src/components/format.ts';
import { SliderField } from '#src/components/slider-field.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import { ActiveProfile } from '#src/parts/profiles/active-profile.tsx';
import { useAddedText } from '#src/parts/profiles/use-added-text.ts';

/** Her potential and missions in the profile in use, which every team search counts. */
export function PotentialPanel({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const addedText = useAddedText();
  const { activeProfile, active, replace } = useProfiles();
  if (!activeProfile || id > CHARACTER_COUNT) return null;
  const parts = bonusParts(activeProfile, id);
  const potential = Math.max(parts.potential, POTENTIAL_PRESET);
  const rows = [
    {
      part: 'potential',
      value: potential,
      min: POTENTIAL_PRESET,
      // A file may tell of more than the server has today.
      max: Math.max(maxPotential(activeProfile.server), potential),
      edit: withPotentials,
    },
    {
      part: 'missions',
      value: parts.missions,
      min: 0,
      max: Math.max(MAX_MISSIONS, parts.missions),
      edit: withMissions,
    },
  ] as const;
  const adds = addedText(activeProfile.items, id);
  return (
    <Panel id="potential" title={t('characters.potential')} note={<strong>{adds}</strong>}>
      {rows.map(({ part, value, min, max, edit }) => (
        <div key={part}>
          <small aria-hidden="true">{t(`characters.${part}`)}</small>
          <SliderField
            label={t(`characters.${part}`)}
            value={value}
            min={min}
            max={max}
            step={1}
            format={(points) => `${integer(points)} / ${integer(max)}`}
            onChange={(points) => replace(active, edit(activeProfile, new Map([[id, points]])))}
          />
        </div>
      ))}
      <ActiveProfile />
    </Panel>
  );
}
