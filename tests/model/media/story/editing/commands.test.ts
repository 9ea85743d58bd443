import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_STORY_DEPTH } from '#model/contract/community/story-limits';
import { applyCommand, type StoryCommand } from '#model/media/story/editing/commands';
import { emptySheet, type StorySheet, sourceOf, sourceText } from '#model/media/story/editing/sheet';
import { MAX_STORY_STEPS } from '#model/media/story/limits';
import type { JsonObject } from '#model/records/reading';
import { anySourceText } from '#tests/arbitraries/story-text';
import { anyCommand, sheet } from './any-command.ts';

const apply = (from: StorySheet, ...commands: readonly StoryCommand[]): StorySheet =>
  commands.reduce(applyCommand, from);
const jsonOf = ({ actions }: StorySheet): readonly JsonObject[] => actions.map(({ json }) => json);
const types = ({ actions }: StorySheet): string => actions.map(({ json }) => json.type).join('');
const letters = (text: string): StorySheet => sheet({ actions: [...text].map((type) => ({ type })) });

describe('commands', () => {
  test('make sheets whose text says the same, with ids that are not used twice', () => {
    fc.assert(
      fc.property(anySourceText, fc.array(anyCommand, { maxLength: 12 }), (text, commands) => {
        let now = sheet(text);
        const met = new Map(now.actions.map(({ id, json }) => [id, json.type]));
        for (const command of commands) {
          const next = applyCommand(now, command);
          if (JSON.stringify(jsonOf(next)) === JSON.stringify(jsonOf(now)) && command.kind !== 'head')
            expect(next).toBe(now);
          for (const { id } of next.actions) {
            if (!met.has(id)) expect(id).toBeGreaterThanOrEqual(now.nextId);
            met.set(id, '');
          }
          now = next;
        }
        const written = sourceText(now);
        expect(sourceOf(sheet(written))).toEqual(sourceOf(now));
        expect(new Set(now.actions.map(({ id }) => id)).size).toBe(now.actions.length);
      }),
    );
  });

  test('leave every other action letter for letter as it was read', () => {
    fc.assert(
      fc.property(anySourceText, anyCommand, (text, command) => {
        const before = sheet(text);
        const after = applyCommand(before, command);
        const written = new Set(before.actions.map((each) => each.written));
        for (const { id, json, written: now } of after.actions) {
          const old = before.actions.find((each) => each.id === id);
          if (old && JSON.stringify(old.json) === JSON.stringify(json)) expect(now).toBe(old.written);
          if (!old && command.kind === 'duplicate') expect(written).toContain(now);
        }
      }),
    );
  });

  test('put in, take out, copy and move', () => {
    const abcde = letters('abcde');
    expect(types(apply(abcde, { kind: 'insert', at: 1, actions: [{ type: 'x' }, { type: 'y' }] }))).toBe(
      'axybcde',
    );
    expect(types(apply(abcde, { kind: 'remove', ids: [1, 3, 99] }))).toBe('ace');
    expect(types(apply(abcde, { kind: 'duplicate', ids: [2, 0] }))).toBe('abcacde');
    expect(types(apply(abcde, { kind: 'move', ids: [3, 0], to: 1 }))).toBe('badce');
    expect(types(apply(abcde, { kind: 'move', ids: [1], to: 99 }))).toBe('acdeb');
    expect(apply(abcde, { kind: 'move', ids: [1], to: 1 })).toBe(abcde);
    expect(apply(abcde, { kind: 'remove', ids: [99] })).toBe(abcde);
  });

  test('never give an id again', () => {
    const again = apply(
      letters('ab'),
      { kind: 'remove', ids: [1] },
      { kind: 'insert', at: 9, actions: [{ type: 'c' }] },
    );
    expect(again.actions.map(({ id }) => id)).toEqual([0, 2]);
  });

  test('write fields where they stand, new ones like those before, and keep all else', () => {
    const text =
      '{ "server": 1.0,\n  "actions": [\n    { "type" : "talk", "seed": 12345678901234567890,\n      "body" : "a" }\n  ] }';
    const changed = apply(sheet(text), {
      kind: 'change',
      id: 0,
      fields: { body: 'b', close: true, gone: undefined },
    });
    expect(sourceText(changed)).toBe(
      '{ "server": 1.0,\n  "actions": [\n    { "type" : "talk", "seed": 12345678901234567890,\n      "body" : "b",\n      "close" : true }\n  ] }',
    );
    expect(sourceText(apply(changed, { kind: 'change', id: 0, fields: { close: undefined } }))).toBe(
      text.replace('"a"', '"b"'),
    );
    expect(sourceText(apply(sheet(text), { kind: 'head', fields: { server: 2, voice: 'x' } }))).toBe(
      `${text.replace('1.0', '2').slice(0, -2)},\n  "voice": "x" }`,
    );
    expect(apply(changed, { kind: 'change', id: 0, fields: { body: 'b' } })).toBe(changed);
    expect(apply(changed, { kind: 'head', fields: { actions: [], server: 1 } })).toBe(changed);
  });

  test('put new actions between others as these are', () => {
    const text = '{"actions":[\n  {"type":"a"},\n  {"type":"b"}\n]}';
    const more = apply(
      sheet(text),
      { kind: 'insert', at: 2, actions: [{ type: 'd' }] },
      { kind: 'insert', at: 0, actions: [{ type: 'c' }] },
    );
    expect(sourceText(more)).toBe(
      '{"actions":[\n  {"type":"c"},\n  {"type":"a"},\n  {"type":"b"},\n  {"type":"d"}\n]}',
    );
    expect(sourceText(apply(more, { kind: 'remove', ids: [2, 3] }))).toBe(text);
    expect(sourceText(apply(emptySheet(0), { kind: 'insert', at: 0, actions: [{ type: 'a' }] }))).toBe(
      '{"server":0,"voice":"","bgm":null,"background":null,"actions":[{"type":"a"}]}',
    );
  });

  test('never make a sheet that could not be read again', () => {
    const nested = (levels: number): JsonObject =>
      JSON.parse(`{"type":"x","a":${'['.repeat(levels)}${']'.repeat(levels)}}`);
    const one = sheet({ actions: [{ type: 'a' }] });
    const insert = (actions: readonly JsonObject[]): StoryCommand => ({ kind: 'insert', at: 0, actions });
    const deepest = apply(one, insert([nested(MAX_STORY_DEPTH - 3)]));
    expect(sourceOf(sheet(sourceText(deepest)))).toEqual(sourceOf(deepest));
    expect(apply(one, insert([nested(MAX_STORY_DEPTH - 2)]))).toBe(one);
    expect(apply(one, { kind: 'change', id: 0, fields: { a: nested(MAX_STORY_DEPTH - 3) } })).toBe(one);
    const many = sheet(`{"actions":[${'{},'.repeat(MAX_STORY_STEPS / 2)}{}]}`);
    expect(apply(many, { kind: 'duplicate', ids: many.actions.map(({ id }) => id) })).toBe(many);
    const long = sheet(JSON.stringify(JSON.stringify({ actions: [{ body: '"'.repeat(1_900_000) }] })));
    expect(apply(long, { kind: 'duplicate', ids: [0] })).toBe(long);
  });

  test('write a text in JSON as one again', () => {
    const changed = apply(sheet('"{\\"actions\\":[{\\"type\\":\\"a\\"}]}"'), { kind: 'remove', ids: [0] });
    expect(sourceText(changed)).toBe('"{\\"actions\\":[]}"');
  });
});

