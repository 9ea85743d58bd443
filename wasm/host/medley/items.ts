import type { MedleyData, MedleyQuestion } from '#model/compute/medley';
import { withLevels } from '#model/profile/item-lists';
import { slotOptions } from '../items/slots.ts';

/** The question of a player who owns nothing but the chosen option of each slot. */
export function withOnlyItems(
  question: MedleyQuestion,
  data: Pick<MedleyData, 'areaItems'>,
  chosen: readonly number[],
): MedleyQuestion {
  const options = slotOptions(question, data).flat();
  const kept = new Set(chosen.flatMap((option) => options[option] ?? []).map(({ itemId }) => itemId));
  const { profile } = question;
  const items = withLevels(profile.items, (id, level) => (kept.has(id) ? level : null));
  return { ...question, profile: { ...profile, items } };
}
