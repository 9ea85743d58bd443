import fc from 'fast-check';
import type { ScoringChart } from '#model/chart/chart';
import { ENCORES, type TeamConstraints, type TeamData, type TeamQuestion } from '#model/compute/team';
import { otherLevels } from '#model/profile/item-lists';
import { meanPotential, withBonuses } from '#model/profile/potentials';
import type { Profile, ProfileItems } from '#model/profile/profile';
import type { AreaItemRecord } from '#model/records/area-item';
import type { CardRecord } from '#model/records/card';
import type { CharacterRecord } from '#model/records/character';
import type { SkillEffect, SkillRecord } from '#model/records/skill';
import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  STUDIO_ITEM_IDS,
  STUDIO_KEYS,
  type StudioListKey,
} from '#model/vocabulary/area-items';
import { ATTRIBUTES, type Attribute, type CardAttribute } from '#model/vocabulary/attributes';
import { BANDS } from '#model/vocabulary/bands';
import { STATS, type StatTriple } from '#model/vocabulary/stats';
import { allowedTeams } from '#wasm/reference/search';
import { anyTriple } from '../arbitraries/vocabulary.ts';
import { readable } from './summary.ts';

/** Small random collections, songs and skills that meet every context of the search. */

const five = <T>(value: T) => [value, value, value, value, value] as const;
const same = (percent: number, levels = 3) =>
  Array.from({ length: levels }, (_, i) => five(percent * (1 + i)));

const attribute = fc.constantFrom(...ATTRIBUTES);
/** Often the same, so that whole teams share it. */
const mostlyCool = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Attribute>('cool') },
  { weight: 1, arbitrary: attribute },
);
/** A band that profiles have no list for, second so that collections of few bands hold it. */
export const NEW_BAND = 46;
export const NEW_BAND_ITEMS: readonly number[] = [104, 105, 106, 107, 108, 109, 110];
const [firstBand, ...otherBands] = BANDS.map((band): number => band.id);
const bandIds = [firstBand ?? 0, NEW_BAND, ...otherBands];

const effectArb: fc.Arbitrary<readonly SkillEffect[]> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 15 }), fc.constantFrom('good' as const, 'perfect' as const))
      .map(([tens, condition]) => [
        { type: 'score' as const, value: five(tens * 10), condition, life: null },
      ]),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 12 }).map((tens) => [
      {
        type: 'score_continued_note_judge' as const,
        value: five(tens * 10),
        condition: 'perfect' as const,
        life: null,
      },
      { type: 'score' as const, value: five(tens * 8), condition: 'good' as const, life: null },
    ]),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 5, max: 10 }).map((tens) => [
      { type: 'score' as const, value: five(tens * 10), condition: 'good' as const, life: null },
      {
        type: 'score_rate_up_with_perfect' as const,
        value: five(0),
        condition: 'perfect' as const,
        life: null,
      },
    ]),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('score_only_perfect' as const, 'score_under_great_half' as const)
      .map((type) => [{ type, value: five(125), condition: 'perfect' as const, life: null }]),
  },
  {
    weight: 1,
    arbitrary: fc.constant([
      { type: 'judge' as const, value: five(0), condition: 'great' as const, life: null },
    ]),
  },
);

const skillArb = (id: number): fc.Arbitrary<SkillRecord> =>
  fc
    .record({
      effects: effectArb,
      duration: fc.constantFrom(3, 5, 5.5, 7),
      unification: fc.option(
        fc.record({
          value: fc.constantFrom(125, 155, 90),
          bandId: fc.option(fc.constantFrom(...bandIds.slice(0, 2)), { freq: 2 }),
          attribute: fc.option(mostlyCool, { freq: 2 }),
        }),
        { freq: 2 },
      ),
    })
    .map(({ effects, duration, unification }) => ({
      id,
      description: five(null),
      simpleDescription: five(null),
      durations: [0, 1, 2, 3, 4].map((level) => duration + level * 0.5),
      effects,
      unification,
      lifeByLevel: null,
    }));

