import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readStoryFile } from '#src/features/storyeditor/files/read-story-file.ts';

const said = (name: string, text: string) => expect.objectContaining({ kind: 'said', name, text });
const read = (content: string | Uint8Array, name: string, locale: 'en' | 'ja' = 'en') =>
  readStoryFile(new File([content as BlobPart], name), locale);

it('reads texts, Markdown, documents and sources by what they are', async () => {
  const lines = [said('Ann', '*Yes*')];
  expect(await readStoryFile('Ann: *Yes*', 'en')).toMatchObject({ kind: 'text', lines });
  expect(await readStoryFile('**Ann**: Yes', 'en')).toMatchObject({ lines: [said('Ann', 'Yes')] });
  expect(await read('Ann: *Yes*', 'a.txt')).toMatchObject({ lines });
  expect(await read('Ann: *Yes*', 'a.md')).toMatchObject({ lines: [said('Ann', 'Yes')] });
  const source = { server: 1, actions: [{ type: 'talk' }] };
  expect(await read(JSON.stringify(source), 'a.json')).toMatchObject({ kind: 'source' });
  expect(await readStoryFile(JSON.stringify(JSON.stringify(source)), 'en')).toMatchObject({ kind: 'source' });
  const document = strToU8('<d><b><p><r><t>Ann: Yes</t></r></p></b></d>');
  expect(await read(zipSync({ 'word/document.xml': document }), 'a.docx')).toMatchObject({
    lines: [said('Ann', 'Yes')],
  });
});

it('takes a text for one that begins like an archive', async () => {
  expect(await read('PK: Yes', 'a.txt')).toMatchObject({ lines: [said('PK', 'Yes')] });
  expect(await readStoryFile('{Ann} waits.', 'en')).toMatchObject({ kind: 'text' });
});

it('reads texts in the encodings of their languages', async () => {
  expect(await read(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x3a, 0, 0x42, 0]), 'a.txt')).toMatchObject({
    lines: [said('A', 'B')],
  });
  // あ: い in Shift_JIS.
  expect(await read(new Uint8Array([0x82, 0xa0, 0x3a, 0x82, 0xa2]), 'a.txt', 'ja')).toMatchObject({
    lines: [said('あ', 'い')],
  });
});

it.each([
  ['', 'a.txt', 'empty'],
  ['{"a":1}', 'a.json', 'notSource'],
  ['[1', 'a.json', 'notSource'],
  ['Ann: Yes', 'a.docx', 'notWord'],
  ['a'.repeat(500_001), 'a.txt', 'tooLong'],
  ['a'.repeat(9_000_001), 'a.txt', 'tooLarge'],
])('says what is wrong with %.10s in %s', async (content, name, fault) => {
  expect(await read(content, name)).toEqual({ kind: 'fault', fault });
});
