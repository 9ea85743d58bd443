import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWord } from '#src/browser/files/word-document.ts';

const NS = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

function word(body: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document ${NS}><w:body>${body}</w:body></w:document>`;
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(document),
    ...more,
  });
}

const STYLES = strToU8(
  `<w:styles ${NS}>
    <w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
    <w:style w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="berschrift1"/></w:style>
    <w:style w:styleId="Level3"><w:name w:val="x"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr></w:style>
    <w:style w:styleId="A"><w:name w:val="a"/><w:basedOn w:val="B"/></w:style>
    <w:style w:styleId="B"><w:name w:val="b"/><w:basedOn w:val="A"/></w:style>
  </w:styles>`,
);

describe('a Word document', () => {
  it('gives its paragraphs, with the levels of their headings', () => {
    const body = [
      paragraph('One', '<w:pStyle w:val="Mine"/>'),
      paragraph('Deep', '<w:pStyle w:val="Level3"/>'),
      paragraph('Own', '<w:outlineLvl w:val="1"/>'),
      paragraph('Body', '<w:pStyle w:val="Mine"/><w:outlineLvl w:val="9"/>'),
      paragraph('Round', '<w:pStyle w:val="A"/>'),
      paragraph(' '),
      '<w:p><w:r><w:t>Ann</w:t></w:r><w:r><w:tab/><w:t>Yes.</w:t><w:br/><w:t>No.</w:t><w:br w:type="page"/></w:r><w:del><w:r><w:delText>gone</w:delText><w:t>gone</w:t></w:r></w:del></w:p>',
      `<w:tbl><w:tr><w:tc>${paragraph('In a table')}</w:tc></w:tr></w:tbl>`,
      '<w:p><w:r><w:ruby><w:rt><w:r><w:t>read</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>word</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>',
    ].join('');
    expect(readWord(word(body, { 'word/styles.xml': STYLES }))).toEqual({
      ok: true,
      paragraphs: [
        { level: 1, text: 'One' },
        { level: 3, text: 'Deep' },
        { level: 2, text: 'Own' },
        { level: 0, text: 'Body' },
        { level: 0, text: 'Round' },
        { level: 0, text: 'Ann\tYes.\nNo.' },
        { level: 0, text: 'In a table' },
        { level: 0, text: 'word' },
      ],
    });
  });

  it('reads a name and what is said from the two cells of a row', () => {
    const row = (...cells: readonly string[]) =>
      `<w:tr><w:trPr/>${cells.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join('')}</w:tr>`;
    const body = `<w:tbl>${[
      row(paragraph('Ann'), paragraph('Yes.') + paragraph('So.')),
      row(paragraph('It rains!'), paragraph('Hard.')),
      row(paragraph(''), paragraph('No one.')),
      row(paragraph('A'), paragraph('B'), paragraph('C')),
    ].join('')}</w:tbl><w:p><w:r><w:t>Later</w:t><w:footnoteReference w:id="2"/></w:r></w:p>`;
    const read = readWord(word(body, { 'word/footnotes.xml': strToU8('<x/>') }));
    expect(read.ok && read.paragraphs.map(({ text }) => text)).toEqual([
      'Ann\tYes.\nSo.',
      'It rains!',
      'Hard.',
      'No one.',
      'A',
      'B',
      'C',
      'Later',
    ]);
  });

  it.each([
    ['no package', strToU8('Ann: Yes.'), 'notWord'],
    ['a package without a document', zipSync({ 'a.txt': strToU8('a') }), 'notWord'],
    ['one that is no XML', zipSync({ 'word/document.xml': strToU8('<w:document') }), 'notWord'],
    [
      'entities that grow',
      zipSync({ 'word/document.xml': strToU8('<!DOCTYPE a [<!ENTITY b "cc">]><a>&b;</a>') }),
      'unsafe',
    ],
    ['a way out of its folder', word('', { '../word/x.xml': strToU8('x') }), 'unsafe'],
    [
      'too many files',
      word('', Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`m/${n}`, new Uint8Array(1)]))),
      'tooLarge',
    ],
    ['one that grows without end', word('', { 'word/media/a.bin': new Uint8Array(30_000_000) }), 'tooLarge'],
  ])('is refused where it is %s', (_, bytes, fault) => {
    expect(readWord(bytes)).toEqual({ ok: false, fault });
  });

  it('is refused or read, never more, where parts of it were changed', () => {
    const bytes = word(paragraph('Ann: Yes.'));
    for (let at = 0; at < bytes.length; at += 7) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      expect(typeof readWord(damaged).ok).toBe('boolean');
    }
  });
});
