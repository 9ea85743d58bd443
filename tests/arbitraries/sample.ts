import fc from 'fast-check';

const SEED = 20_170_316;

/** One fixed value of a generator, the same in every run: a body for examples whose details do not matter. */
export function sampleOne<T>(arbitrary: fc.Arbitrary<T>, seed = SEED): T {
  const [value] = fc.sample(arbitrary, { numRuns: 1, seed });
  if (value === undefined) throw new Error('the generator gave no value');
  return value;
}
