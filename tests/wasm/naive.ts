import { coveredEnd, WINDOW_TOLERANCE } from '#model/chart/scoring';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import { finishedCard } from '#model/profile/premade';
import { itemMatches, itemRates } from '#model/rules/area-items';
import { cardParameters } from '#model/rules/card-parameters';
import { comboMultiplier, medleyComboMultiplier } from '#model/rules/combo';
import { powerRates } from '#model/rules/event-bonus';
import { judgeMultiplier } from '#model/rules/judge';
import { noteShare } from '#model/rules/note-share';
import { gainUnits, teamPower } from '#model/rules/power';
import { NO_RATES } from '#model/rules/rates';
import { skillExtra } from '#model/rules/skill-extra';
import { NO_SKILL, type ResolvedSkill, resolveSkill } from '#model/rules/skills';
import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  STUDIO_ITEM_IDS,
  STUDIO_KEYS,
} from '#model/vocabulary/area-items';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { STATS } from '#model/vocabulary/stats';

/** The score model written out once more without any cleverness: what brute force and re-scoring trust. */

export interface NaiveTeam {
  readonly cards: readonly number[];
  readonly leader: number;
  readonly sixth: number;
  readonly units: number;
  /** The score before its floor. */
  readonly average: number;
  readonly score: number;
}

/** A card as far as the question counts it. */
export const entryOf = ({ profile, treatAs }: TeamQuestion, data: TeamData, id: number) => {
  const card = data.cards.get(id);
  if (!card) throw new Error(`no card ${id}`);
  const owned = profile.cards.find((entry) => entry.id === id);
  const finished = finishedCard(card);
  if (!owned) return { card, entry: finished };
  const train = treatAs.trained && card.training ? 1 : owned.train;
  const level = treatAs.maxLevel
    ? card.levelLimit + (train === 1 && card.training ? card.training.levelLimit : 0)
    : owned.level;
  const ep = treatAs.episodesRead ? card.episodes.length : owned.ep;
  return { card, entry: { ...owned, train, level, ep } as typeof owned };
};

/** Power in units under the best of all area-item configurations: the full product is walked. */
export function naivePower(question: TeamQuestion, data: TeamData, ids: readonly number[]): number {
  const { units, sets, plaza, menu, magazine } = naiveGains(question, data, ids);
  const studio =
    question.itemSets === 'mixed'
      ? [bestMix(sets)]
      : sets.map((set) => set.reduce((sum, gain) => sum + gain));
  let best = units;
  for (const a of studio) {
    for (const b of plaza) {
      for (const c of menu) {
        for (const d of magazine) best = Math.max(best, units + a + b + c + d);
      }
    }
  }
  return best;
}

/** Power in units without area items, and what each item adds to the team at the level the player has. */
export function naiveGains(question: TeamQuestion, data: TeamData, ids: readonly number[]) {
  const { items } = question.profile;
  const members = ids.map((id) => {
    const { card, entry } = entryOf(question, data, id);
    const potential = items.potentials[card.characterId - 1] ?? 1;
    const bandId = data.characters.get(card.characterId)?.bandId ?? 0;
    const bonus = question.powerBonus;
    return {
      card,
      bandId,
      params: cardParameters(card, entry, potential).params,
      eventRates: bonus ? powerRates(bonus, card, card.characterId, entry.master) : NO_RATES,
    };
  });
  const gainOf = (itemId: number, level: number | null): number => {
    const item = data.areaItems.get(itemId);
    if (!item) return 0;
    const lifted = members.filter(({ card, bandId }) => itemMatches(item, card.attribute, bandId));
    const rates = itemRates(item, level, question.server);
    return lifted.reduce((sum, { params }) => sum + gainUnits(params, rates), 0);
  };
  return {
    units: teamPower(members.map((member) => ({ ...member, itemRates: NO_RATES }))).units,
    sets: STUDIO_KEYS.map((key) =>
      STUDIO_ITEM_IDS[key].map((itemId, place) => gainOf(itemId, items[key][place] ?? null)),
    ),
    plaza: ATTRIBUTES.map((name, i) => gainOf(PLAZA_ITEM_IDS[name], items.Plaza[i] ?? null)),
    menu: ATTRIBUTES.map((name, i) => gainOf(MENU_ITEM_IDS[name], items.Menu[i] ?? null)),
    magazine: STATS.map((name, i) => gainOf(MAGAZINE_ITEM_IDS[name], items.Magazine[i] ?? null)),
  };
}

