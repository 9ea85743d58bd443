import fc from 'fast-check';
import type { CharacterRates } from '#model/rules/card-parameters';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { BANDS } from '#model/vocabulary/bands';
import type { PerServer, ServerIndex } from '#model/vocabulary/servers';
import { SERVERS } from '#model/vocabulary/servers';
import type { StatTriple } from '#model/vocabulary/stats';

export const anyServer: fc.Arbitrary<ServerIndex> = fc.constantFrom<ServerIndex>(0, 1, 2, 3, 4);
export const anyServerCode = fc.constantFrom(...SERVERS);
export const anyAttribute: fc.Arbitrary<Attribute> = fc.constantFrom(...ATTRIBUTES);
export const anyBandId: fc.Arbitrary<number> = fc.constantFrom(...BANDS.map((band) => band.id));
export const anyCharacterId = fc.integer({ min: 1, max: 40 });
/** Per-mille points as profiles hold them, potential and missions together. */
export const anyPotential = fc.integer({ min: 1, max: 115 });
const onePotential = fc.integer({ min: 0, max: 50 });
export const anyTriple: fc.Arbitrary<StatTriple> = fc.tuple(onePotential, onePotential, onePotential);
/** What a character adds, in parts or as a sum alone. */
export const anyRates: fc.Arbitrary<CharacterRates> = fc.oneof(
  anyPotential.map((sum) => ({ potential: [sum, sum, sum] as const, missions: 0 })),
  fc.record({ potential: anyTriple, missions: fc.nat(60) }),
);
/** 0–1, with both ends often: they are where formulas divide or degenerate. */
export const anyPerfectRate = fc.oneof(
  { arbitrary: fc.constantFrom(0, 1), weight: 1 },
  { arbitrary: fc.double({ min: 0, max: 1, noNaN: true }), weight: 3 },
);

export const perServer = <T>(value: fc.Arbitrary<T>, nullable = true): fc.Arbitrary<PerServer<T>> => {
  const one: fc.Arbitrary<T | null> = nullable ? fc.option(value, { nil: null, freq: 4 }) : value;
  return fc.tuple(one, one, one, one, one);
};

/** The same value on every server. */
export const everywhere = <T>(value: T): PerServer<T> => [value, value, value, value, value];

export const triple = (min: number, max: number): fc.Arbitrary<StatTriple> =>
  fc.tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.integer({ min, max }));
