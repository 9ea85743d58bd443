import type { MedleyData, MedleyQuestion } from '#model/compute/medley';
import type { TeamQuestion } from '#model/compute/team';
import { bestChoice } from './choice.ts';
import { memoized } from './memoized.ts';
import { type ReferenceSong, total } from './notes.ts';
import { type ItemGains, itemGains } from './power.ts';
import { allowedTeams } from './search.ts';

/**
 * Three disjoint teams for three songs in a row, all with the same area items. Every three teams are tried under every choice of
 * items; teams that cannot reach the best even with all items at once are left out, or it would take hours.
 */

export interface Medley {
  readonly question: MedleyQuestion;
  readonly data: MedleyData;
}

export interface BestMedley {
  readonly score: number;
  /** Power of all three teams in units. */
  readonly units: number;
  readonly cards: readonly (readonly number[])[];
}

interface Song {
  readonly question: TeamQuestion;
  readonly data: ReferenceSong;
}

const SONGS = [0, 1, 2] as const;

/** One song of a medley, in which the combo goes on from the songs before. */
export function songOfMedley({ question, data }: Medley, place: 0 | 1 | 2): Song {
  const { levels, constraints, ...rest } = question;
  const { charts, ...records } = data;
  return {
    question: {
      ...rest,
      level: levels[place],
      order: 'uniform',
      target: 'score',
      points: null,
      sixth: 'leader',
      top: 1,
      constraints: { exclude: constraints.exclude, must: [], leader: null, minPower: 0 },
    },
    data: {
      ...records,
      chart: charts[place],
      before: total(charts.slice(0, place).map((chart) => chart.notes.length)),
    },
  };
}

/** One item slot: for each option, what it adds to the power of each team. */
type Slot = readonly (readonly number[])[];

/** Leaves out options that another is never below: more power never scores less. */
function withoutNeedless(options: Slot): Slot {
  const rows = [...new Map(options.map((row) => [String(row), row])).values()];
  return rows.filter(
    (row) => !rows.some((other) => other !== row && other.every((gain, team) => gain >= (row[team] ?? 0))),
  );
}

/** All item slots; each may also stay empty. */
function slotsOf({ itemSets }: MedleyQuestion, gains: readonly ItemGains[]): readonly Slot[] {
  const slotOf = (options: (gains: ItemGains) => readonly number[]): Slot => {
    const byTeam = gains.map(options);
    const byOption = (byTeam[0] ?? []).map((_, option) => byTeam.map((row) => row[option] ?? 0));
    return withoutNeedless([gains.map(() => 0), ...byOption]);
  };
  const studio =
    itemSets === 'mixed'
      ? [0, 1, 2, 3, 4, 5, 6].map((place) => slotOf(({ sets }) => sets.map((set) => set[place] ?? 0)))
      : [slotOf(({ sets }) => sets.map(total))];
  return [
    ...studio,
    slotOf(({ plaza }) => plaza),
    slotOf(({ menu }) => menu),
    slotOf(({ magazine }) => magazine),
  ];
}

/** The power of each team under every choice of items. */
function* powers(slots: readonly Slot[], units: readonly number[]): Generator<readonly number[]> {
  const [slot, ...rest] = slots;
  if (!slot) yield units;
  else
    for (const gains of slot)
      yield* powers(
        rest,
        units.map((one, team) => one + (gains[team] ?? 0)),
      );
}

/** A power so high that floors no longer matter, and what it is divided by to say the same of a real one. */
const MAGNIFIED = 1e6;

/**
 * No lower than the team's score at any power up to `units`. Without floors a score is proportional to power; floors of notes that a
 * skill lowers lift it by less than a point for each note and window.
 */
function limitOf({ question, data }: Song, team: readonly number[], units: number): number {
  const highest = bestChoice(question, data, team, units * MAGNIFIED).average / MAGNIFIED;
  return Math.max(0, highest) + 7 * data.chart.notes.length;
}

/** Every three teams without a common card that hold all required cards, as places in the list of teams. */
function disjointTrios(teams: readonly (readonly number[])[], must: readonly number[]): number[][] {
  const apart = teams.map((cards) =>
    teams.flatMap((other, i) => (other.some((id) => cards.includes(id)) ? [] : [i])),
  );
  const apartFrom = apart.map((others) => new Set(others));
  const trios: number[][] = [];
  for (const [a, others] of apart.entries()) {
    for (const b of others) {
      for (const c of others.filter((one) => apartFrom[b]?.has(one))) {
        const trio = [a, b, c];
        if (must.every((id) => trio.some((team) => teams[team]?.includes(id)))) trios.push(trio);
      }
    }
  }
  return trios;
}

/** The three teams with the highest sum of scores; ties by power, then by the lowest card ids. Null when none fit. */
export function bestMedley(medley: Medley): BestMedley | null {
  const songs = SONGS.map((place) => songOfMedley(medley, place));
  const { question, data } = songs[0] as Song;
  const teams = [...allowedTeams(question, data)];
  const gains = teams.map((cards) => itemGains(question, data, cards));
  const slots = slotsOf(medley.question, gains);
  const most = gains.map(({ units }, i) => units + total(slots.map((slot) => highest(slot, i))));
  const limits = songs.map((song) => teams.map((team, i) => limitOf(song, team, most[i] ?? 0)));
  const trios = disjointTrios(teams, medley.question.constraints.must)
    .map((trio) => ({ trio, limit: total(trio.map((team, place) => limits[place]?.[team] ?? 0)) }))
    .sort((a, b) => b.limit - a.limit);
  const scoreOf = memoized(({ question, data }: Song) =>
    memoized((team: readonly number[]) =>
      memoized((units: number) => bestChoice(question, data, team, units).score),
    ),
  );
  let best: BestMedley | null = null;
  for (const { trio, limit } of trios) {
    if (best && limit < best.score) break;
    const cards = trio.map((team) => teams[team] ?? []);
    const own = slots.map((slot) => withoutNeedless(slot.map((row) => trio.map((team) => row[team] ?? 0))));
    for (const units of powers(
      own,
      trio.map((team) => gains[team]?.units ?? 0),
    )) {
      const score = total(songs.map((song, place) => scoreOf(song)(cards[place] ?? [])(units[place] ?? 0)));
      const one = { score, units: total(units), cards };
      if (!best || isBefore(one, best)) best = one;
    }
  }
  return best;
}

const highest = (slot: Slot, team: number): number => Math.max(...slot.map((row) => row[team] ?? 0));

/** By score, power and card ids. */
function isBefore(one: BestMedley, other: BestMedley): boolean {
  if (one.score !== other.score) return one.score > other.score;
  if (one.units !== other.units) return one.units > other.units;
  const ids = one.cards.flat();
  const others = other.cards.flat();
  const first = ids.findIndex((id, i) => id !== others[i]);
  return (ids[first] ?? 0) < (others[first] ?? 0);
}
