import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHART_FEELS, meanLevel, medianLevel, withVote } from '#model/rules/chart-votes';

const vote = fc.record({ level: fc.integer({ min: 1, max: 100 }), feel: fc.constantFrom(...CHART_FEELS) });
const NONE = {
  count: 0,
  mean: null,
  median: null,
  levels: [],
  feels: { easier: 0, asStated: 0, harder: 0 },
  own: null,
};
/** As if each of several members had voted once. */
const all = (votes: readonly { level: number; feel: (typeof CHART_FEELS)[number] }[]) => {
  let sum = withVote(NONE, null, true);
  for (const own of votes) sum = { ...withVote(sum, own, true), own: null };
  return sum;
};

test('the mean and the median are those of the votes one by one', () => {
  fc.assert(
    fc.property(fc.array(vote, { minLength: 1, maxLength: 30 }), (votes) => {
      const { levels, mean, median, count } = all(votes);
      const sorted = votes.map(({ level }) => level).sort((a, b) => a - b);
      const sum = sorted.reduce((total, level) => total + level, 0);
      const [low = 0, high = 0] = [
        sorted[Math.floor((sorted.length - 1) / 2)],
        sorted[Math.floor(sorted.length / 2)],
      ];
      expect(count).toBe(votes.length);
      expect(mean).toBe(Math.round((10 * sum) / sorted.length) / 10);
      expect(median).toBe((low + high) / 2);
      expect([meanLevel(levels), medianLevel(levels)]).toEqual([mean, median]);
    }),
  );
});

test('a vote that is taken back leaves what was there before', () => {
  fc.assert(
    fc.property(fc.array(vote, { maxLength: 20 }), vote, vote, (votes, first, second) => {
      const before = all(votes);
      const voted = withVote(withVote(before, first, true), second, true);
      expect(voted.own).toEqual(second);
      expect(withVote(voted, null, true)).toEqual(before);
      expect(withVote(before, first, false)).toEqual({ ...before, own: first });
    }),
  );
});
