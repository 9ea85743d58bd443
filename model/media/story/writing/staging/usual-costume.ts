import type { CostumeRecord } from '#model/records/costume';
import type { ServerIndex } from '#model/vocabulary/servers';

/** What characters wear on every day; names of bundles say it (reference R145). */
const EVERY_DAY = /_(?:casual|school)/;

/** Earlier is more usual: everyday clothes, then what came out first. */
function isMoreUsual(one: CostumeRecord, other: CostumeRecord): boolean {
  const [isOne, isOther] = [one, other].map(({ assetBundleName }) => EVERY_DAY.test(assetBundleName));
  return isOne === isOther ? one.id < other.id : isOne === true;
}

/** The costume of every character who has one on the server: what she wears until her author dresses her. */
export function usualCostumes(
  costumes: Iterable<CostumeRecord>,
  server: ServerIndex,
): ReadonlyMap<number, string> {
  const usual = new Map<number, CostumeRecord>();
  for (const costume of costumes) {
    if (costume.publishedAt[server] === null) continue;
    const before = usual.get(costume.characterId);
    if (!before || isMoreUsual(costume, before)) usual.set(costume.characterId, costume);
  }
  return new Map([...usual].map(([id, { assetBundleName }]) => [id, assetBundleName]));
}
