import fc from 'fast-check';
import { anyChartJson, type ChartRow } from './chart.ts';
import { anyJunk } from './hostile.ts';

const FIELDS = ['type', 'beat', 'lane', 'bpm', 'data', 'connections', 'flick', 'skill', 'hidden', 'width'];

type Change = (rows: readonly unknown[], at: number) => readonly unknown[];

const changedField =
  (field: string, value: unknown): Change =>
  (rows, at) =>
    rows.map((row, i) =>
      i === at && typeof row === 'object' && row !== null ? { ...row, [field]: value } : row,
    );

/** A field of one node of a slide or hold. */
const changedNode =
  (field: string, value: unknown): Change =>
  (rows, at) =>
    rows.map((row, i) => {
      const nodes: unknown = i === at ? (row as Partial<ChartRow>)?.connections : undefined;
      if (!Array.isArray(nodes)) return row;
      return {
        ...(row as ChartRow),
        connections: nodes.map((node, k) => (k === 0 ? { ...node, [field]: value } : node)),
      };
    });

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.constantFrom(...FIELDS), anyJunk).map(([field, value]) => changedField(field, value)),
  fc.tuple(fc.constantFrom(...FIELDS), anyJunk).map(([field, value]) => changedNode(field, value)),
  fc.double({ noNaN: true, min: -2e6, max: 2e6 }).map((beat) => changedField('beat', beat)),
  fc.double({ noNaN: true, min: -2e6, max: 2e6 }).map((beat) => changedNode('beat', beat)),
  anyJunk.map(
    (value): Change =>
      (rows, at) =>
        rows.toSpliced(at, 1, value),
  ),
  fc.constant<Change>((rows, at) => rows.toSpliced(at, 1)),
  fc.constant<Change>((rows, at) => rows.toSpliced(at, 0, rows[at])),
);

/** A chart as it is published, but with up to five faults of the kinds that files by hand and by other programs have. */
export const anyMutatedChart = (): fc.Arbitrary<readonly unknown[]> =>
  fc
    .tuple(
      anyChartJson({ maxNotes: 20 }),
      fc.array(fc.tuple(anyChange, fc.nat(30)), { minLength: 1, maxLength: 5 }),
    )
    .map(([rows, changes]) =>
      changes.reduce<readonly unknown[]>((sum, [change, at]) => change(sum, at), rows),
    );
