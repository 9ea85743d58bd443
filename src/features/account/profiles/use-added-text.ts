import { addedPerMille } from '#model/profile/potentials';
import type { ProfileItems } from '#model/profile/profile';
import { useFormat } from '#src/kit/text/format.ts';

const PER_MILLE_IN_PER_CENT = 10;

/** What a character adds to her cards, such as `+11%`; for performance, technique and visual where they are not alike. */
export function useAddedText(): (items: ProfileItems, characterId: number) => string {
  const { signedPercent } = useFormat();
  return (items, characterId) => {
    const added = addedPerMille(items, characterId);
    const [first] = added;
    const shown = added.every((perMille) => perMille === first) ? [first] : added;
    return shown.map((perMille) => signedPercent(perMille / PER_MILLE_IN_PER_CENT)).join(' · ');
  };
}
