import { expect } from 'vitest';

/** All signs of a document that XML 1.0 has, each `&` the beginning of a reference, no `<` but that of our own elements. */
export function expectWellFormed(xml: string): void {
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
  expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|#\d+);)/);
  const open: string[] = [];
  for (const [, close, name = '', , empty] of xml
    .replace(/^<\?xml[^>]*\?>\n/, '')
    .matchAll(/<(\/?)([a-z]+)((?: [a-z:]+="[^"<]*")*)(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  expect(open).toEqual([]);
  const signs = xml.match(/</g)?.length;
  expect(signs).toBe(xml.match(/<\?xml|<\/?[a-z]+(?: [a-z:]+="[^"<]*")*\/?>/g)?.length);
}
