import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cyclesOf, noCycles } from './cycles.ts';
import {
  noAny,
  noConsole,
  noHastyRead,
  noLooseTodo,
  noPrivateWord,
  noRawHtml,
  noSharedMock,
  noSpreadLiteral,
  noSuppression,
  noUnsafeImport,
  thinScreens,
} from './forbidden.ts';
import { libraryHomes } from './libraries.ts';
import { mirroredTests, pairing } from './pairing.ts';
import { findings } from './plant.ts';
import { folders, longestFile, longestFunction, quantile, sizeDistribution } from './sizes.ts';

const lines = (count: number): string => 'export {};\n'.repeat(count);

describe('no cycles', () => {
  test('names the circle when two files import each other', () => {
    const tree = { 'model/a.ts': "import './b.ts';", 'model/b.ts': "import './a.ts';" };
    expect(findings(noCycles, tree)).toEqual(['model/a.ts: model/a.ts ↔ model/b.ts']);
  });

  test('names the folders when two top-level folders need each other', () => {
    const tree = {
      'model/a.ts': "import '#wasm/x';",
      'wasm/x.ts': 'export {};',
      'wasm/y.ts': "import '#model/b';",
      'model/b.ts': 'export {};',
    };
    expect(findings(noCycles, tree)).toEqual(['model: model ↔ wasm']);
  });

  test('finds nothing when every edge leads from a lower to a higher number', () => {
    const edge = fc.tuple(fc.nat(30), fc.nat(30)).filter(([a, b]) => a < b);
    fc.assert(
      fc.property(fc.array(edge), (edges) => {
        const graph = new Map<string, Set<string>>();
        for (const [a, b] of edges) graph.set(`${a}`, (graph.get(`${a}`) ?? new Set()).add(`${b}`));
        expect(cyclesOf(graph)).toEqual([]);
      }),
    );
  });

  test('finds the ring whatever hangs on it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(20), (size, tail) => {
        const graph = new Map<string, Set<string>>();
        for (let i = 0; i < size; i++) graph.set(`r${i}`, new Set([`r${(i + 1) % size}`]));
        for (let i = 0; i < tail; i++) graph.set(`t${i}`, new Set([i === 0 ? 'r0' : `t${i - 1}`]));
        expect(cyclesOf(graph)).toHaveLength(1);
        expect(cyclesOf(graph)[0]).toHaveLength(size);
      }),
    );
  });
});

describe('one home per library', () => {
  test.each([
    ['src/features/team/a.tsx', 'localforage'],
    ['src/app/main.ts', 'tone'],
    ['server/services/a.ts', 'kysely'],
  ])('complains when %s imports %s', (path, library) => {
    expect(findings(libraryHomes, { [path]: `import x from '${library}';` })).toHaveLength(1);
  });

  test('is content at home', () => {
    const tree = { 'src/browser/storage/storage.ts': "import localforage from 'localforage';" };
    expect(findings(libraryHomes, tree)).toEqual([]);
  });

  test('complains when a second folder imports what has one home', () => {
    const tree = {
      'server/services/mail/a.ts': "import 'nodemailer';",
      'server/b.ts': "import 'nodemailer';",
    };
    expect(findings(libraryHomes, tree)).toEqual([
      'server/b.ts: line 1: nodemailer belongs to server/services/mail',
    ]);
  });

  test('complains when sharp is met beside its homes', () => {
    const tree = { 'demo/a.ts': "import 'sharp';", 'server/services/b.ts': "import 'sharp';" };
    expect(findings(libraryHomes, tree)).toEqual([
      'server/services/b.ts: line 1: sharp belongs to demo/ and server/services/uploads/ and server/services/previews/',
    ]);
  });
});