/** Each of the seven places takes whichever set's item helps most; a place may stay empty. */
const bestMix = (sets: readonly (readonly number[])[]): number =>
  (sets[0] ?? []).reduce((sum, _, place) => sum + Math.max(0, ...sets.map((set) => set[place] ?? 0)), 0);

export type NaiveData = TeamData & { readonly before?: number };

interface Notes {
  readonly inner: readonly number[];
  readonly total: number;
}

/** `before`: how many notes of a medley came before this song. */
export function notesAt(question: TeamQuestion, { chart, before }: NaiveData, units: number): Notes {
  const share = noteShare(question.level, chart.notes.length);
  const judge = judgeMultiplier(question.perfectRate);
  const inner = chart.notes.map(({ fever }, i) =>
    Math.floor(
      (units / 100_000) *
        share *
        (before === undefined ? comboMultiplier(i + 1) : medleyComboMultiplier(before + i + 1)) *
        judge *
        (fever && question.live === 'multi' ? 2 : 1),
    ),
  );
  return { inner, total: inner.reduce((sum, points) => sum + points, 0) };
}

/** Points a skill adds in a window, note by note. */
export function extraIn(
  question: TeamQuestion,
  { chart }: TeamData,
  { inner }: Notes,
  skill: ResolvedSkill,
  window: number,
  start = Number.NEGATIVE_INFINITY,
): number {
  const trigger = chart.skillNotes[window];
  if (trigger === undefined) return 0;
  if (start > (chart.notes[trigger]?.time ?? 0))
    return lateExtra(question, chart, inner, { skill, trigger, start });
  const end = coveredEnd(chart.notes, trigger, skill.durationSeconds, question.skillDelay);
  let extra = 0;
  for (let note = trigger + 1; note < end; note++) {
    const points = inner[note] ?? 0;
    const multiplier = 1 + skillExtra(skill, note - trigger, question.perfectRate);
    extra += Math.floor(points * multiplier) - points;
  }
  return extra;
}

/** The same for a skill that had to wait until `start`. */
function lateExtra(
  question: TeamQuestion,
  { notes }: TeamData['chart'],
  inner: readonly number[],
  {
    skill,
    trigger,
    start,
  }: { readonly skill: ResolvedSkill; readonly trigger: number; readonly start: number },
): number {
  const end = start + skill.durationSeconds + (WINDOW_TOLERANCE + question.skillDelay);
  let extra = 0;
  let covered = 0;
  notes.forEach(({ time }, note) => {
    if (note <= trigger || time < start || time > end) return;
    const points = inner[note] ?? 0;
    covered++;
    extra += Math.floor(points * (1 + skillExtra(skill, covered, question.perfectRate))) - points;
  });
  return extra;
}

/** When each activation of an order starts: at its skill note, or where skills wait when the one before has been over for a while. */
export function startsOf(
  { skillQueue }: TeamQuestion,
  { chart }: TeamData,
  skills: readonly ResolvedSkill[],
): readonly number[] {
  const starts: number[] = [];
  for (const window of skills.keys()) {
    const note = chart.notes[chart.skillNotes[window] ?? -1];
    const before = starts[window - 1];
    const due = note?.time ?? Number.POSITIVE_INFINITY;
    const free = (before ?? 0) + (skills[window - 1]?.durationSeconds ?? 0) + 0.75;
    starts.push(skillQueue && before !== undefined && free > due ? free : due);
  }
  return starts;
}

/** What all have in common, null when they differ. */
export const shared = <T>(values: readonly T[]): T | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null;

export function skillIn(
  question: TeamQuestion,
  data: TeamData,
  team: readonly number[],
  id: number,
): ResolvedSkill {
  const cards = team.map((member) => data.cards.get(member));
  const bandId = shared(cards.map((card) => data.characters.get(card?.characterId ?? 0)?.bandId ?? null));
  const attribute = shared(cards.map((card) => card?.attribute ?? null));
  const { card, entry } = entryOf(question, data, id);
  const skill = data.skills.get(card.skillId);
  return skill ? resolveSkill(skill, entry.skill, question.server, { bandId, attribute }) : NO_SKILL;
}

