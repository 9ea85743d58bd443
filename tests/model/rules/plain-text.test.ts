import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { richNode } from '#model/contract/rich-text';
import { readRichText } from '#model/records/read-rich-text';
import { nodesOfText } from '#model/rules/plain-text';

const node = Compile(richNode);

describe('a text as typed', () => {
  test('becomes headings, paragraphs, links and things of the game', () => {
    const text =
      '# Maintenance\nAll is well.\n\nSee https://example.org/a?b=1 and [event:12].\n# After\nDone';
    expect(nodesOfText(text)).toEqual([
      { type: 'heading', data: 'Maintenance' },
      { type: 'text', data: 'All is well.' },
      { type: 'br' },
      { type: 'br' },
      { type: 'text', data: 'See ' },
      { type: 'link', target: 'url', data: 'https://example.org/a?b=1' },
      { type: 'text', data: ' and ' },
      { type: 'link', target: 'event-single', data: '12' },
      { type: 'text', data: '.' },
      { type: 'heading', data: 'After' },
      { type: 'text', data: 'Done' },
    ]);
  });

  test('keeps as words what is no link', () => {
    const text = '[event:0] [html:1] javascript:alert(1) <b>x</b> #no heading';
    expect(nodesOfText(text)).toEqual([{ type: 'text', data: text }]);
  });

  test('is always what the contract takes, with every letter in it', () => {
    const piece = fc.constantFrom(
      '# ',
      '\n',
      '\n\n',
      ' ',
      'https://e.org/x',
      'http://',
      '[card:7]',
      '[card:',
      '\\',
      '<',
      '夢',
    );
    const words = fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 12 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join('');
        const nodes = nodesOfText(text);
        for (const each of nodes) expect([each, node.Check(each)]).toEqual([each, true]);
        const letters = (value: string): string => value.replaceAll(/[\s#[\]:]|card/gu, '');
        const kept = nodes.map((each) => ('data' in each ? each.data : '')).join('');
        expect(letters(kept)).toBe(letters(text));
        expect(() => readRichText(nodes, () => undefined)).not.toThrow();
      }),
    );
  });
});
