import type { TeamData, TeamQuestion } from '#model/compute/team';
import { allowedTeams, type NaiveData, naiveChoice, naiveGains } from '../naive.ts';
import type { SmallMedley } from './problems.ts';

/** Every three disjoint teams under every choice of items, scored by the naive model. */

export interface BruteMedley {
  readonly score: number;
  readonly units: number;
  readonly cards: readonly (readonly number[])[];
}

/** One song of a medley for the naive model, which knows how many notes came before. */
export function naiveSong(
  { question, data }: SmallMedley,
  s: 0 | 1 | 2,
): { readonly question: TeamQuestion; readonly data: TeamData & NaiveData } {
  const { levels, constraints, ...rest } = question;
  const { charts, ...records } = data;
  return {
    question: {
      ...rest,
      level: levels[s],
      order: 'uniform',
      target: 'score',
      points: null,
      sixth: 'leader',
      top: 1,
      constraints: { exclude: constraints.exclude, must: [], leader: null, minPower: 0 },
    },
    data: {
      ...records,
      chart: charts[s],
      before: charts.slice(0, s).reduce((sum, chart) => sum + chart.notes.length, 0),
    },
  };
}

type Slot = readonly (readonly number[])[];

/** Gains of each option by team, without options that another is never below: more power never scores less. */
function widest(options: Slot): Slot {
  const rows = options.filter((row, i) => options.findIndex((other) => String(other) === String(row)) === i);
  return rows.filter(
    (row) => !rows.some((other) => other !== row && other.every((gain, team) => gain >= (row[team] ?? 0))),
  );
}

function* product(slots: readonly Slot[], units: readonly number[]): Generator<readonly number[]> {
  const [slot, ...rest] = slots;
  if (!slot) yield units;
  else
    for (const gains of slot)
      yield* product(
        rest,
        units.map((one, team) => one + (gains[team] ?? 0)),
      );
}

export function bruteMedley(medley: SmallMedley): BruteMedley | null {
  const songs = ([0, 1, 2] as const).map((s) => naiveSong(medley, s));
  const [{ question, data }] = songs as [(typeof songs)[0]];
  const teams = [...allowedTeams(question, data)];
  const gains = teams.map((cards) => naiveGains(question, data, cards));
  const nothing = teams.map(() => 0);
  const slotOf = (of: (team: (typeof gains)[0]) => readonly number[]): Slot =>
    widest([
      nothing,
      ...(gains[0] ? of(gains[0]) : []).map((_, option) => gains.map((one) => of(one)[option] ?? 0)),
    ]);
  const studio =
    question.itemSets === 'mixed'
      ? [0, 1, 2, 3, 4, 5, 6].map((place) => slotOf(({ sets }) => sets.map((set) => set[place] ?? 0)))
      : [slotOf(({ sets }) => sets.map((set) => set.reduce((sum, gain) => sum + gain)))];
  const slots = [
    ...studio,
    slotOf((one) => one.plaza),
    slotOf((one) => one.menu),
    slotOf((one) => one.magazine),
  ];
  const apart = teams.map((cards) =>
    teams.flatMap((other, i) => (other.some((id) => cards.includes(id)) ? [] : [i])),
  );
  const trios = disjoint(teams, apart, medley.question.constraints.must);
  const least = gains.map(({ units }) => units);
  const most = slots.reduce((sum, slot) => sum.map((one, i) => one + highest(slot, i)), least);
  const limits = songs.map((song) =>
    teams.map((team, i) => limitOf(song, team, [least[i] ?? 0, most[i] ?? 0])),
  );
  const known = new Map<string, number>();
  const scoreOf = (s: number, team: number, units: number): number => {
    const key = `${s} ${team} ${units}`;
    const song = songs[s] as (typeof songs)[0];
    const score = known.get(key) ?? naiveChoice(song.question, song.data, teams[team] ?? [], units).score;
    known.set(key, score);
    return score;
  };
  let best: BruteMedley | null = null;
  const limited = trios.map((trio) => ({
    trio,
    limit: trio.reduce((sum, team, s) => sum + (limits[s]?.[team] ?? 0), 0),
  }));
  for (const { trio, limit } of limited.sort((a, b) => b.limit - a.limit)) {
    if (best && limit < best.score) break;
    const own = slots.map((slot) => widest(slot.map((row) => trio.map((team) => row[team] ?? 0))));
    const bare = trio.map((team) => least[team] ?? 0);
    for (const units of product(own, bare)) {
      const score = trio.reduce((sum, team, s) => sum + scoreOf(s, team, units[s] ?? 0), 0);
      if (best && score < best.score) continue;
      const one = {
        score,
        units: units.reduce((sum, one) => sum + one, 0),
        cards: trio.map((team) => teams[team] ?? []),
      };
      if (!best || isBefore(one, best)) best = one;
    }
  }
  return best;
}

const highest = (slot: Slot, team: number): number => Math.max(...slot.map((row) => row[team] ?? 0));

/** Without floors a score is a line over power, seen from afar; floors lift a note by less than a point for each window. */
function limitOf(
  { question, data }: ReturnType<typeof naiveSong>,
  team: readonly number[],
  powers: readonly number[],
): number {
  const AFAR = 1e6;
  const values = powers.map((units) => naiveChoice(question, data, team, units * AFAR).average / AFAR);
  return Math.max(...values) + 7 * data.chart.notes.length;
}

function disjoint(
  teams: readonly (readonly number[])[],
  apart: readonly (readonly number[])[],
  must: readonly number[],
): readonly (readonly number[])[] {
  const trios: number[][] = [];
  for (const [a, others] of apart.entries()) {
    for (const b of others) {
      const both = new Set(apart[b]);
      for (const c of others) {
        if (!both.has(c)) continue;
        const used = [a, b, c].flatMap((team) => teams[team] ?? []);
        if (must.every((id) => used.includes(id))) trios.push([a, b, c]);
      }
    }
  }
  return trios;
}

/** By score, power and card ids. */
function isBefore(one: BruteMedley, other: BruteMedley): boolean {
  if (one.score !== other.score) return one.score > other.score;
  if (one.units !== other.units) return one.units > other.units;
  const ids = one.cards.flat();
  const others = other.cards.flat();
  const first = ids.findIndex((id, i) => id !== others[i]);
  return (ids[first] ?? 0) < (others[first] ?? 0);
}
