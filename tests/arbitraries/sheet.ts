import fc from 'fast-check';
import { type ChartSheet, inSheetOrder } from '#model/chart/editing/sheet';
import type { ChartEntry, Connection } from '#model/chart/notes';

/** Sheets as an editor may hold them: also what cannot be published, several layers, unknown fields. */

const beat = fc.oneof(
  fc.integer({ min: 0, max: 400 }),
  fc.double({ min: 0, max: 1_000, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
);
const lane = fc.integer({ min: -1, max: 7 });
const rest = fc.option(fc.dictionary(fc.constantFrom('speed', 'effect'), fc.string()), { nil: undefined });
const flags = { flick: fc.boolean(), skill: fc.boolean(), charge: fc.boolean() };

const withRest = <T extends object>(part: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.tuple(part, rest).map(([value, unknown]) => (unknown ? { ...value, rest: unknown } : value));

const node: fc.Arbitrary<Connection> = withRest(fc.record({ beat, lane, hidden: fc.boolean(), ...flags }));

const entry: fc.Arbitrary<ChartEntry> = fc.oneof(
  withRest(fc.record({ type: fc.constant('BPM' as const), beat, bpm: fc.integer({ min: -300, max: 300 }) })),
  withRest(fc.record({ type: fc.constant('System' as const), beat, data: fc.string() })),
  withRest(fc.record({ type: fc.constant('Single' as const), beat, lane, ...flags })),
  withRest(
    fc.record({
      type: fc.constant('Directional' as const),
      beat,
      lane,
      direction: fc.constantFrom('Left' as const, 'Right' as const),
      width: fc.integer({ min: 1, max: 8 }),
      skill: fc.boolean(),
    }),
  ),
  withRest(fc.record({ type: fc.constant('Slide' as const), connections: fc.array(node, { maxLength: 6 }) })),
  withRest(fc.record({ type: fc.constant('Long' as const), connections: fc.tuple(node, node) })),
);

export const anySheet: fc.Arbitrary<ChartSheet> = fc
  .record({
    entries: fc.array(fc.tuple(entry, fc.nat(2), fc.integer({ min: 1, max: 5 })), { maxLength: 30 }),
    names: fc.tuple(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 })),
    hidden: fc.boolean(),
    meters: fc.uniqueArray(
      fc.record({
        beat: fc.integer({ min: 1, max: 99 }),
        beats: fc.integer({ min: 2, max: 36 }).map((quarters) => quarters / 4),
      }),
      { selector: ({ beat }) => beat },
    ),
  })
  .map(({ entries, names, hidden, meters }) => {
    let id = 0;
    const own = entries.map(([each, layer, step]) => {
      id += step;
      return { id, entry: each, layer };
    });
    return {
      entries: own.sort(inSheetOrder),
      layers: names.map((name, index) => ({ id: index, name, isHidden: hidden && index === 1 })),
      meters: [{ beat: 0, beats: 4 }, ...meters.sort((a, b) => a.beat - b.beat)],
    };
  });