describe('who speaks', () => {
  const line = {
    type: 'talk',
    name: 'Ann',
    body: 'Hi.',
    characters: [3],
    motions: [
      { character: 3, motion: 'bow01' },
      { character: 5, motion: 'nod01' },
    ],
    voices: [{ character: 3, voice: 'x' }],
  };

  test('says what was said, and does what was done', () => {
    const other = apply(sheet({ actions: [line, { type: 'sound' }] }), {
      kind: 'speaker',
      ids: [0, 1],
      characterId: 7,
      name: 'Bea',
    });
    expect(jsonOf(other)).toEqual([
      {
        ...line,
        name: 'Bea',
        characters: [7],
        motions: [{ character: 7, motion: 'bow01' }, line.motions[1]],
        voices: [{ character: 7, voice: 'x' }],
      },
      { type: 'sound' },
    ]);
  });

  test('is the narrator without a character', () => {
    const other = apply(sheet({ actions: [line] }), { kind: 'speaker', ids: [0], characterId: 0, name: '' });
    expect(jsonOf(other)).toMatchObject([{ name: ' ', characters: [], motions: line.motions }]);
  });
});

test('a costume is put on where its wearer appears, and said again where it was said', () => {
  const appear = { type: 'layout', layoutType: 'appear', character: 3 };
  const before = sheet({
    actions: [
      appear,
      { type: 'motion', character: 3, costume: 'old' },
      { type: 'motion', character: 3 },
      { ...appear, character: 4 },
      { type: 'layout', layoutType: 'hide', character: 3 },
    ],
  });
  const costume = (ids?: readonly number[]): StoryCommand =>
    ids
      ? { kind: 'costume', characterId: 3, costume: 'new', ids }
      : { kind: 'costume', characterId: 3, costume: 'new' };
  const worn = (of: StorySheet) => jsonOf(of).map((json) => json.costume);
  expect(worn(apply(before, costume()))).toEqual(['new', 'new', undefined, undefined, undefined]);
  expect(worn(apply(before, costume([1])))).toEqual([undefined, 'new', undefined, undefined, undefined]);
});

describe('a line that is split', () => {
  const line = { type: 'talk', body: 'One. Two. Three.', close: true, delay: 1, motions: [{ character: 1 }] };

  test('becomes several of the same speaker; the last one closes the window', () => {
    const parts = apply(sheet({ actions: [line, { type: 'a' }] }), {
      kind: 'split',
      id: 0,
      at: [9, 4, 4, 99],
    });
    expect(jsonOf(parts)).toEqual([
      { ...line, body: 'One.', close: false },
      { ...line, body: 'Two.', close: false, delay: 0, motions: [] },
      { ...line, body: 'Three.', close: true, delay: 0, motions: [] },
      { type: 'a' },
    ]);
  });

  test('stays as it is where there is nothing to part', () => {
    const one = sheet({ actions: [line, { type: 'a' }] });
    for (const at of [[], [0], [16], [-3]]) expect(apply(one, { kind: 'split', id: 0, at })).toBe(one);
    expect(apply(one, { kind: 'split', id: 1, at: [1] })).toBe(one);
  });
});
