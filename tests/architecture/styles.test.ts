import { describe, expect, test } from 'vitest';
import { findings } from './plant.ts';
import { composedStyles, knownClasses, phonesHeldSideways, scaledStyles } from './styles.ts';

const SHARED = {
  'src/kit/theme/shared.css':
    '.line { display: flex; align-items: center; gap: 8px }\n.row { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }',
};

const inSheet = (text: string) => findings(composedStyles, { ...SHARED, 'src/a.module.css': text });

describe('shared styles', () => {
  test.each([
    ['in any order', '.a { gap: 8px; color: red; align-items: center; display: flex; }'],
    ['with a gap of its own', '.a { display: flex; align-items: center; gap: 4px 12px; }'],
    [
      'after a rule for a width',
      '@media (max-width: 1px) { .b { top: 0; } } .a { display: flex; align-items: center; gap: 1px }',
    ],
    ['beside a comment', '.a { /* why */ display: flex; align-items: center; gap: 1px }'],
  ])('are found when written out %s', (_, text) => {
    expect(inSheet(text)).toEqual(['src/a.module.css: .a repeats .line: composes: line from global']);
  });

  test('name the class that says most', () => {
    expect(inSheet('.a, .b { display: flex; flex-wrap: wrap; align-items: center; gap: 2px; }')).toEqual([
      'src/a.module.css: .a repeats .row: composes: row from global',
    ]);
  });

  test.each([
    ['a part of one', '.a { display: flex; gap: 8px; }'],
    ['a rule that cannot compose', '.a li { display: flex; align-items: center; gap: 8px; }'],
    [
      'a rule for a width',
      '@media (max-width: 1px) { .a { display: flex; align-items: center; gap: 8px; } }',
    ],
    ['one that is composed', '.a { composes: line from global; gap: 4px; }'],
  ])('let %s be', (_, text) => {
    expect(inSheet(text)).toEqual([]);
  });
});

describe('sizes', () => {
  test.each([
    ['a font size', '.a { font-size: 15px; }', 'font-size: 15px;'],
    ['a width', '@media (max-width: 777px) { .a { top: 0 } }', 'max-width: 777px'],
    ['a width to begin at', '@media (min-width: 768px) { .a { top: 0 } }', 'min-width: 768px'],
  ])('are reported when %s is not of the scale', (_, sheet, detail) => {
    expect(findings(scaledStyles, { 'src/a.module.css': sheet })).toEqual([`src/a.module.css: ${detail}`]);
  });

  test('may be of the scale, or follow something else', () => {
    const sheet =
      '.a { font-size: 14px; } @media (min-width: 769px) and (max-width: 1000px) { .a { font-size: 0.6em; } }';
    expect(findings(scaledStyles, { 'src/a.module.css': sheet })).toEqual([]);
  });
});

describe('phones held sideways', () => {
  const found = (query: string) =>
    findings(phonesHeldSideways, { 'src/a.css': `@media ${query} { .a { top: 0 } }` });

  test.each([
    '(max-width: 768px)',
    '(max-width: 48rem)',
    '(max-width: 768px) and (max-height: 640px)',
    '(min-width: 769px)',
    '(min-width: 769px) and (max-width: 1000px)',
    '(max-height: 30rem)',
    '(max-height: 500px) and (orientation: landscape)',
  ])('are forgotten by %s', (query) => {
    expect(found(query)).toEqual([`src/a.css: ${query}`]);
  });

  test.each([
    '(max-width: 768px), (max-height: 499px)',
    '(max-width: 768px) and (max-height: 640px), (max-height: 499px)',
    '(min-width: 769px) and (min-height: 500px)',
    '(min-width: 769px) and (max-height: 499px)',
    '(min-width: 561px) and (max-height: 499px)',
    '(max-width: 560px)',
  ])('are thought of by %s', (query) => {
    expect(found(query)).toEqual([]);
  });
});

const PIECE = "import styles from './a.module.css';\n";
const inPiece = (piece: string, sheet: string) =>
  findings(knownClasses, { 'src/a.tsx': PIECE + piece, 'src/a.module.css': sheet });

describe('classes', () => {
  test('are reported when the sheet does not define them', () => {
    expect(inPiece('const A = <p className={isOpen ? styles.a : styles.b} />;', '.a { top: 0 }')).toEqual([
      'src/a.tsx: src/a.module.css has no .b',
    ]);
  });

  test('are reported when no file uses them', () => {
    expect(inPiece('const A = <p className={styles.a} />;', '.a li, .a > .b:hover { top: 0.5px }')).toEqual([
      'src/a.module.css: .b is unused',
    ]);
  });

  test.each([
    ['chosen by a value', 'const A = <p className={styles[look]} />;', '.a { top: 0 } .b { top: 0 }'],
    ['composed in the sheet', 'const A = <p className={styles.a} />;', '.a { composes: b; } .b { top: 0 }'],
    ['of the whole site', 'const A = <p className={styles.a} />;', '.a :global(.muted) { top: 0 }'],
    ['like words of a text', "const A = <p className={styles.a}>{t('styles.c')}</p>;", '.a { top: 0 }'],
  ])('may be %s', (_, piece, sheet) => {
    expect(inPiece(piece, sheet)).toEqual([]);
  });
});