const cardArb = (id: number, characters: number, isAlike: boolean): fc.Arbitrary<CardRecord> =>
  fc
    .record({
      // Cards lean towards different characters, or half of all collections would have no team.
      characterId: fc.oneof(
        { weight: 3, arbitrary: fc.constant(1 + ((id / 3 - 1) % characters)) },
        { weight: 2, arbitrary: fc.integer({ min: 1, max: characters }) },
      ),
      attribute: isAlike
        ? fc.constant<CardAttribute>('cool')
        : fc.oneof(
            { weight: 9, arbitrary: mostlyCool },
            { weight: 1, arbitrary: fc.constant<CardAttribute>('unknown') },
          ),
      // Equal cards make ties in power and score.
      stats: fc.oneof(
        {
          weight: 1,
          arbitrary: fc.tuple(
            fc.integer({ min: 3000, max: 9000 }),
            fc.integer({ min: 3000, max: 9000 }),
            fc.integer({ min: 3000, max: 9000 }),
          ),
        },
        { weight: 1, arbitrary: fc.constantFrom([6000, 6000, 6000] as const, [6000, 5000, 7000] as const) },
      ),
      skillId: fc.integer({ min: 1, max: 7 }),
      rarity: fc.integer({ min: 3, max: 5 }),
    })
    .map(({ characterId, attribute, stats, skillId, rarity }) => ({
      id,
      characterId,
      rarity,
      attribute,
      levelLimit: 50,
      training: { levelLimit: 10, bonus: [400, 400, 400] as const },
      episodes: [[250, 250, 250] as const, [600, 600, 600] as const],
      levels: new Map([
        [1, stats],
        [60, [stats[0] * 2, stats[1] * 2, stats[2] * 2] as const],
      ]),
      skillId,
      type: 'permanent',
      resourceSetName: `res${id}`,
      name: five(`Card ${id}`),
      releasedAt: five(0),
    }));

const RATES = [0.5, 1, 2, 2.5];

/** Area items with made-up rates per level; bands differ from variant to variant. */
function areaItems(variant: number): ReadonlyMap<number, AreaItemRecord> {
  const base = (band: number) => RATES[(variant * (band + 1) + (variant >> 2) * band) % RATES.length] ?? 1;
  const single = (place: number) => 1 + ((variant * (place + 2) + place) % 3);
  const items = new Map<number, AreaItemRecord>();
  const add = (
    id: number,
    rates: readonly [number, number, number],
    attributes: readonly Attribute[],
    bands: readonly number[],
  ) =>
    items.set(id, {
      id,
      name: five(`Item ${id}`),
      maxLevel: five(3),
      targetAttributes: attributes,
      targetBandIds: bands,
      performance: same(rates[0]),
      technique: same(rates[1]),
      visual: same(rates[2]),
    });
  STUDIO_KEYS.forEach((key, i) => {
    const band = BANDS.find((one) => one.key === key);
    const rate = base(i);
    for (const id of STUDIO_ITEM_IDS[key])
      add(id, [rate, rate, rate], ATTRIBUTES, band ? [band.id] : bandIds);
  });
  for (const id of NEW_BAND_ITEMS) {
    const rate = base(STUDIO_KEYS.length);
    add(id, [rate, rate, rate], ATTRIBUTES, [NEW_BAND]);
  }
  ATTRIBUTES.forEach((name, i) => {
    add(PLAZA_ITEM_IDS[name], [single(i), single(i), single(i)], [name], bandIds);
    add(MENU_ITEM_IDS[name], [single(i + 4), single(i + 4), single(i + 4)], [name], bandIds);
  });
  STATS.forEach((name, i) => {
    const rate = (stat: number) => (stat === i ? single(i + 8) : 0);
    add(MAGAZINE_ITEM_IDS[name], [rate(0), rate(1), rate(2)], ATTRIBUTES, bandIds);
  });
  return items;
}
const areaItemsArb = fc.constantFrom(...Array.from({ length: 24 }, (_, variant) => areaItems(variant)));

