import { expect, test } from 'vitest';
import { judged, readReasons } from '#tools/mutants/reasons.ts';

const at = (name: string, killedBy: string | null) => ({
  site: { file: 'model/plan/mix.ts', line: 1, name },
  killedBy,
});

test('a change that no test notices needs a reason, and a reason needs such a change', () => {
  const verdicts = [at('a', 'some test'), at('b', null), at('c', null)];
  const reasons = {
    'model/plan/mix.ts': { a: 'It once had one.', b: 'It makes no difference.', d: 'It is gone.' },
    'model/gacha/run.ts': { e: 'Of another folder.' },
  };
  expect(judged('model/plan', verdicts, reasons)).toEqual({
    killed: 1,
    reasoned: 1,
    unexplained: [{ file: 'model/plan/mix.ts', line: 1, name: 'c' }],
    outdated: ['model/plan/mix.ts › a', 'model/plan/mix.ts › d'],
  });
});

test('every reason is a sentence', () => {
  const texts = Object.values(readReasons()).flatMap((names) => Object.values(names));
  expect(texts.filter((text) => !/^[A-Z].{15,}\.$/.test(text))).toEqual([]);
});