const roomSkill = ({ room }: TeamQuestion): ResolvedSkill => ({
  kind: 'constant',
  durationSeconds: room.skillSeconds,
  value: room.skillPercent / 100,
  fallback: 0,
});

/** The skills that may come sixth, each as often as the next. */
function lastOf({ live, room }: TeamQuestion, ours: ResolvedSkill, theirs: ResolvedSkill) {
  if (live === 'free' || room.encore === 'own') return [ours];
  return room.encore === 'other' ? [theirs] : [ours, theirs, theirs, theirs, theirs];
}

/** The score of one order: `skills` are the activations 1–6. */
export function naiveOrder(
  question: TeamQuestion,
  data: NaiveData,
  units: number,
  skills: readonly ResolvedSkill[],
): number {
  const notes = notesAt(question, data, units);
  const starts = startsOf(question, data, skills);
  return skills.reduce(
    (score, skill, window) => score + extraIn(question, data, notes, skill, window, starts[window]),
    notes.total,
  );
}

export function* orders<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length === 0) yield [];
  for (const [i, first] of items.entries()) {
    for (const rest of orders(items.filter((_, j) => j !== i))) yield [first, ...rest];
  }
}

/** All 120 scores of a team with a given leader and sixth card, for each who may play the encore. */
export function naiveOrders(question: TeamQuestion, data: NaiveData, team: NaiveTeam): number[] {
  const { cards, leader, sixth, units } = team;
  const multi = question.live === 'multi';
  const own = (id: number) => skillIn(question, data, cards, id);
  const players = multi
    ? [roomSkill(question), roomSkill(question), own(leader), roomSkill(question), roomSkill(question)]
    : cards.map(own);
  const inOrder = [...orders(players)];
  return lastOf(question, own(sixth), roomSkill(question)).flatMap((last) =>
    inOrder.map((order) => naiveOrder(question, data, units, [...order, last])),
  );
}

/**
 * The exact average as a function of leader and sixth card: every member takes every one of the first
 * five windows equally often.
 */
function averages(question: TeamQuestion, data: NaiveData, cards: readonly number[], units: number) {
  const notes = notesAt(question, data, units);
  const multi = question.live === 'multi';
  const turns = (skill: ResolvedSkill) =>
    [0, 1, 2, 3, 4].reduce((sum, window) => sum + extraIn(question, data, notes, skill, window), 0);
  const own = (id: number) => skillIn(question, data, cards, id);
  const turnsOf = new Map(cards.map((id) => [id, turns(own(id))]));
  const room = multi ? 4 * turns(roomSkill(question)) : 0;
  const all = [...turnsOf.values()].reduce((sum, points) => sum + points, 0);
  return ({ leader, sixth }: { leader: number; sixth: number }): number => {
    const members = multi ? (turnsOf.get(leader) ?? 0) + room : all;
    const last = lastOf(question, own(sixth), roomSkill(question));
    const lasts = last.reduce((sum, skill) => sum + extraIn(question, data, notes, skill, 5), 0);
    return (5 * notes.total + members + (5 / last.length) * lasts) / 5;
  };
}

/** Where skills wait nothing adds up before an order is known: each is played through. */
function queuedAverages(question: TeamQuestion, data: NaiveData, cards: readonly number[], units: number) {
  const extraOf = queuedExtras(question, data, units);
  const { total } = notesAt(question, data, units);
  const own = new Map(cards.map((id) => [id, skillIn(question, data, cards, id)]));
  const others = new Map<number, ResolvedSkill>();
  const room = roomSkill(question);
  const multi = question.live === 'multi';
  return ({ leader, sixth }: { leader: number; sixth: number }): number => {
    const lead = own.get(leader) ?? NO_SKILL;
    const sixthSkill = own.get(sixth) ?? others.get(sixth) ?? skillIn(question, data, cards, sixth);
    if (!own.has(sixth)) others.set(sixth, sixthSkill);
    const last = lastOf(question, sixthSkill, room);
    const players = multi ? [room, room, lead, room, room] : [...own.values()];
    let extras = 0;
    for (const order of orders(players)) for (const skill of last) extras += extraOf([...order, skill]);
    const ways = 120 * last.length;
    return (ways * total + extras) / ways;
  };
}

