import { describe, expect, test } from 'vitest';
import { noBarrels, noClockNoChance, serversByName } from './absences.ts';
import { findings } from './plant.ts';

describe('no barrel files', () => {
  test.each([
    ["export * from './a.ts';"],
    ["export { a } from './a.ts';\nexport type { B } from './b.ts';"],
    ["import { a } from './a.ts';\nexport { a };"],
  ])('complains about %j', (text) => {
    expect(findings(noBarrels, { 'model/records/index.ts': text })).toHaveLength(1);
  });

  test.each([
    ['model/a.ts', "import { b } from './b.ts';\nexport const a = b;"],
    ['model/a.ts', "export type { B } from './b.ts';\nexport const a = 1;"],
    ['src/app/main.ts', "import './styles.css';\nrun();"],
    ['model/empty.ts', 'export {};'],
    ['wasm/kernels/index.ts', "export { a } from './a';"],
  ])('lets %s be', (path, text) => {
    expect(findings(noBarrels, { [path]: text })).toEqual([]);
  });
});

describe('no clock, no chance', () => {
  test.each(['Date.now()', 'Math.random()', 'new Date()', 'Date()'])('complains about %s', (text) => {
    const tree = { 'model/rules/a.ts': `const a = ${text};`, 'machines/b/b.logic.ts': `f(() => ${text});` };
    expect(findings(noClockNoChance, tree)).toHaveLength(2);
  });

  test('lets a given time be read, and the server look at the clock', () => {
    const tree = { 'model/a.ts': 'const a = new Date(ms);', 'server/b.ts': 'const b = Date.now();' };
    expect(findings(noClockNoChance, tree)).toEqual([]);
  });
});

describe('servers by name', () => {
  test('complains about a code in a text, and lets tags be', () => {
    const text = "const tag = t('server.short.jp');";
    const tree = { 'src/features/info/prose.tsx': text, 'src/kit/text/server-tag.tsx': text };
    expect(findings(serversByName, tree)).toHaveLength(1);
  });
});