describe('pairing', () => {
  const whole = {
    'wasm/kernels/index.ts': "export { combo } from './combo';",
    'wasm/kernels/combo.ts': 'export function combo(a: i32): i32 { return a; }',
    'wasm/kernels/types.d.ts': 'type i32 = number;',
    'wasm/kernels/script/memory.ts': 'export function get(a: i32): i32 { return a; }',
    'tests/wasm/combo.test.ts': "import fc from 'fast-check';",
    'bench/kernels.ts': "run('combo')",
  };
  const without = (path: string): Record<string, string> =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => name !== path));

  test('is content when test and benchmark exist', () => {
    expect(findings(pairing, whole)).toEqual([]);
  });

  test.each(['tests/wasm/combo.test.ts', 'bench/kernels.ts'])('complains when %s is missing', (path) => {
    expect(findings(pairing, without(path))).toHaveLength(1);
  });

  test('complains when the test has no property', () => {
    expect(findings(pairing, { ...whole, 'tests/wasm/combo.test.ts': 'test()' })).toHaveLength(1);
  });
});

test('tests of the client lie in folders of the same names', () => {
  const tree = { 'src/features/team/pages/a.tsx': '', 'tests/src/features/team/a.test.tsx': '' };
  expect(findings(mirroredTests, { ...tree, 'tests/src/page.tsx': '' })).toEqual([]);
  expect(findings(mirroredTests, { ...tree, 'tests/src/routes/b.test.ts': '' })).toEqual([
    'tests/src/routes/b.test.ts: there is no src/routes',
  ]);
});

describe('sizes and folders', () => {
  test('complains about a file of 401 lines and a screen of 251', () => {
    expect(findings(longestFile, { 'model/a.ts': lines(401), 'model/b.ts': lines(400) })).toEqual([
      'model/a.ts: 401 lines, limit 400',
    ]);
    expect(findings(longestFile, { 'src/features/team/a.tsx': lines(251) })).toHaveLength(1);
  });

  test('complains about a function of 61 lines', () => {
    const body = (count: number): string => `const f = () => {\n${'  step();\n'.repeat(count - 2)}};\n`;
    expect(findings(longestFunction, { 'model/a.ts': body(60) })).toEqual([]);
    expect(findings(longestFunction, { 'model/a.ts': body(61) })).toEqual([
      'model/a.ts: line 1: 61 lines, limit 60',
    ]);
  });

  test('does not count the markup of a component', () => {
    const rows = '    <li>row</li>\n'.repeat(70);
    const body = `const List = () => (\n  <ul>\n${rows}  </ul>\n);\n`;
    expect(findings(longestFunction, { 'src/kit/list/list.tsx': body })).toEqual([]);
  });

  test('does not count the chart of a machine', () => {
    const states = `    on: {},\n`.repeat(70);
    const body = `const f = () =>\n  setup({}).createMachine({\n${states}  });\n`;
    expect(findings(longestFunction, { 'machines/a/a.machine.ts': body })).toEqual([]);
  });

  test('complains when more than five files in a hundred are long', () => {
    const tree = (long: number) =>
      Object.fromEntries(
        [...Array(100)].map((_, i) => [`model/f${i}.ts`, lines(i < long ? 350 : 100)] as const),
      );
    expect(findings(sizeDistribution, tree(5))).toEqual([]);
    expect(findings(sizeDistribution, tree(6))).toEqual([
      'product code: 95th percentile 350 lines, limit 300',
    ]);
  });

  test('takes the quantile from the values themselves', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([], 0.5)).toBe(0);
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (list, share) => {
          const value = quantile(list, share);
          expect(list).toContain(value);
          expect(list.filter((x) => x <= value).length).toBeGreaterThanOrEqual(
            Math.floor(share * list.length),
          );
        },
      ),
    );
  });

  test('complains about a folder whose name says nothing, that is crowded or too deep', () => {
    const crowded = Object.fromEntries([...Array(21)].map((_, i) => [`server/origin/f${i}.ts`, '']));
    expect(findings(folders, { 'src/kit/utils/a.ts': '' })).toHaveLength(1);
    expect(findings(folders, crowded)).toEqual(['server/origin: 21 entries, limit 20']);
    expect(findings(folders, { 'src/a/b/c/d/e/f.ts': '' })).toHaveLength(1);
    expect(findings(folders, { 'src/features/team/teambuilder/result/order.tsx': '' })).toEqual([]);
  });
});

