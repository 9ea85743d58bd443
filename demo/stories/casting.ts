import type { BANDS } from '#model/vocabulary/bands';
import { BAND_SINCE, bandOf, CHARACTER_IDS, membersOf } from '../cast/cast.ts';
import type { Random } from '../seeded/random.ts';
import { temperOf } from './script/manners.ts';
import type { Temper } from './script/plot.ts';

/** Who plays which part. */
export type StoryCast = Readonly<Record<Temper, number>>;

const FIRST = CHARACTER_IDS.filter((id) => BAND_SINCE[bandOf(id)] === 0);

const castBy = (choose: (temper: Temper) => number): StoryCast => ({
  lively: choose('lively'),
  dry: choose('dry'),
  dreamy: choose('dreamy'),
  gentle: choose('gentle'),
  proper: choose('proper'),
});

export const bandCast = (bandId: (typeof BANDS)[number]['id']): StoryCast => {
  const members = membersOf(bandId);
  return castBy((temper) => members.find((id) => temperOf(id) === temper) ?? 0);
};

/** Friends from the bands that were there from the start, or from all. */
export function mixedCast(rng: Random, isEarly: boolean): StoryCast {
  const pool = rng.shuffle(isEarly ? FIRST : CHARACTER_IDS);
  return castBy((temper) => pool.find((id) => temperOf(id) === temper) ?? 0);
}

/** Those that a story is of, as far as a part fits them, and friends of the first one. */
export function castOf(characterIds: readonly number[]): StoryCast {
  const friends = membersOf(bandOf(characterIds[0] ?? 1));
  return castBy((temper) => [...characterIds, ...friends].find((id) => temperOf(id) === temper) ?? 0);
}
