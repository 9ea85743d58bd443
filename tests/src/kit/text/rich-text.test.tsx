import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { readRichText } from '#model/records/read-rich-text';
import { switchLanguage } from '#src/browser/language/i18n.ts';
import type { RichAids } from '#src/kit/text/rich-text/aids.ts';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { apart, keyAsWords } from '#src/kit/text/rich-text/words.tsx';
import { Stage } from '../../page.tsx';

afterEach(cleanup);

const AIDS: RichAids = {
  dateTime: () => 'some day',
  nameOf: (object, id) => (id === 1 ? { text: `the ${object}`, lang: 'ja' } : null),
};

function show(value: unknown): HTMLElement {
  const text = readRichText(value, () => undefined);
  return render(
    <Stage>
      <MemoryRouter>
        <RichTextView text={text} aids={AIDS} />
      </MemoryRouter>
    </Stage>,
  ).container;
}

const content = (...data: readonly unknown[]) => [{ type: 'content', data }];

describe('a typed text', () => {
  test('shows every kind of piece as elements', () => {
    const box = show([
      ...content(
        { type: 'text', data: 'Hello <b>you</b>' },
        { type: 'br' },
        { type: 'br' },
        { type: 'text', data: 'on ' },
        { type: 'date', data: '0' },
        {
          type: 'ul',
          data: [[{ type: 'text', data: 'one' }], [{ type: 'link', target: 'song-single', data: 1 }]],
        },
      ),
      { type: 'heading', data: { t: 'header.cards' } },
      { type: 'image', display: 2, objects: [`/api/upload/file/${'0'.repeat(40)}`] },
      { type: 'list', target: 'card-info', objects: [1, 2] },
      { type: 'mention', data: 'mika' },
    ]);
    expect(box.querySelector('b')).toBeNull();
    expect([...box.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Hello <b>you</b>',
      'on some day',
      'one',
      'the song',
      '@mika',
    ]);
    expect(box.querySelector('time')?.dateTime).toBe('1970-01-01T00:00:00.000Z');
    expect(box.querySelector('h2')?.textContent).toContain('Cards');
    expect(box.querySelector('img')?.alt).toBe('Picture 1');
    expect([...box.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'one',
      'the song',
      'the card',
      'Card #2',
    ]);
    expect(box.querySelector('[lang=ja]')?.textContent).toBe('the song');
  });

  test('links to pages that exist, and shows plain words for those that do not', () => {
    const box = show(
      content(
        { type: 'link', target: 'url', data: '/tool/teambuilder?song=1' },
        { type: 'link', target: 'url', data: '/no/such/page' },
        { type: 'link', target: 'news-single', data: 1 },
        { type: 'link', target: 'url', data: 'https://elsewhere.example/x' },
      ),
    );
    const links = [...box.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tool/teambuilder?song=1',
      '/home/news/1',
      'https://elsewhere.example/x',
    ]);
    expect(links[0]?.textContent).toBe('Team builder');
    expect(links[2]?.rel).toBe('noopener noreferrer nofollow ugc');
    expect(box.textContent).toContain('/no/such/page');
  });

  test('speaks the language of the page where it can, and marks what it cannot', async () => {
    const words = { type: 'text', data: { en: 'Hello', ja: 'こんにちは' } };
    expect(show(content(words)).querySelector('[lang]')).toBeNull();
    cleanup();
    await switchLanguage('ko');
    expect(show(content(words)).querySelector('[lang=en]')?.textContent).toBe('Hello');
    await switchLanguage('en');
  });

  test('never makes a script, a frame, a handler or a picture of another site', () => {
    const address = fc.constantFrom(
      'javascript:alert(1)',
      '<img src=x onerror=alert(1)>',
      '"><script>alert(1)</script>',
      'https://elsewhere.example/x.png',
      '/api/user/logout',
    );
    const node = fc.record({
      type: fc.constantFrom(
        'text',
        'link',
        'image',
        'emoji',
        'mention',
        'heading',
        'list',
        'script',
        'iframe',
      ),
      data: address,
      target: fc.constantFrom('url', 'card-single', 'card-info'),
      objects: fc.array(address),
      text: address,
    });
    fc.assert(
      fc.property(fc.array(node, { maxLength: 6 }), (value) => {
        const box = show(value);
        expect(
          box.querySelector('script, iframe, object, form, [onerror], [onclick], [style*=url]'),
        ).toBeNull();
        for (const { href } of box.querySelectorAll('a')) expect(href).toMatch(/^https?:/);
        for (const picture of box.querySelectorAll('img'))
          expect(picture.getAttribute('src')).toMatch(/^\/res\/emoji\//);
        cleanup();
      }),
      { numRuns: 60 },
    );
  });
});

test('a key that no one translated is shown as words', () => {
  expect(keyAsWords('header.backStage[1]')).toBe('Back stage');
  expect(keyAsWords('text.addedCostumes')).toBe('Added costumes');
});

test('parts of a machine-written sentence are kept apart where the language does so', () => {
  expect(apart('version', 'en')).toBe(' version ');
  expect(apart('). New:', 'en')).toBe('). New: ');
  expect(apart('（前：', 'ja')).toBe('（前：');
});
