import type { Curve } from './curve.ts';
import type { EventCurves } from './event-curves.ts';
import { inverse } from './inverse.ts';
import { dot, meanOf, standardOf } from './ridge.ts';
import { portraitAt } from './traits.ts';

/** How likely an event is of each type; together 1. */
export type TypeShares = ReadonlyMap<string, number>;

export interface LikelyTypes {
  readonly shares: TypeShares;
  /** Its type is known, but no past event had it. */
  readonly isNew: boolean;
}

/** Keeps the matrix of portraits invertible, whose measures go together closely. */
const BLUR = 0.03;
/** The mean of a type counts as if so many events at the mean of all were among it. */
const DOUBT = 0.5;

/** The curves of the tiers that an event is seen through; null where one is missing. */
export function curvesOf(event: EventCurves, marks: readonly string[]): readonly Curve[] | null {
  const curves = marks.flatMap((tier) => event.curves.get(tier) ?? []);
  return curves.length < marks.length ? null : curves;
}

function countsOf(types: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

/** Types as often as past events had them. */
export function usualTypes(history: readonly EventCurves[]): TypeShares {
  const types = history.flatMap(({ type }) => type ?? []);
  return new Map([...countsOf(types)].map(([type, count]) => [type, count / types.length]));
}

interface Portrait {
  readonly type: string;
  readonly values: readonly number[];
}

/** Discriminant analysis: around the mean of its type, events of all types vary alike. */
function discriminate(portraits: readonly Portrait[], place: readonly number[]): TypeShares {
  const counts = countsOf(portraits.map(({ type }) => type));
  const means = new Map(
    [...counts].map(([type, count]) => {
      const same = portraits.filter((one) => one.type === type);
      return [
        type,
        place.map((_, j) => (meanOf(same.map(({ values }) => values[j] ?? 0)) * count) / (count + DOUBT)),
      ];
    }),
  );
  const off = portraits.map(({ type, values }) =>
    values.map((value, j) => value - (means.get(type)?.[j] ?? 0)),
  );
  const columns = place.map((_, j) => off.map((row) => row[j] ?? 0));
  const solved = inverse(
    columns.map((a, i) => columns.map((b, j) => dot(a, b) / off.length + (i === j ? BLUR : 0))),
  );
  const weights = [...means].map(([type, mean]): readonly [string, number] => {
    const way = place.map((value, j) => value - (mean[j] ?? 0));
    const distance = dot(
      way,
      solved.map((row) => dot(row, way)),
    );
    return [type, Math.log(counts.get(type) ?? 0) - distance / 2];
  });
  const highest = Math.max(...weights.map(([, weight]) => weight));
  const sum = weights.reduce((all, [, weight]) => all + Math.exp(weight - highest), 0);
  return new Map(weights.map(([type, weight]) => [type, Math.exp(weight - highest) / sum]));
}

/** The types whose past events looked like an event at that share of their time. */
function typesAlike(
  history: readonly EventCurves[],
  event: EventCurves,
  marks: readonly string[],
  share: number,
): TypeShares {
  const look = (one: EventCurves): readonly number[] | null => {
    const curves = curvesOf(one, marks);
    return curves && portraitAt(one, curves, share);
  };
  const own = look(event);
  const portraits = history.flatMap((past): readonly Portrait[] => {
    const values = past.type === null ? null : look(past);
    return past.type === null || values === null ? [] : [{ type: past.type, values }];
  });
  if (marks.length === 0 || own === null || portraits.length < 2) return usualTypes(history);
  const standard = standardOf(portraits.map(({ values }) => values));
  return discriminate(
    portraits.map(({ type, values }) => ({ type, values: standard(values) })),
    standard(own),
  );
}

/** Which type an event has: its own where past events had it, too; otherwise those it looks like. */
export function typesOf(
  history: readonly EventCurves[],
  event: EventCurves,
  marks: readonly string[],
  share: number,
): LikelyTypes {
  const { type } = event;
  if (type !== null && history.some((past) => past.type === type)) {
    return { shares: new Map([[type, 1]]), isNew: false };
  }
  return { shares: typesAlike(history, event, marks, share), isNew: type !== null };
}