/** Levels of a row of items: nothing owned, all equal, or mixed with a gap here and there. */
const levels = (count: number) =>
  fc.constantFrom(
    ...[null, 0, 1, 2].map((one) => Array<number | null>(count).fill(one)),
    ...[1, 2, 3, 5, 7, 11].map((step) =>
      Array.from({ length: count }, (_, i) => [2, 0, 1, null, 1, 2][(i * step + step) % 6] ?? null),
    ),
  );

const itemsArb: fc.Arbitrary<ProfileItems> = fc
  .record({
    studio: fc.tuple(...STUDIO_KEYS.map(() => levels(7))),
    ofNewBand: levels(NEW_BAND_ITEMS.length),
    Magazine: levels(3),
    Plaza: levels(4),
    Menu: levels(4),
    potential: fc.integer({ min: 1, max: 115 }),
    missions: fc.option(fc.nat(60), { nil: null }),
    apart: fc.option(anyTriple, { nil: null }),
  })
  .map(({ studio, ofNewBand, Magazine, Plaza, Menu, potential, missions, apart }) => ({
    ...(Object.fromEntries(STUDIO_KEYS.map((key, i) => [key, studio[i] ?? []])) as unknown as Record<
      StudioListKey,
      readonly (number | null)[]
    >),
    Magazine,
    Plaza,
    Menu,
    ...characterLists(potential, missions, apart),
    others: otherLevels([], NEW_BAND_ITEMS, (id) => ofNewBand[NEW_BAND_ITEMS.indexOf(id)] ?? null),
  }));

/** Every third character has a bonus: a sum alone, in parts, or with three potentials. */
function characterLists(potential: number, missions: number | null, apart: StatTriple | null) {
  const all = (some: number, rest: number) =>
    Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? some : rest));
  const lists = {
    potentials: all(Math.max(potential, missions ?? 0), 1),
    ...(missions !== null && { missions: all(missions, 0) }),
  };
  const told = { potential: apart ? meanPotential(apart) : 0, missions: missions ?? 0, apart };
  return apart
    ? withBonuses(lists, new Map(Array.from({ length: 14 }, (_, i) => [1 + 3 * i, told] as const)))
    : lists;
}

const gapsOf = (minLength: number) =>
  fc.array(fc.constantFrom(0, 0.25, 0.5, 1, 1.5), { minLength, maxLength: 70 });

/** All six: only then is there an encore. Not all at once, or skills that take points away would leave none. */
const sixSkillNotes = fc
  .array(fc.nat(5), { minLength: 6, maxLength: 6 })
  .map((offsets) => offsets.map((offset, i) => 8 * i + offset));

/** 20–70 notes over about a minute, up to six skill notes, fever in the middle. */
export const chartArb: fc.Arbitrary<ScoringChart> = fc
  .tuple(
    fc.oneof(
      fc.record({ gaps: gapsOf(20), skills: fc.uniqueArray(fc.nat(60), { maxLength: 6 }) }),
      fc.record({ gaps: gapsOf(50), skills: sixSkillNotes }),
    ),
    fc.boolean(),
  )
  .map(([{ gaps, skills }, fever]) => {
    let time = 0;
    const chosen = new Set(skills.filter((index) => index < gaps.length));
    const notes = gaps.map((gap, i) => {
      time += gap;
      return { time, beat: time * 2, skill: chosen.has(i), fever: fever && i > 10 && i < 30 };
    });
    return {
      notes,
      skillNotes: [...chosen].sort((a, b) => a - b),
      hasFever: fever,
      repairs: [],
    };
  });

const characters = (count: number, bands: number): ReadonlyMap<number, CharacterRecord> =>
  new Map(
    Array.from({ length: count }, (_, i) => [
      i + 1,
      {
        id: i + 1,
        bandId: bandIds[i % bands] ?? 1,
        name: five(`Character ${i + 1}`),
        firstName: five(null),
        nickname: five(null),
        colorCode: null,
      },
    ]),
  );

