import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { CHART_CODEC, MARKS, SKILL_SECONDS, VIEWS, ZOOMS } from '#src/routes/tool/chart/address.ts';

const inputs = fc.record({
  zoom: fc.constantFrom(...ZOOMS),
  view: fc.constantFrom(...VIEWS),
  isMirrored: fc.boolean(),
  hidden: fc.subarray([...MARKS]),
  skill: fc.constantFrom(...SKILL_SECONDS),
  compared: fc.option(
    fc.record({ songId: fc.integer({ min: 1, max: 999_999 }), difficulty: fc.constantFrom(...DIFFICULTIES) }),
  ),
});

test('reads back what it wrote', () => {
  fc.assert(
    fc.property(inputs, (each) => {
      expect(CHART_CODEC.decode(new URLSearchParams(CHART_CODEC.encode(each).toString()))).toEqual(each);
    }),
  );
});

test('leaves the usual view out, and takes it for what it cannot read', () => {
  const usual = CHART_CODEC.decode(
    new URLSearchParams('zoom=47&view=round&mirror=yes&hide=notes&skill=-1&with=0.expert'),
  );
  expect(CHART_CODEC.encode(usual).toString()).toBe('');
});
