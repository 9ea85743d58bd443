import { random } from '../../seeded/random.ts';
import type { SetPlace } from '../script/plot.ts';
import type { Story } from '../story.types.ts';

const SEASONS = ['spring', 'spring', 'summer', 'winter'] as const;
/** Of stories whose people come from school. */
const AFTER_SCHOOL = 0.35;

/** What someone wears in a story: the costume of the stage there, elsewhere clothes of a season or the uniform. */
export function costumeAt({ scenarioId, card }: Story, characterId: number, place: SetPlace): string {
  const number = String(characterId).padStart(3, '0');
  if (place === 'stage' || place === 'backstage')
    return `${number}_live_${card?.characterId === characterId ? card.id : 'default'}`;
  const rng = random('clothes', scenarioId);
  const season = rng.pick(SEASONS);
  const isUniform = rng.chance(AFTER_SCHOOL) && place !== 'park' && place !== 'river';
  const worn = isUniform ? `uniform_${season === 'summer' ? 'summer' : 'winter'}` : `casual_${season}`;
  return `${number}_${worn}`;
}
