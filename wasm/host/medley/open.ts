import { mayWait } from '#model/chart/covered';
import {
  MEDLEY_SONGS,
  type MedleyData,
  type MedleyQuestion,
  type NoMedleyReason,
} from '#model/compute/medley';
import type { Remark, TeamData, TeamQuestion } from '#model/compute/team';
import type { CardRecord } from '#model/records/card';
import { type ComboStep, medleyComboSteps } from '#model/rules/combo';
import * as L from '../../layout.ts';
import { TEAM_SIZE } from '../../layout.ts';
import { obstacleOf } from '../cards/unusable.ts';
import type { Engine } from '../engine.ts';
import { type Packed, pack } from '../pack.ts';
import type { Branch, Node } from './node.ts';
import { type Contexts, contextsOf } from './songs/contexts.ts';
import { type CardPool, readPool } from './songs/pool.ts';
import { Song } from './songs/song.ts';

/** A node for every way of giving the cards that must appear to the three songs; one node without such cards. */
function mustRoots(pool: CardPool, contexts: readonly Contexts[], musts: readonly number[]): Node[] {
  const roots: Node[] = [];
  const grow = (teams: readonly (readonly number[])[]): void => {
    const next = musts[teams.reduce((sum, team) => sum + team.length, 0)];
    if (next === undefined) {
      roots.push(rootOf(pool, contexts, teams));
      return;
    }
    teams.forEach((team, s) => {
      const isTaken = team.some((card) => pool.character[card] === pool.character[next]);
      if (isTaken || team.length === TEAM_SIZE) return;
      grow(teams.map((one, other) => (other === s ? [...one, next] : one)));
    });
  };
  grow([[], [], []]);
  return roots;
}

function rootOf(pool: CardPool, contexts: readonly Contexts[], teams: readonly (readonly number[])[]): Node {
  const characters = teams.map((team) => team.map((card) => pool.character[card] ?? 0));
  const isOpen = (s: number, card: number): boolean => {
    const character = pool.character[card] ?? 0;
    if (characters[s]?.includes(character)) return teams[s]?.includes(card) ?? false;
    return !teams.some((team) => team.includes(card)) && (characters[s]?.length ?? 0) < TEAM_SIZE;
  };
  const branches = contexts.map(({ list }, s) =>
    list
      .map(({ kind, cards }, context): Branch => {
        const open = cards.filter((card) => isOpen(s, card));
        return { context, kind, cards: open, t: 0.001, low: 0, high: Number.POSITIVE_INFINITY };
      })
      .filter(({ cards }) => cards.length >= TEAM_SIZE),
  );
  return {
    choice: new Int32Array(pool.slots).fill(-1),
    branches,
    forced: characters,
    low: Array<number>(MEDLEY_SONGS).fill(0),
    pricedCards: new Int32Array(0),
    prices: new Float64Array(0),
    bound: Number.POSITIVE_INFINITY,
  };
}

/** A medley laid out for the search. */
export interface OpenMedley {
  readonly cards: readonly CardRecord[];
  readonly pool: CardPool;
  readonly songs: readonly Song[];
  readonly contexts: readonly Contexts[];
  readonly roots: readonly Node[];
  readonly remarks: readonly Remark[];
  /** Places of the songs in which skills may have to wait for each other. */
  readonly mayWait: readonly number[];
}

/** One song of a medley as a question of its own, its skills side by side; three dominators must exist before a card may be left out. */
export const songQuestion = ({ levels, constraints, ...rest }: MedleyQuestion, s: number): TeamQuestion => ({
  ...rest,
  level: levels[s] ?? 0,
  order: 'uniform',
  skillQueue: false,
  target: 'score',
  points: null,
  sixth: 'leader',
  constraints: { exclude: constraints.exclude, must: [], leader: null, minPower: 0 },
  top: MEDLEY_SONGS,
});

/** The data of one song, its combo going on from the songs before. */
export function songData(
  { charts, ...rest }: MedleyData,
  s: number,
): TeamData & { readonly combo: readonly ComboStep[] } {
  const chart = charts[s];
  if (!chart) throw new Error('a medley has three charts');
  const before = charts.slice(0, s).reduce((notes, one) => notes + one.notes.length, 0);
  return { ...rest, chart, combo: medleyComboSteps(before, chart.notes.length) };
}

