import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOf } from '#tools/charts/chart.ts';
import { filtered } from '#tools/inspector/log/filter.ts';
import type { SeenEvent } from '#tools/inspector/log/inspection.ts';
import { offersOf } from '#tools/inspector/log/offers.ts';
import { readPayload } from '#tools/inspector/log/payload.ts';
import { payloadPreview, previewOf } from '#tools/inspector/log/preview.ts';
import { activePaths, innermostStates } from '#tools/inspector/log/states.ts';
import { lampMachine } from './lamp.ts';

const event = (actor: string, type: string, payload = ''): SeenEvent => ({
  number: 1,
  atMs: 0,
  session: 'x:1',
  actor,
  source: null,
  type,
  payload,
  before: ['dark'],
  after: ['bright'],
});

describe('the filter', () => {
  const events = [event('clock', 'TICK.CAME'), event('modals', 'MODAL.OPENED', '{ name: "search" }')];
  test.each([
    ['', ['clock', 'modals']],
    ['modal', ['modals']],
    ['SEARCH opened', ['modals']],
    ['search clock', []],
    ['-tick', ['modals']],
    ['-tick -', ['modals']],
    ['bright -opened', ['clock']],
  ])('%j leaves %j', (filter, actors) => {
    expect(filtered(events, filter).map(({ actor }) => actor)).toEqual(actors);
  });
});

describe('a preview', () => {
  test('shows what an event carries, without its type', () => {
    expect(payloadPreview({ type: 'MODAL.CLOSED' })).toBe('');
    expect(payloadPreview({ type: 'X', name: 'search', of: [1, null] } as { type: string })).toBe(
      '{ name: "search", of: [1, null] }',
    );
  });

  test('says how much it leaves out and stops at depth', () => {
    expect(previewOf(Array.from({ length: 2000 }, (_, i) => i))).toMatch(/^\[0, .*, 11, … 1988 more\]$/);
    expect(previewOf({ a: { b: { c: { d: 1 } } } })).toBe('{ a: { b: { c: {…} } } }');
    expect(previewOf({ cards: new Map([[1, 2]]), error: new Error('lost') })).toBe(
      '{ cards: Map(1), error: Error: lost }',
    );
  });

  test('is short and never throws, whatever the value, circles included', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(previewOf(circle).length).toBeLessThan(100);
    fc.assert(
      fc.property(fc.anything({ withMap: true, withBigInt: true, withDate: true }), (value) => {
        expect(previewOf(value).length).toBeLessThanOrEqual(600);
      }),
    );
  });
});

describe('active states', () => {
  test('are the innermost ones of every region', () => {
    expect(innermostStates(undefined)).toEqual([]);
    expect(innermostStates('open')).toEqual(['open']);
    expect(innermostStates({ light: { bright: 'low' }, colour: {} })).toEqual(['light.bright.low', 'colour']);
  });

  test('come with all that is around them', () => {
    expect([...activePaths(['light.bright.low', 'colour'])]).toEqual([
      '',
      'light',
      'light.bright',
      'light.bright.low',
      'colour',
    ]);
  });
});

describe('a payload', () => {
  test.each([
    ['', {}],
    ['  \n', {}],
    ['{"name": "search", "of": [1]}', { name: 'search', of: [1] }],
  ])('is read from %j', (text, payload) => {
    expect(readPayload(text)).toEqual({ isOk: true, payload });
  });

  test.each([
    ['{name}', /^This is not JSON: /],
    ['[1]', /must be a JSON object/],
    ['null', /must be a JSON object/],
    ['"search"', /must be a JSON object/],
    ['{"type": "X"}', /leave it out/],
  ])('%j is refused with words', (text, words) => {
    expect(readPayload(text)).toEqual({ isOk: false, problem: expect.stringMatching(words) });
  });

  test('is every JSON object without a type, as it was', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const payload: unknown = JSON.parse(JSON.stringify(value));
        fc.pre(!Object.hasOwn(value, 'type'));
        expect(readPayload(JSON.stringify(value))).toEqual({ isOk: true, payload });
      }),
    );
  });
});

describe('events on offer', () => {
  test('are those of the active states first, the library has none', () => {
    const offers = offersOf(chartOf(lampMachine), activePaths(['light.broken', 'colour']));
    expect(offers).toEqual({ now: ['COLOUR.CHOSEN', 'LAMP.BREAK'], later: ['SWITCH.PRESS'] });
  });
});
