import { asInteger, asObject, asText, type JsonObject, perServerText } from './reading.ts';
import type { ItemTexts, Reward } from './reward.ts';

/** A number of things, or of one of them. */
export const positive = (value: unknown): number | null => {
  const number = asInteger(value);
  return number !== null && number > 0 ? number : null;
};

/** Events call it a reward, cards and songs a resource. */
export function readReward(value: unknown): Reward | null {
  const row: JsonObject = asObject(value);
  const type = asText(row.rewardType) ?? asText(row.resourceType);
  if (type === null) return null;
  return {
    type,
    id: positive(row.rewardId ?? row.resourceId),
    quantity: positive(row.rewardQuantity ?? row.quantity) ?? 1,
  };
}

/** Reads `misc/itemtexts`; what has no name is as if it were not there. */
export function readItemTexts(json: unknown): ItemTexts {
  return new Map(
    Object.entries(asObject(json)).flatMap(([key, row]) => {
      const name = perServerText(asObject(row).name);
      return name.some((text) => text !== null) ? [[key, name]] : [];
    }),
  );
}