/** Points of six activations that wait for each other, each of them worked out once. */
export function queuedExtras(question: TeamQuestion, data: NaiveData, units: number) {
  const notes = notesAt(question, data, units);
  const known = new Map<ResolvedSkill, Map<string, number>>();
  return (skills: readonly ResolvedSkill[]): number => {
    const starts = startsOf(question, data, skills);
    return skills.reduce((sum, skill, window) => {
      const of = known.get(skill) ?? new Map<string, number>();
      known.set(skill, of);
      const name = `${window} ${starts[window]}`;
      const extra = of.get(name) ?? extraIn(question, data, notes, skill, window, starts[window]);
      of.set(name, extra);
      return sum + extra;
    }, 0);
  };
}

/** Nobody of ours fills a sixth slot when another player always takes the encore. */
const withoutIdleSixth = (asked: TeamQuestion): TeamQuestion =>
  asked.live === 'multi' && asked.room.encore === 'other' ? { ...asked, sixth: 'leader' } : asked;

/** Ids of all cards the question may use, ascending. */
export function candidates({ profile, temporary, constraints }: TeamQuestion, data: TeamData): number[] {
  const owned = profile.cards.filter((card) => !card.exclude).map((card) => card.id);
  return [...new Set([...owned, ...temporary])]
    .filter((id) => !constraints.exclude.includes(id) && data.cards.has(id))
    .sort((a, b) => a - b);
}

/** All sets of five that the constraints allow, whatever their power. */
export function* allowedTeams(asked: TeamQuestion, data: TeamData): Generator<readonly number[]> {
  const question = withoutIdleSixth(asked);
  const { must, leader } = question.constraints;
  const all = candidates(question, data);
  const wanted = leader === null ? must : [...must, leader];
  if (typeof question.sixth === 'number' && !all.includes(question.sixth)) return;
  if (question.sixth === 'best' && all.length <= 5) return;
  const playable = all.filter((id) => id !== question.sixth);
  const characterOf = (id: number) => data.cards.get(id)?.characterId;
  function* grow(from: number, cards: readonly number[]): Generator<readonly number[]> {
    if (cards.length === 5) {
      if (wanted.every((id) => cards.includes(id))) yield cards;
      return;
    }
    for (let i = from; i < playable.length; i++) {
      const id = playable[i] as number;
      if (cards.some((other) => characterOf(other) === characterOf(id))) continue;
      yield* grow(i + 1, [...cards, id]);
    }
  }
  yield* grow(0, []);
}

/** The best leader and sixth card of five cards at a given power; the first in a tie. */
export function naiveChoice(
  asked: TeamQuestion,
  data: NaiveData,
  cards: readonly number[],
  units: number,
): NaiveTeam {
  const question = withoutIdleSixth(asked);
  const { leader } = question.constraints;
  const others = candidates(question, data).filter((id) => !cards.includes(id));
  const sixths = typeof question.sixth === 'number' ? [question.sixth] : others;
  const leaders = leader === null ? cards : [leader];
  const averageOf = question.skillQueue
    ? queuedAverages(question, data, cards, units)
    : averages(question, data, cards, units);
  return leaders
    .flatMap((id) =>
      question.sixth === 'leader'
        ? [{ leader: id, sixth: id }]
        : sixths.map((sixth) => ({ leader: id, sixth })),
    )
    .map((choice) => ({ ...choice, cards, units, average: averageOf(choice) }))
    .map((choice) => ({ ...choice, score: Math.floor(choice.average) }))
    .reduce((a, b) => (b.average > a.average ? b : a));
}

/** An allowed team with its own best items, leader and sixth card. */
export const naiveTeam = (question: TeamQuestion, data: TeamData, cards: readonly number[]): NaiveTeam =>
  naiveChoice(question, data, cards, naivePower(question, data, cards));

/** Order of results: by score, power and card ids. */
export function compareTeams(a: NaiveTeam, b: NaiveTeam): number {
  const first = a.cards.findIndex((id, i) => id !== b.cards[i]);
  return b.score - a.score || b.units - a.units || (a.cards[first] ?? 0) - (b.cards[first] ?? 0);
}

/** Every allowed team, best first. */
export const bruteForce = (question: TeamQuestion, data: TeamData): NaiveTeam[] =>
  [...allowedTeams(question, data)]
    .map((cards) => naiveTeam(question, data, cards))
    .filter(({ units }) => units >= question.constraints.minPower * 100_000)
    .sort(compareTeams);
