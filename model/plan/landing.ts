import { Counts, UNREACHED } from './counts.ts';
import { Residues } from './residues.ts';

/** How often a play of so many points is in the list. */
export interface LandingStep {
  readonly points: number;
  readonly times: number;
}

/** The shortest list, most points first; `null` when no list makes the total, which is then proved. */
export type Landing = readonly LandingStep[] | null;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

function tally(list: readonly number[]): readonly LandingStep[] {
  const times = new Map<number, number>();
  for (const points of list) times.set(points, (times.get(points) ?? 0) + 1);
  return [...times].map(([points, count]) => ({ points, times: count })).sort((a, b) => b.points - a.points);
}

/** No play is worth more; beyond it, a table of all sums is smaller than one of remainders. */
const MOST_RESIDUES = 1 << 18;

/** Whether any list at all makes the total. */
function* exists(total: number, values: readonly number[]): Generator<void, boolean, void> {
  const least = values.at(-1) ?? 1;
  if (least > MOST_RESIDUES) return true;
  const residues = new Residues(least, values.slice(0, -1));
  yield* residues.fill();
  return residues.sumOf(total % least) <= total;
}

/**
 * Both are whole numbers without a common divisor; `values` are distinct, most points first. p plays that all made the most would make
 * p·most; what others make less must add up to the rest, with p parts at most. So the least such rest makes the shortest list.
 */
function* search(total: number, values: readonly number[]): Generator<void, readonly number[] | null, void> {
  const [most = 0] = values;
  if (most > MOST_RESIDUES) return yield* searchByTable(total, values, Math.ceil(total / most));
  const residues = new Residues(
    most,
    values.slice(1).map((points) => most - points),
  );
  yield* residues.fill();
  const remainder = (most - (total % most)) % most;
  const plays = (residues.sumOf(remainder) + total) / most;
  if (plays > Math.floor(total / (values.at(-1) ?? most))) return null;
  if (residues.countOf(remainder) <= plays) {
    const parts = residues.listOf(remainder).map((less) => most - less);
    return [...parts, ...Array<number>(plays - parts.length).fill(most)];
  }
  // The least rest takes more plays than there would be; a larger one may take fewer.
  if (!(yield* exists(total, values))) return null;
  return yield* searchByTable(total, values, plays);
}

/** The same by a table of all sums, from so many plays on. */
function* searchByTable(
  total: number,
  values: readonly number[],
  fromPlays: number,
): Generator<void, readonly number[] | null, void> {
  const [most = 0] = values;
  const least = values.at(-1) ?? most;
  const mostPlays = Math.floor(total / least);
  const counts = new Counts(values.slice(1).map((points) => most - points));
  const beyond = Math.min(total, mostPlays * (most - least));
  let plays = fromPlays;
  for (; plays <= mostPlays; plays += 1) {
    const missing = plays * most - total;
    if (missing > beyond) break;
    while (!counts.grow(missing)) yield;
    if (counts.fewest(missing) > plays) continue;
    const parts = counts.listOf(missing).map((less) => most - less);
    return [...parts, ...Array<number>(plays - parts.length).fill(most)];
  }
  if (plays > mostPlays) return null;
  // Where plays differ much, what is missing outgrows the total: then the total itself is the smaller table.
  const whole = new Counts(values.toReversed());
  while (!whole.grow(total)) yield;
  return whole.fewest(total) === UNREACHED ? null : whole.listOf(total);
}

/**
 * The shortest list of plays with exactly `total` points together (reference R66), in slices: the caller may stop between two.
 * `points` are what single plays can give; whole numbers above 0, as often as wanted each.
 */
export function* landOn(total: number, points: readonly number[]): Generator<void, Landing, void> {
  if (total === 0) return [];
  const usable = [...new Set(points)].filter((one) => one <= total).sort((a, b) => b - a);
  const divisor = usable.reduce(gcd, 0);
  if (usable.length === 0 || total % divisor !== 0) return null;
  const found = yield* search(
    total / divisor,
    usable.map((one) => one / divisor),
  );
  return found && tally(found.map((one) => one * divisor));
}