describe('forbidden', () => {
  test.each([
    ['noAny', noAny, 'const x: any = 1;', 'const any = "any"; // any'],
    ['noSuppression', noSuppression, '// @ts-expect-error\n', 'const x = "@ts-ignore";'],
    ['noSuppression', noSuppression, '// @ts-ignore\n', '// nothing is ignored here\n'],
    ['noConsole', noConsole, 'console.log(1);', 'const x = "console.log"; // console.log'],
    ['noRawHtml', noRawHtml, 'const x = <p dangerouslySetInnerHTML={y} />;', 'const x = <p />;'],
    ['noRawHtml', noRawHtml, 'node.innerHTML = x;', 'node.textContent = x;'],
    ['noRawHtml', noRawHtml, 'new Function("x")', 'type F = Function;'],
    ['noUnsafeImport', noUnsafeImport, "import { UNSAFE_a } from 'b';", "import { a } from 'b';"],
    ['noLooseTodo', noLooseTodo, '// TODO tidy\n', '// TODO(#12) tidy\n'],
    ['noPrivateWord', noPrivateWord, 'class A { private a = 1; }', 'class A { #a = 1; }'],
    ['noPrivateWord', noPrivateWord, 'class A { private get a() {} }', 'class A { get #a() {} }'],
    ['noPrivateWord', noPrivateWord, 'class A { constructor(private a: 1) {} }', 'class A { a = 1; }'],
    [
      'noSpreadLiteral',
      noSpreadLiteral,
      'const x = { a, ...{ b: 1, c } };',
      'const x = { a, ...(b ? { b } : {}) };',
    ],
    ['noSpreadLiteral', noSpreadLiteral, '<Row {...{ a, b }} />', '<Row {...row} a={a} />'],
    ['thinScreens', thinScreens, 'const x = fetch("/api");', 'const x = useCards();'],
    ['thinScreens', thinScreens, 'useState(1); useState(2); useState(3);', 'useState(1); useState(2);'],
  ])('%s complains about one text and not about the other', (_, rule, bad, good) => {
    expect(findings(rule, { 'src/features/team/a.tsx': bad })).toHaveLength(1);
    expect(findings(rule, { 'src/features/team/a.tsx': good })).toEqual([]);
  });

  test('lets the linter be overruled five times, not six', () => {
    const once = '// biome-ignore lint/x: a reason\n';
    expect(findings(noSuppression, { 'model/a.ts': once.repeat(5) })).toEqual([]);
    expect(findings(noSuppression, { 'model/a.ts': once.repeat(6) })).toHaveLength(6);
  });

  test('lets a test expect a compile error', () => {
    expect(
      findings(noSuppression, { 'tests/a.test.ts': '// @ts-expect-error: a kind is missing\n' }),
    ).toEqual([]);
  });

  test('lets AssemblyScript say private, which has no #', () => {
    expect(findings(noPrivateWord, { 'wasm/kernels/a.ts': 'class A { private a = 1; }' })).toEqual([]);
  });

  test('lets tests and scripts write to the console', () => {
    expect(findings(noConsole, { 'bench/run.ts': 'console.log(1);' })).toEqual([]);
  });
  test('lets a test replace a module where it has modules of its own', () => {
    const mock = "vi.mock('#src/a.ts', () => ({}));";
    expect(findings(noSharedMock, { 'tests/src/a.test.tsx': mock })).toHaveLength(1);
    expect(findings(noSharedMock, { 'tests/server/a.test.ts': "vi.doMock('node:fs');" })).toHaveLength(1);
    expect(findings(noSharedMock, { 'tests/src/a.test.ts': 'vi.mocked(a).mock.calls;' })).toEqual([]);
    expect(findings(noSharedMock, { 'tests/wasm/a.test.ts': mock })).toEqual([]);
  });

  test('lets no browser test read a page once', () => {
    const reads = (text: string) => findings(noHastyRead, { 'tests/e2e/a.test.ts': text });
    expect(reads("expect(await page.getByRole('row').count()).toBe(1);")).toHaveLength(1);
    expect(reads("await expect.poll(() => page.getByRole('row').count()).toBe(1);")).toEqual([]);
    expect(reads('expect(await axeFindings(page)).toEqual([]);')).toEqual([]);
    expect(
      findings(noHastyRead, { 'tests/server/a.test.ts': 'expect(await store.count()).toBe(1);' }),
    ).toEqual([]);
  });
});