export interface SmallProblem {
  readonly question: TeamQuestion;
  readonly data: TeamData;
}

interface Span {
  readonly min: number;
  readonly max: number;
}
interface ProblemSize {
  /** One band and one attribute for all. */
  readonly isAlike?: boolean;
  readonly cards: Span;
  readonly characters: Span;
}

const dataArb = (cards: number, characterCount: number, isAlike: boolean): fc.Arbitrary<TeamData> =>
  fc
    .record({
      cards: fc.tuple(
        ...Array.from({ length: cards }, (_, i) => cardArb((i + 1) * 3, characterCount, isAlike)),
      ),
      skills: fc.tuple(...[1, 2, 3, 4, 5, 6].map(skillArb)),
      areaItems: areaItemsArb,
      chart: chartArb,
      bands: isAlike ? fc.constant(1) : fc.constantFrom(1, 2, 4),
    })
    .map(({ cards, skills, areaItems, chart, bands }) => ({
      cards: new Map(cards.map((card) => [card.id, card])),
      // Skill 7 is named by cards and missing here.
      skills: new Map(skills.map((skill) => [skill.id, skill])),
      characters: characters(characterCount, bands),
      areaItems,
      chart,
    }));

const profileArb = (data: TeamData): fc.Arbitrary<Profile> =>
  fc
    .record({
      items: itemsArb,
      // Cards that are all equally far make ties.
      isEven: fc.boolean(),
      entries: fc.array(
        fc.record({
          level: fc.constantFrom(1, 30, 60),
          master: fc.integer({ min: 0, max: 4 }),
          skill: fc.integer({ min: 0, max: 4 }),
          ep: fc.integer({ min: 0, max: 2 }),
          train: fc.constantFrom(0 as const, 1 as const),
        }),
        { minLength: data.cards.size, maxLength: data.cards.size },
      ),
      excluded: fc.oneof(
        { weight: 3, arbitrary: fc.constant<readonly number[]>([]) },
        { weight: 1, arbitrary: fc.uniqueArray(fc.nat(data.cards.size - 1), { maxLength: 2 }) },
      ),
    })
    .map(({ items, isEven, entries, excluded }) => ({
      name: 'Profile 1',
      server: 0 as const,
      items,
      cards: [...data.cards.keys()].map((id, i) => ({
        id,
        art: 0 as const,
        ...(entries[isEven ? 0 : i] ?? { level: 1, master: 0, skill: 0, ep: 0, train: 0 as const }),
        exclude: excluded.includes(i),
      })),
    }));

const bonusArb = fc.option(
  fc
    .record({
      attribute,
      member: fc.constantFrom(3, 9, 15, 21, 27),
      characters: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
      percent: fc.constantFrom(10, 20),
      stat: fc.constantFrom(0, 50),
      limit: fc.constantFrom(0, 1.5),
    })
    .map(({ attribute, member, characters, percent, stat, limit }) => ({
      attributes: [{ attribute, percent }],
      characters: characters.map((characterId) => ({ characterId, percent })),
      members: [{ cardId: member, percent: 20 }],
      limitBreaks: [{ rarity: 4, rank: 2, percent: limit }],
      pointPercent: 0,
      parameterPercent: 20,
      statPercent: [stat, 0, 0] as const,
    })),
  { freq: 2 },
);

/** One card id of each character, so that several of them can be asked for together. */
const onePerCharacter = (data: TeamData): number[] => {
  const first = new Map([...data.cards.values()].reverse().map((card) => [card.characterId, card.id]));
  return [...first.values()];
};

