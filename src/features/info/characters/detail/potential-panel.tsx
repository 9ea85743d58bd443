import { POTENTIAL_PRESET } from '#model/profile/defaults';
import { withApartPotentials, withMissions, withPotentials } from '#model/profile/edit/bonuses';
import { apartPotentials, bonusParts } from '#model/profile/potentials';
import { MAX_CHARACTER_ID, MAX_MISSIONS, maxPotential } from '#model/vocabulary/characters';
import { STATS, type StatTriple } from '#model/vocabulary/stats';
import { ActiveProfile } from '#src/features/account/profiles/active-profile.tsx';
import { useAddedText } from '#src/features/account/profiles/use-added-text.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { SliderField } from '#src/kit/field/slider-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** Her potential and missions in the profile in use, which every team search counts. */
export function PotentialPanel({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const addedText = useAddedText();
  const { activeProfile, active, replace } = useProfiles();
  if (!activeProfile || id > MAX_CHARACTER_ID) return null;
  const parts = bonusParts(activeProfile, id);
  const potential = Math.max(parts.potential, POTENTIAL_PRESET);
  const rows = [
    {
      part: 'potential',
      value: potential,
      min: POTENTIAL_PRESET,
      // A file may have more than the server has today.
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
  const three = apartPotentials(activeProfile.items, id);
  const adds = addedText(activeProfile.items, id);
  return (
    <Panel id="potential" title={t('characters.potential')} note={<strong>{adds}</strong>}>
      {three && <ThreeSliders id={id} three={three} />}
      {rows
        .filter(({ part }) => !three || part === 'missions')
        .map(({ part, value, min, max, edit }) => (
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

/** A potential for each parameter, where the profile distinguishes them. */
function ThreeSliders({ id, three }: { readonly id: number; readonly three: StatTriple }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { activeProfile, active, replace } = useProfiles();
  if (!activeProfile) return null;
  const highest = maxPotential(activeProfile.server);
  const set = (at: number, points: number) => {
    const next: StatTriple = [
      at === 0 ? points : three[0],
      at === 1 ? points : three[1],
      at === 2 ? points : three[2],
    ];
    replace(active, withApartPotentials(activeProfile, new Map([[id, next]])));
  };
  return STATS.map((stat, at) => {
    const value = three[at] ?? 0;
    const max = Math.max(highest, value);
    const label = `${t('characters.potential')} · ${t(`stat.${stat}`)}`;
    return (
      <div key={stat}>
        <small aria-hidden="true">{label}</small>
        <SliderField
          label={label}
          value={value}
          min={0}
          max={max}
          step={1}
          format={(points) => `${integer(points)} / ${integer(max)}`}
          onChange={(points) => set(at, points)}
        />
      </div>
    );
  });
}
