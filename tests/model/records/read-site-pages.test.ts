import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSitePages } from '#model/records/read-site-pages';
import { anyJunk } from '../../arbitraries/hostile.ts';

const content = [
  { type: 'content', data: [{ type: 'text', data: { en: 'Write to us', ja: 'ご連絡ください' } }] },
];

function read(json: unknown) {
  const lines: string[] = [];
  return { pages: readSitePages(json, (line) => lines.push(line)), lines };
}

test('reads the pages that an operator wrote and leaves the others to us', () => {
  const { pages, lines } = read({ join: { title: { en: 'Crew' }, content } });
  expect(Object.keys(pages)).toEqual(['join']);
  expect(pages.join?.title).toEqual({ kind: 'languages', texts: { en: 'Crew' } });
  expect(pages.join?.content).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('reports every mistake in a sentence', () => {
  expect(read({ join: 'text', support: { content: [] }, about: {} }).lines).toEqual([
    'There is no page "about".',
    'The page "join" is no object with "content" and is left out.',
    'The page "support" has no content and is left out.',
  ]);
  expect(read([]).lines).toEqual(['The file is no object of pages.']);
});

test('never throws, and a page always has content', () => {
  const page = fc.oneof(
    anyJunk,
    fc.record({ title: anyJunk, content: fc.oneof(anyJunk, fc.constant(content)) }),
  );
  fc.assert(
    fc.property(fc.oneof(anyJunk, fc.record({ join: page, support: page })), (json) => {
      for (const { content: text } of Object.values(read(json).pages)) expect(text.length).toBeGreaterThan(0);
    }),
  );
});
