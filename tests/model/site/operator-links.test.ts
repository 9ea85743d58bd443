import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExternal, isOwnPath, MAX_LINKS, readOperatorLinks, titleIn } from '#model/site/operator-links';

describe('links of an operator', () => {
  test('are taken as they are written', () => {
    const read = readOperatorLinks([
      { href: '/info', title: 'Home' },
      { href: 'https://a.example', title: { ja: 'はじめに', ko: '시작' } },
    ]);
    const links = 'links' in read ? read.links : [];
    expect(links.map(isExternal)).toEqual([false, true]);
    expect(links.map((link) => titleIn(link, 'ko').text)).toEqual(['Home', '시작']);
    expect(links.map((link) => titleIn(link, 'ru'))).toEqual([
      { text: 'Home', locale: 'en' },
      { text: 'はじめに', locale: 'ja' },
    ]);
  });

  test.each([
    [{}, 'list'],
    [Array.from({ length: MAX_LINKS + 1 }, () => ({ href: '/', title: 'x' })), 'at most'],
    [[{ href: '/', title: 'x' }, null], 'link 2: href'],
    [[{ href: 'javascript:alert(1)', title: 'x' }], 'link 1: href'],
    [[{ href: 'https://user@a.example/', title: 'x' }], 'link 1: href'],
    [[{ href: 'https://', title: 'x' }], 'link 1: href'],
    [[{ href: '/', title: ' ' }], 'link 1: title'],
    [[{ href: '/', title: {} }], 'link 1: title'],
    [[{ href: '/', title: { en: 7 } }], 'link 1: title'],
    [[{ href: '/', title: 'x'.repeat(61) }], 'link 1: title'],
  ])('%# are refused when one is wrong', (json, problem) => {
    expect(readOperatorLinks(json)).toEqual({ problem: expect.stringContaining(problem) });
  });

  test('never lead to another origin without https, whatever is written', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      ':',
      '//',
      'https:',
      'javascript:',
      'a',
      '.',
      ' ',
      '@',
      '#',
      '?',
      '\t',
    );
    const address = fc.array(parts, { maxLength: 8 }).map((texts) => texts.join(''));
    fc.assert(
      fc.property(address, (href) => {
        const read = readOperatorLinks([{ href, title: 'x' }]);
        if (!('links' in read)) return;
        const { origin, protocol } = new URL(href, 'http://own.example');
        expect(isOwnPath(href) ? origin === 'http://own.example' : protocol === 'https:').toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
