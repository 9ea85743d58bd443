import fc from 'fast-check';
import type { MedleyData, MedleyQuestion } from '#model/compute/medley';
import type { ProfileItems } from '#model/profile/profile';
import { STUDIO_KEYS } from '#model/vocabulary/area-items';
import { chartArb, problem, type SmallProblem } from '../problems.ts';
import { summary } from '../summary.ts';

/** Small medleys: fifteen to seventeen cards of five or six characters, few items, three short songs. */

export interface SmallMedley {
  readonly question: MedleyQuestion;
  readonly data: MedleyData;
}

/** Keeps two studio sets, or two kinds in three places of a mixed studio, so that brute force can walk every choice. */
const fewItems = (items: ProfileItems, pick: number, isMixed: boolean): ProfileItems => {
  const keep = (levels: readonly (number | null)[], from: number, count: number) =>
    levels.map((level, i) => ((i + from) % levels.length < count ? level : null));
  const studio = STUDIO_KEYS.map((key, i) => {
    const isKept = i === pick % 2 || (i === 2 + (pick % 7) && pick % 3 > 0 && pick % 5 > 0);
    const places = isMixed ? 3 : 7;
    return [key, items[key].map((level, place) => (isKept && place < places ? level : null))] as const;
  });
  // In place of the second, now and then, the set of a band that profiles have no list for.
  const others = pick % 5 === 0 ? (items.others ?? []) : [];
  return {
    ...items,
    others: isMixed ? others.slice(0, -4) : others,
    ...Object.fromEntries(studio),
    Plaza: keep(items.Plaza, pick, 2),
    Menu: keep(items.Menu, pick, pick % 3),
    Magazine: keep(items.Magazine, pick, 2),
  };
};

interface Parts {
  readonly asked: SmallProblem;
  readonly charts: MedleyData['charts'];
  readonly levels: MedleyQuestion['levels'];
  readonly characters: number;
  readonly pick: number;
  readonly musts: readonly number[];
}

function medleyOf({ asked, charts, levels, characters, pick, musts }: Parts): SmallMedley {
  const { level: _, sixth: __, constraints, top: ___, ...rest } = asked.question;
  const { chart: ____, ...data } = asked.data;
  // Characters in turn, or hardly any collection of this size would hold three teams.
  const cards = [...data.cards.values()].map((card, i) => ({ ...card, characterId: 1 + (i % characters) }));
  const items = fewItems(rest.profile.items, pick, rest.itemSets === 'mixed');
  const question: MedleyQuestion = {
    ...rest,
    profile: {
      ...rest.profile,
      items,
      cards: rest.profile.cards.map((card) => ({ ...card, exclude: false })),
    },
    levels,
    constraints: {
      exclude: cards.length > 15 ? constraints.exclude : [],
      must: musts.map((place) => cards[place % cards.length]?.id ?? 0),
    },
  };
  return {
    question,
    data: { ...data, cards: new Map(cards.map((card) => [card.id, card])), charts },
  };
}

const text = ({ question, data }: SmallMedley): string => {
  const { charts, ...rest } = data;
  const one = (s: 0 | 1 | 2) =>
    summary({
      question: {
        ...question,
        level: question.levels[s],
        order: 'uniform',
        target: 'score',
        points: null,
        sixth: 'leader',
        top: 1,
        constraints: { ...question.constraints, leader: null, minPower: 0 },
      },
      data: { ...rest, chart: charts[s] },
    });
  return [one(0), ...([1, 2] as const).map((s) => one(s).split('\n').at(-1))].join('\n');
};

export const smallMedley: fc.Arbitrary<SmallMedley> = fc
  .record({
    asked: problem({ cards: { min: 15, max: 17 }, characters: { min: 6, max: 6 } }),
    charts: fc.tuple(chartArb, chartArb, chartArb),
    levels: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 5, max: 28 }))) as fc.Arbitrary<
      [number, number, number]
    >,
    characters: fc.constantFrom(5, 6),
    pick: fc.nat(41),
    musts: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.nat(14), { maxLength: 3 }) },
    ),
  })
  .map(medleyOf)
  .map((medley) => Object.defineProperty(medley, fc.toStringMethod, { value: () => text(medley) }));
