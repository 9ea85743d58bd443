import { type AssetRead, MISSING, type Origin } from '#server/origin/origin';

/** A row of `cards/all`. */
export const card = (name: string) => ({
  characterId: 1,
  rarity: 4,
  attribute: 'cool',
  levelLimit: 50,
  skillId: 1,
  type: 'permanent',
  resourceSetName: 'res001001',
  prefix: [name, name, null, null, null],
  releasedAt: ['1489626000000', null, null, null, null],
  stat: { 1: { performance: 1, technique: 2, visual: 3 } },
});

interface Own {
  readonly lists: Readonly<Record<string, unknown>>;
  readonly asset?: (path: string) => Promise<AssetRead>;
}

/** An origin of these lists alone. */
export const originOf = ({ lists, asset = async () => MISSING }: Own): Origin => ({
  kind: 'dump',
  label: 'a test',
  version: '1',
  read: async (name) =>
    Object.hasOwn(lists, name)
      ? { status: 'found', value: lists[name], version: '1', stale: false }
      : MISSING,
  readAsset: asset,
  readPlayer: async () => MISSING,
  readTracker: async () => MISSING,
  close: async () => {},
});

export const cardsOf = (...names: readonly string[]): Own['lists'] => ({
  'cards/all': Object.fromEntries(names.map((name, at) => [at + 1, card(name)])),
});
