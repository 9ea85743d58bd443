import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownLines, plainLines } from '#model/media/story/writing/text/markdown';
import { MAX_WRITTEN_LETTERS } from '#model/media/story/writing/text/written-line';

const said = (name: string, text: string) => expect.objectContaining({ kind: 'said', name, text });
const narration = (text: string) => ({ kind: 'narration', text });
const scene = (text: string, level = 2) => ({ kind: 'scene', level, text });

describe('a plain text', () => {
  it.each([
    ['Ann: Yes.', 'Ann', 'Yes.'],
    ['Ann ： Yes.', 'Ann', 'Yes.'],
    ['香澄：「おはよう！」', '香澄', 'おはよう！'],
    ['香澄「おはよう！」', '香澄', 'おはよう！'],
    ['户山香澄：“早上好！”', '户山香澄', '早上好！'],
    ['Касуми: «Привет»', 'Касуми', 'Привет'],
    ['Ann\tYes.', 'Ann', 'Yes.'],
    ['Ann (laughs): Yes.', 'Ann', '(laughs) Yes.'],
    ['Ann: "Yes" and "no"', 'Ann', '"Yes" and "no"'],
    ['Ann & Bea, Cleo: Yes!', 'Ann & Bea, Cleo', 'Yes!'],
    ['香澄「ねえ：聞いて」', '香澄', 'ねえ：聞いて'],
    ['香澄「10:30だよ」', '香澄', '10:30だよ'],
    ['Ann\tIt is: so', 'Ann', 'It is: so'],
    ['Student 1: 20 minutes left.', 'Student 1', '20 minutes left.'],
    ['Ms. Ito: See https://example.org/a', 'Ms. Ito', 'See https://example.org/a'],
    ['- Ann: Yes.', 'Ann', 'Yes.'],
    ['2. Ann: Yes.', 'Ann', 'Yes.'],
  ])('says who speaks in %s', (line, name, text) => {
    expect(plainLines(line)).toEqual([said(name, text)]);
  });

  it.each([
    'It was 12:30 when she came.',
    '12:30',
    '10:30 Ann: Yes.',
    '午後3：30に集合',
    '10:30「始まり」',
    'https://example.org/a',
    'Her song is https://example.org/a',
    '曲はhttps://example.org/a',
    '“走吧，”她说：“快”',
    'She stopped. Then: nothing.',
    'A sentence that is much too long to be the name of anyone: it goes on.',
    'Ann:',
    '——他突然停住了——',
    '--and then--',
  ])('takes %s for narration', (line) => {
    expect(plainLines(line)).toEqual([narration(line)]);
  });

  it.each([
    ['[Studio B, evening]', 'Studio B, evening', 2],
    ['【屋上】', '屋上', 2],
    ['# Chapter one', 'Chapter one', 1],
    ['== The roof ==', 'The roof', 2],
    ['--- The roof ---', 'The roof', 2],
    ['—— 第一幕 ——', '第一幕', 2],
    ['———第一幕———', '第一幕', 2],
    ['---', '', 2],
    ['* * *', '', 2],
  ])('begins a scene with %s', (line, text, level) => {
    expect(plainLines(line)).toEqual([scene(text, level)]);
  });

  it('knows what is done, who comes and goes, and pictures and music', () => {
    expect(
      plainLines('(Rain begins.)\n[+ Ann, Bea]\n[− Ann]\n[bg: bg/room/day]\n【BGM：Calm】')?.map(
        ({ kind, ...rest }) => [kind, ...Object.values(rest)],
      ),
    ).toEqual([
      ['direction', '(Rain begins.)'],
      ['enter', 'Ann, Bea'],
      ['leave', 'Ann'],
      ['background', 'bg/room/day'],
      ['music', 'Calm'],
    ]);
  });

  it('goes on with a line in the same block where blocks are parted by empty lines', () => {
    expect(plainLines('Ann: Yes.\nNo.\n\nBea: Hm.')).toEqual([said('Ann', 'Yes.\nNo.'), said('Bea', 'Hm.')]);
    expect(plainLines('Ann: Yes.\nIt rains.\nBea: Hm.\n\nAnn: So.')).toEqual([
      said('Ann', 'Yes.'),
      narration('It rains.'),
      said('Bea', 'Hm.'),
      said('Ann', 'So.'),
    ]);
  });

  it('is refused when it is longer than a story can be', () => {
    expect(plainLines('a'.repeat(MAX_WRITTEN_LETTERS + 1))).toBeNull();
    expect(plainLines('a\n'.repeat(6_000))).toBeNull();
    expect(plainLines('a'.repeat(20_001))).toBeNull();
  });

  it('loses no letter, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const lines = plainLines(text) ?? [];
        for (const line of lines) if (line.kind === 'said') expect(line.whole).toContain(line.name);
        const kept = lines
          .map((line) => (line.kind === 'said' ? line.whole : JSON.stringify(line)))
          .join(' ');
        for (const word of text.match(/[a-z]{2,}/gi) ?? []) expect(kept).toContain(word);
      }),
    );
  });

  it('ends, also where it was made to take long', () => {
    const pieces = [
      '*',
      '_',
      '#',
      '[',
      '- ',
      '\\',
      '` ',
      '(a',
      '"',
      '「',
      'a:',
      '\n ',
      '<br',
      '*a',
      '_a',
      '# ',
      ' ',
    ];
    for (const piece of pieces)
      for (const read of [plainLines, markdownLines])
        for (const letters of [9_000, MAX_WRITTEN_LETTERS])
          expect(read(piece.repeat(Math.floor(letters / piece.length)))?.length ?? 0).toBeLessThan(3);
  });
});

describe('Markdown', () => {
  it('says the same as the plain text under its signs', () => {
    const text =
      '---\ntitle: x\n---\n# One\n\n## The roof\n\n*It rains.*\n\n**Ann**: Wait\\!  \n1\\. You?\n\n**Bea:** See [this](https://x.org).\n\n***\n\n> Cleo: `Hm`\n\nTwo\n===\n- \\[no heading\\]\n';
    expect(markdownLines(text)).toEqual([
      scene('One', 1),
      scene('The roof'),
      narration('It rains.'),
      said('Ann', 'Wait!\n1. You?'),
      said('Bea', 'See this.'),
      scene(''),
      said('Cleo', 'Hm'),
      scene('Two', 1),
      narration('[no heading]'),
    ]);
  });

  it('has emphasis over several lines, as narration is exported', () => {
    expect(markdownLines('*It rains.  \nAnd 2 \\* 3.*\n\n_Hard_ and 2 * 3')).toEqual([
      narration('It rains.'),
      narration('And 2 * 3.'),
      narration('Hard and 2 * 3'),
    ]);
  });

  it('begins a scene, and no heading, with a rule below what is said', () => {
    expect(markdownLines('# One\n\nAnn: Yes.\nBea: No.\n---\nAnn: So.\n===\nIt rains.\n---')).toEqual([
      scene('One', 1),
      said('Ann', 'Yes.'),
      said('Bea', 'No.'),
      scene(''),
      said('Ann', 'So.'),
      scene(''),
      scene('It rains.'),
    ]);
  });

  it('loses no scene between two rules at its beginning', () => {
    expect(markdownLines('---\nAnn: Yes.\n\nBea: No.\n\n---\nAnn: So.')).toEqual([
      scene(''),
      said('Ann', 'Yes.'),
      said('Bea', 'No.'),
      scene(''),
      said('Ann', 'So.'),
    ]);
    expect(markdownLines('---\nAuthor: Ann\ntags:\n  - school\n---\nAnn: So.')).toEqual([said('Ann', 'So.')]);
  });
});
