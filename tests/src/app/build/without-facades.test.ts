import type { Plugin, Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { importOfTarget, readFacade, withoutFacades } from '#src/app/build/without-facades.ts';

describe('the code of a facade', () => {
  test('is read with the names that it passes on', () => {
    const facade = readFacade('export{t as startTexts,n}from"./language-CqEc1_aZ.js";\n');
    expect(facade?.target).toBe('language-CqEc1_aZ.js');
    expect([...(facade?.names ?? [])]).toEqual([
      ['startTexts', 't'],
      ['n', 'n'],
    ]);
  });

  test.each([
    'import{t}from"./a-CqEc1_aZ.js";t();',
    'export{t}from"./a-CqEc1_aZ.js";export{n}from"./b-CqEc1_aZ.js";',
    'var t=1;export{t};',
    '',
  ])('is nothing else: %s', (code) => {
    expect(readFacade(code)).toBeNull();
  });

  test('becomes an import of its target', () => {
    const facade = readFacade('export{t as startTexts}from"./language-CqEc1_aZ.js";');
    expect(facade && importOfTarget(facade)).toBe(
      'import("./language-CqEc1_aZ.js").then(m=>({startTexts:m.t}))',
    );
  });
});

describe('a bundle', () => {
  const chunk = (fileName: string, code: string, dynamicImports: string[] = [], isDynamicEntry = false) => ({
    type: 'chunk',
    fileName,
    code,
    dynamicImports,
    isDynamicEntry,
  });

  test('imports from targets, and its facades are gone', () => {
    const bundle = {
      'assets/main.js': chunk('assets/main.js', 'await import("./step.js");import(`./page.js`)', [
        'assets/step.js',
        'assets/page.js',
      ]),
      'assets/step.js': chunk('assets/step.js', 'export{t as run}from"./layer.js";', [], true),
      'assets/page.js': chunk('assets/page.js', 'export const Page=1;', [], true),
      'assets/layer.js': chunk('assets/layer.js', 'export const t=1;'),
    };
    const { generateBundle } = withoutFacades() as Plugin & {
      generateBundle: { handler: (options: unknown, bundle: Rolldown.OutputBundle) => void };
    };
    generateBundle.handler({}, bundle as unknown as Rolldown.OutputBundle);
    expect(Object.keys(bundle)).toEqual(['assets/main.js', 'assets/page.js', 'assets/layer.js']);
    expect(bundle['assets/main.js'].code).toBe(
      'await import("./layer.js").then(m=>({run:m.t}));import(`./page.js`)',
    );
    expect(bundle['assets/main.js'].dynamicImports).toEqual(['assets/layer.js', 'assets/page.js']);
  });
});
