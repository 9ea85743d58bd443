import { MAX_POTENTIAL } from '#model/vocabulary/characters';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { useFormat } from '#src/components/format.ts';
import { SliderField } from '#src/components/slider-field.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import { ActiveProfile } from '#src/parts/profiles/active-profile.tsx';

const LOWEST = 1;
const PER_MILLE_IN_PER_CENT = 10;

/** Her potential in the profile in use, which every team search counts. */
export function PotentialPanel({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { signedPercent, integer } = useFormat();
  const { activeProfile, active, replace } = useProfiles();
  const potential = activeProfile?.items.potentials[id - 1];
  if (!activeProfile || potential === undefined) return null;
  const set = (value: number) => {
    const potentials = activeProfile.items.potentials.map((old, at) => (at === id - 1 ? value : old));
    replace(active, { ...activeProfile, items: { ...activeProfile.items, potentials } });
  };
  // 1 is where everybody starts, and adds nothing.
  const adds = potential <= LOWEST ? 0 : potential / PER_MILLE_IN_PER_CENT;
  return (
    <Panel id="potential" title={t('characters.potential')} note={<strong>{signedPercent(adds)}</strong>}>
      <SliderField
        label={t('characters.potential')}
        value={potential}
        min={LOWEST}
        max={MAX_POTENTIAL}
        step={1}
        format={(value) => `${integer(value)} / ${integer(MAX_POTENTIAL)}`}
        onChange={set}
      />
      <ActiveProfile />
    </Panel>
  );
}
