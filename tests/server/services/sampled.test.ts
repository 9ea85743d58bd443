import { expect, test } from 'vitest';
import { sampled } from '#server/services/sampled';

test('a storm of one kind of line brings ten a second and then how many there were, and hides no other', () => {
  const lines: string[] = [];
  let nowMs = 0;
  const log = sampled(
    (line) => lines.push(line),
    () => nowMs,
  );
  for (let nth = 0; nth < 500; nth++) log(`GET /api/x failed (${crypto.randomUUID()}): broken ${nth}`);
  log('something else');
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe('something else');
  nowMs += 1_000;
  log('later');
  expect(lines.slice(11)).toEqual(['490 more like: GET /api/x failed (…): broken …', 'later']);
  log('GET /api/x failed (…): broken 1');
  expect(lines).toHaveLength(14);
});
