import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSource } from '#model/media/story/compile-source';
import { transcript } from '#model/media/story/reading/transcript';
import { storyRows } from '#model/media/story/rows';
import { readingMs, TEXT_SPEEDS, typingMs } from '#model/media/story/story-times';
import { anyScript, compiled } from '#tests/arbitraries/story-script';

const ROWS = storyRows(
  compiled(
    compileSource({
      voice: 'eventstory1_0',
      actions: [
        { type: 'effect', effectType: 'telop', text: 'The roof' },
        { type: 'talk', name: ' ', body: '# Rain *falls*.' },
        { type: 'talk', name: 'Ann', body: 'Wait!\n\n1. You?', voices: [{ character: 1, voice: 'v1' }] },
      ],
    }),
  ),
);

describe('a transcript', () => {
  it('is plain text', () => {
    expect(transcript('A walk', ROWS, 'txt')).toBe(
      'A walk\n\n[The roof]\n\n# Rain *falls*.\n\nAnn: Wait!\n\n1. You?\n',
    );
  });

  it('is Markdown in which texts are nothing but texts', () => {
    expect(transcript('A walk', ROWS, 'md')).toBe(
      '# A walk\n\n## The roof\n\n*\\# Rain \\*falls\\*.*\n\n**Ann**: Wait!  \n1\\. You?\n',
    );
  });

  it('has subtitles as long as their voices, or as reading takes', () => {
    const rain = readingMs('# Rain *falls*.');
    expect(transcript('A walk', ROWS, 'srt', () => 2_500)).toBe(
      [
        '1',
        `00:00:00,000 --> 00:00:0${(rain / 1_000).toFixed(3).replace('.', ',')}`,
        '# Rain *falls*.',
        '',
        '2',
        `00:00:0${((rain + 200) / 1_000).toFixed(3).replace('.', ',')} --> 00:00:0${((rain + 2_700) / 1_000).toFixed(3).replace('.', ',')}`,
        'Ann: Wait!',
        '1. You?',
        '',
      ].join('\n'),
    );
  });

  it('has subtitles that follow one another in any story, and each in one piece', () => {
    fc.assert(
      fc.property(anyScript, fc.integer({ min: 1, max: 5_000_000 }), (script, ms) => {
        const blocks = transcript('x', storyRows(script), 'srt', () => ms)
          .split(/\n\n/)
          .filter((block) => block.trim() !== '');
        const times = blocks.flatMap((block, at) => {
          const [number, time = ''] = block.trim().split('\n');
          expect(number).toBe(String(at + 1));
          expect(time).toMatch(/^\d{2,}:\d\d:\d\d,\d{3} --> \d{2,}:\d\d:\d\d,\d{3}$/);
          return time.split(' --> ').map((each) => each.padStart(16, '0'));
        });
        expect(times).toEqual(times.toSorted());
      }),
    );
  });
});

describe('times', () => {
  it('are shorter the faster the text comes, and longer the more it says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, more) => {
        const speeds = TEXT_SPEEDS.map((speed) => typingMs(text, speed));
        expect(speeds).toEqual(speeds.toSorted((a, b) => b - a));
        expect(readingMs(text + more)).toBeGreaterThanOrEqual(readingMs(text));
      }),
    );
  });
});
