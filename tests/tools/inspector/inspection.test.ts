import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actorSeen,
  eventSeen,
  eventsCleared,
  type Inspection,
  MAX_ENDED,
  MAX_EVENTS,
  NOTHING_SEEN,
  type SeenActor,
  snapshotSeen,
  treeOf,
} from '#tools/inspector/log/inspection.ts';

const actor = (session: string, parent: string | null = null): SeenActor => ({
  session,
  name: `name of ${session}`,
  parent,
  machine: 'lamp',
  hasChart: true,
  status: 'active',
  states: ['dark'],
});

const seen = (...actors: readonly SeenActor[]): Inspection => actors.reduce(actorSeen, NOTHING_SEEN);
const sent = (inspection: Inspection, session: string, type: string, source: string | null = null) =>
  eventSeen(inspection, { atMs: 5, session, type, payload: '', source });
const ended = (inspection: Inspection, session: string) =>
  snapshotSeen(inspection, { session, type: 'STOP', status: 'done', states: [] });

describe('what was seen', () => {
  test('names who sent an event and where it led', () => {
    const before = sent(seen(actor('a'), actor('b', 'a')), 'b', 'SWITCH.PRESS', 'a');
    expect(before.events).toMatchObject([
      { number: 1, actor: 'name of b', source: 'name of a', before: ['dark'], after: null },
    ]);
    const after = snapshotSeen(before, {
      session: 'b',
      type: 'SWITCH.PRESS',
      status: 'active',
      states: ['bright'],
    });
    expect(after.events).toMatchObject([{ before: ['dark'], after: ['bright'] }]);
    expect(after.actors.get('b')?.states).toEqual(['bright']);
  });

  test('gives an outcome to the event that waited longest', () => {
    const both = sent(sent(seen(actor('a')), 'a', 'X'), 'a', 'X');
    const one = snapshotSeen(both, { session: 'a', type: 'X', status: 'active', states: ['one'] });
    expect(one.events.map(({ after }) => after)).toEqual([['one'], null]);
    const two = snapshotSeen(one, { session: 'a', type: 'X', status: 'active', states: ['two'] });
    expect(two.events.map(({ before, after }) => [before, after])).toEqual([
      [['dark'], ['one']],
      [['one'], ['two']],
    ]);
  });

  test('keeps the latest events however many there are, and goes on counting when they are cleared', () => {
    let inspection = seen(actor('a'));
    for (let i = 0; i < MAX_EVENTS + 7; i++) inspection = sent(inspection, 'a', `E${i}`);
    expect(inspection.events).toHaveLength(MAX_EVENTS);
    expect(inspection.events.at(0)?.type).toBe('E7');
    const [only] = sent(eventsCleared(inspection), 'a', 'LATER').events;
    expect(only?.number).toBe(MAX_EVENTS + 8);
  });

  test('forgets the actors that ended longest ago, never one that runs or has children', () => {
    const children = Array.from({ length: MAX_ENDED + 3 }, (_, index) => actor(`c${index}`, 'root'));
    let inspection = seen(actor('root'), ...children, actor('grandchild', 'c0'));
    for (const { session } of children.toReversed()) inspection = ended(inspection, session);
    const left = [...inspection.actors.keys()];
    expect(left).toHaveLength(MAX_ENDED + 3);
    expect(left).toEqual(expect.arrayContaining(['root', 'grandchild', 'c0', 'c1']));
    expect(left).not.toContain(`c${MAX_ENDED + 2}`);
  });

  test('lists every actor once, below the one that started it', () => {
    const parents = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(parents, (choices) => {
        const actors = choices.map((choice, index) =>
          actor(`a${index}`, index === 0 ? null : `a${choice % index}`),
        );
        const tree = treeOf(seen(...actors));
        expect(tree.map((branch) => branch.actor.session).sort()).toEqual(
          actors.map((a) => a.session).sort(),
        );
        for (const [index, { actor: a, depth }] of tree.entries()) {
          const above = tree.slice(0, index).findLast((branch) => branch.depth < depth);
          expect(above?.actor.session ?? null).toBe(a.parent);
        }
      }),
    );
  });
});