interface Refused {
  readonly noMedley: NoMedleyReason;
  readonly remarks: readonly Remark[];
}

/** Packs the songs one after another and copies what the search needs; or says why there is no medley. */
export function openMedley(engine: Engine, question: MedleyQuestion, data: MedleyData): OpenMedley | Refused {
  const kept: Int32Array[] = [];
  const remarks: Remark[] = [];
  const waiting: number[] = [];
  let cards: readonly CardRecord[] = [];
  for (let s = 0; s < MEDLEY_SONGS; s++) {
    const packed = pack(engine, songQuestion(question, s), songData(data, s));
    remarks.push(...packed.remarks.filter((one) => !remarks.some((other) => isSame(one, other))));
    if (packed.noTeam) return { noMedley: packed.noTeam as NoMedleyReason, remarks };
    cards = packed.cards;
    if (question.skillQueue && needsWaiting(data, s, packed)) waiting.push(s);
    kept.push(engine.ints.slice(L.KEPT >> 2, (L.KEPT >> 2) + engine.read('kept')));
  }
  const { must } = question.constraints;
  const musts = must.map((id) => cards.findIndex((card) => card.id === id));
  const noMedley = refusal(question, data, cards, musts);
  if (noMedley) return { noMedley, remarks };
  const opened = readSongs(engine, question, data, { kept, musts });
  if (opened.roots.length === 0) return { noMedley: { kind: 'mustTogether', cardIds: must }, remarks };
  return { ...opened, cards, remarks, mayWait: waiting };
}

const needsWaiting = ({ charts }: MedleyData, s: number, { signatures }: Packed): boolean =>
  charts[s] !== undefined && mayWait(charts[s], Math.max(0, ...signatures.durations));

/** Packs each song once more, now that all cards that any of them may use are known. */
function readSongs(
  engine: Engine,
  question: MedleyQuestion,
  data: MedleyData,
  { kept, musts }: { readonly kept: readonly Int32Array[]; readonly musts: readonly number[] },
): Omit<OpenMedley, 'cards' | 'remarks' | 'mayWait'> {
  const index = Int32Array.from(new Set([...kept.flatMap((list) => Array.from(list)), ...musts])).sort();
  const placeOf = new Map(Array.from(index, (card, place) => [card, place]));
  let pool: CardPool | null = null;
  const songs = kept.map((list, s) => {
    const packed = pack(engine, songQuestion(question, s), songData(data, s));
    pool ??= readPool(engine, index, packed.bands, packed.slots);
    const used = Int32Array.from(new Set([...list, ...musts]), (card) => placeOf.get(card) ?? 0);
    return new Song(engine, pool, used, {
      level: question.levels[s] ?? 0,
      perfectRate: question.perfectRate,
      notes: data.charts[s]?.notes.length ?? 0,
      rules: { free: question.live === 'free', roomSig: packed.roomSig, encores: packed.encores },
    });
  });
  if (!pool) throw new Error('a medley has three songs');
  const all: CardPool = pool;
  const contexts = songs.map((song) => contextsOf(all, song));
  const places = musts.map((card) => placeOf.get(card) ?? 0);
  return { pool: all, songs, contexts, roots: mustRoots(all, contexts, places) };
}

const isSame = (one: Remark, other: Remark): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What keeps three teams from being formed at all. */
function refusal(
  question: MedleyQuestion,
  data: MedleyData,
  cards: readonly CardRecord[],
  musts: readonly number[],
): NoMedleyReason | null {
  const absent = question.constraints.must.filter((_, i) => musts[i] === -1);
  if (absent.length > 0) {
    const because = (id: number) => obstacleOf(question, id, (known) => data.cards.has(known));
    const unusable = absent.map((cardId) => ({
      cardId,
      constraint: 'must' as const,
      because: because(cardId),
    }));
    return { kind: 'unusable', cards: unusable };
  }
  const counts = new Map<number, number>();
  for (const { characterId } of cards) counts.set(characterId, (counts.get(characterId) ?? 0) + 1);
  // Each of the three teams has at most one card of a character, so that more than three of one do not count.
  const usable = [...counts.values()].reduce((sum, count) => sum + Math.min(count, MEDLEY_SONGS), 0);
  return usable < MEDLEY_SONGS * L.TEAM_SIZE ? { kind: 'tooFewForMedley', usable } : null;
}