const constraintsArb = (data: TeamData): fc.Arbitrary<TeamConstraints> => {
  const id = fc.constantFrom(...data.cards.keys());
  return fc.record({
    exclude: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: id.map((one) => [one]) },
    ),
    must: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.uniqueArray(id, { maxLength: 3 }) },
      { weight: 1, arbitrary: fc.shuffledSubarray(onePerCharacter(data)).map((ids) => ids.slice(0, 5)) },
    ),
    leader: fc.option(id, { freq: 2, nil: null }),
    minPower: fc.constantFrom(0, 0, 0, 90_000, 120_000),
  });
};

const questionArb = (data: TeamData): fc.Arbitrary<TeamQuestion> =>
  fc.record({
    server: fc.constant(0 as const),
    profile: profileArb(data),
    level: fc.integer({ min: 5, max: 28 }),
    perfectRate: fc.constantFrom(1, 1, 0.97, 0.6, 0.2, 0),
    live: fc.constantFrom('free' as const, 'free' as const, 'multi' as const),
    room: fc.record({
      averagePower: fc.constantFrom(0, 250_000),
      skillPercent: fc.constantFrom(60, 110),
      skillSeconds: fc.constantFrom(5, 7),
      encore: fc.constantFrom(...ENCORES),
    }),
    order: fc.constant('uniform' as const),
    skillQueue: fc.constant(false as boolean),
    skillDelay: fc.constantFrom(0, 0, 0.08, 0.25, 1),
    target: fc.constant('score' as const),
    points: fc.constant(null),
    powerBonus: bonusArb,
    sixth: fc.oneof(
      { weight: 4, arbitrary: fc.constant('leader' as const) },
      { weight: 1, arbitrary: fc.constant('best' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...data.cards.keys()) },
    ),
    itemSets: fc.constantFrom('uniform' as const, 'uniform' as const, 'mixed' as const),
    treatAs: fc.record({ maxLevel: fc.boolean(), trained: fc.boolean(), episodesRead: fc.boolean() }),
    temporary: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...data.cards.keys()), { maxLength: 2 }) },
    ),
    constraints: constraintsArb(data),
    top: fc.constantFrom(1, 1, 3, 10),
  });

/** Cards have ids 3, 6, 9 …; constraints hit on purpose now and then. */
export const problem = (size: ProblemSize): fc.Arbitrary<SmallProblem> =>
  fc
    .tuple(fc.integer(size.cards), fc.integer(size.characters))
    .chain((counts) => dataArb(...counts, size.isAlike ?? false))
    .chain((data) => questionArb(data).map((question) => readable({ question: lent(question), data })));

/** A temporary card is one the player does not own. */
const lent = (question: TeamQuestion): TeamQuestion => ({
  ...question,
  profile: {
    ...question.profile,
    cards: question.profile.cards.filter((card) => !question.temporary.includes(card.id)),
  },
});

/** Questions small enough for brute force; some of them have no team. */
export const smallProblem = problem({ cards: { min: 5, max: 11 }, characters: { min: 4, max: 8 } });

/** Whether any five cards are allowed, whatever their power. */
const hasTeam = ({ question, data }: SmallProblem): boolean =>
  allowedTeams(question, data).next().done === false;

/** The problem without constraints if they leave no team. */
function relaxed(asked: SmallProblem): SmallProblem {
  if (hasTeam(asked)) return asked;
  const { question, data } = asked;
  const cards = question.profile.cards.map((card) => ({ ...card, exclude: false }));
  const constraints = { ...question.constraints, exclude: [], must: [], leader: null };
  return readable({
    question: { ...question, profile: { ...question.profile, cards }, sixth: 'leader', constraints },
    data,
  });
}

/** Small questions whose constraints leave a team. */
export const playableProblem = problem({ cards: { min: 6, max: 10 }, characters: { min: 6, max: 8 } })
  .map(relaxed)
  .filter(hasTeam);

const CROWD = { cards: { min: 9, max: 13 }, characters: { min: 5, max: 6 } };

/** Small questions with several cards of most characters, so that dominance has something to do. */
export const crowdedProblem = fc
  .oneof(problem(CROWD), problem({ ...CROWD, isAlike: true }))
  .map(relaxed)
  .filter(hasTeam);
