import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOnlyIn } from '#model/writing/work/comparison';

const rows = fc.array(fc.record({ a: fc.nat(3), b: fc.constantFrom('x', 'y') }), { maxLength: 12 });

test('counts what only one of two versions has, wherever it stands', () => {
  expect(countOnlyIn([{ a: 1 }, { a: 1 }, { a: 2 }], [{ a: 2 }, { a: 1 }])).toBe(1);
  fc.assert(
    fc.property(rows, rows, (mine, theirs) => {
      const [onlyMine, onlyTheirs] = [countOnlyIn(mine, theirs), countOnlyIn(theirs, mine)];
      expect(mine.length - onlyMine).toBe(theirs.length - onlyTheirs);
      expect(countOnlyIn(mine, mine.toReversed())).toBe(0);
      expect(countOnlyIn([...mine, ...theirs], mine)).toBe(theirs.length);
    }),
  );
});
