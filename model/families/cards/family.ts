import { attributeColor } from '../../listing/views/attributes.ts';
import { bandColor, shownBands } from '../../listing/views/bands.ts';
import { layersOf } from '../../listing/views/card-layers.ts';
import { shownAs } from '../../listing/views/card-view.ts';
import { wordsOf } from '../../listing/views/words.ts';
import type { CardRecord } from '../../records/card.ts';
import { artKinds, cardArtPath } from '../../rules/asset-paths.ts';
import { pointRate } from '../../rules/event-bonus.ts';
import { localised } from '../../rules/localised.ts';
import { memoizePerObject } from '../../rules/once.ts';
import { SKILL_GROUPS, SKILL_TRAITS } from '../../rules/skill-summary.ts';
import type { TextKey } from '../../texts/groups.ts';
import { CARD_ATTRIBUTES } from '../../vocabulary/attributes.ts';
import { CARD_TYPES, isCardType, RARITIES } from '../../vocabulary/card-types.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import { STATS, type StatTriple } from '../../vocabulary/stats.ts';
import { type Context, defineFamily, type Field, type Mine, type Pick, type Word } from '../family.ts';
import {
  attributeOptions,
  attributeText,
  bandOptions,
  characterOptions,
  joinWords,
  numberField,
  optionsOf,
  releaseField,
  serverColumns,
  serverField,
  starText,
} from '../fields.ts';
import { CARDS_HEAD } from './head.ts';
import { bestStats, CARD_WORDS, type CardItem, cardItem } from './item.ts';

type CardField = Field<CardItem>;

/** What a card is to the visitor. */
const OWNERSHIPS = ['owned', 'missing', 'excluded'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** What a card is in the profile in use; null without one. An excluded card is owned, too. */
export function ownershipOf({ owned, excluded, hasProfile }: Mine, id: number): Ownership | null {
  if (!hasProfile) return null;
  if (excluded.has(id)) return 'excluded';
  return owned.has(id) ? 'owned' : 'missing';
}

/** Worked out only for a list sorted by the values before training. */
const untrained = memoizePerObject((card: CardRecord) => bestStats(card, false));

const statField = (title: TextKey, of: (item: CardItem) => number): CardField => ({
  title,
  isNumber: true,
  text: (item, { words }) => words.format.integer(of(item)),
  csv: of,
  sort: { descending: true, by: of },
});

const untrainedSort = (title: TextKey, of: (stats: StatTriple) => number): CardField => ({
  title: ({ words: { t } }) => `${t(title)} (${t('card.artKind.normal')})`,
  sort: { descending: true, by: ({ card }) => of(untrained(card)) },
});

const sum = ([first, second, third]: StatTriple): number => first + second + third;

const skillPercent = ({ skill }: CardItem): number | null => skill && (skill.unifiedPercent ?? skill.percent);

/** Cards with a bonus in an event, at master rank 0; the latest events first. */
const EVENT_PICK: Pick<CardItem> = {
  key: 'event',
  title: 'card.event',
  options: ({ lists: { events }, main, sub }) =>
    events.size === 0
      ? null
      : [...events.values()]
          .sort((a, b) => (b.startAt[main] ?? 0) - (a.startAt[main] ?? 0) || b.id - a.id)
          .map(({ id, name }) => ({
            value: String(id),
            label: localised(name, main, sub)?.value ?? `#${id}`,
          })),
  searchWords: (value, { lists }) => wordsOf(lists.events.get(Number(value))?.name ?? []),
  hint: (value, { lists, main, sub, words }) => {
    const event = lists.events.get(Number(value));
    const start = event && localised(event.startAt, main, sub);
    const end = event && start && event.endAt[start.server];
    return joinWords(`#${value}`, start && end ? words.dates.range(start.value, end) : null);
  },
  share: ({ card }, value, { lists }) => {
    const bonus = lists.events.get(Number(value))?.bonus;
    return (bonus ? pointRate(bonus, card, card.characterId, 0) : 0) || null;
  },
};

/** The bonus in the event that is filtered by; null without one. */
export function eventBonus(item: CardItem, context: Context): string | null {
  const event = context.asked.event?.[0];
  if (event === undefined || !context.lists.events.has(Number(event))) return null;
  return context.words.format.signedPercent(EVENT_PICK.share(item, event, context) ?? 0);
}

const bonusWord = (item: CardItem, context: Context): Word | null => {
  const text = eventBonus(item, context);
  return text === null ? null : { text, look: 'bonus' };
};

const normalViews = memoizePerObject(({ main, sub }: Context) =>
  memoizePerObject(({ view, card }: CardItem) => shownAs(view, card, false, main, sub)),
);

/** The card with the picture of the chosen look; the same object for the same card, so that its tile is not redrawn. */
export const viewOf = (item: CardItem, context: Context, look: string): CardItem['view'] =>
  look === 'normal' ? normalViews(context)(item) : item.view;

/** Address of the whole picture. */
export function artPath({ card }: CardItem, { main, sub }: Context, look: string): string {
  const server = SERVERS[localised(card.releasedAt, main, sub)?.server ?? main];
  return cardArtPath(server, card, artKinds(card).at(look === 'normal' ? 0 : -1) ?? 'normal');
}

export const FAMILY = defineFamily<CardRecord, CardItem>()({
  head: CARDS_HEAD,
  list: 'cards',
  item: cardItem,
  releasedAt: ({ card }) => card.releasedAt,
  title: ({ view }) => view.title,
  names: ({ card }) => card.name,
  subtitle: ({ id, view }) => joinWords(view.character, view.band, `#${id}`),
  color: ({ card }) => attributeColor(card.attribute),
  picture: ({ view }) => ({
    src: view.picture,
    vars: { ground: view.color ?? bandColor(view.bandId), marks: layersOf(view, false, false) },
  }),
  art: ({ card }, { main, sub }) => {
    const home = SERVERS[localised(card.releasedAt, main, sub)?.server ?? main];
    return [...new Set([home, SERVERS[0]])].flatMap((server) =>
      artKinds(card)
        .toReversed()
        .map((kind) => cardArtPath(server, card, kind)),
    );
  },
  lexicon: CARD_WORDS,
  placeholder: { text: 'card.search', example: 'kkr 4★, score 115%' },
  examples: [
    { typed: 'kkr 4★', meaning: 'card.example.character' },
    { typed: 'かすみ', meaning: 'list.example.script' },
    { typed: 'roselia cool 4★+', meaning: 'card.example.band' },
    { typed: 'score 115%', meaning: 'card.example.skill' },
    { typed: 'heal limited', meaning: 'card.example.type' },
    { typed: 'jp en', meaning: 'card.example.servers' },
    { typed: '#115', meaning: 'card.example.id' },
    { typed: '/happy', meaning: 'card.example.names' },
    { typed: '"happy world"', meaning: 'list.example.quoted' },
  ],
  fields: {
    id: numberField<CardItem>(),
    card: { title: 'page.card', text: ({ view }) => view.title },
    name: { title: 'card.name', text: ({ view }) => view.title },
    band: {
      title: 'filter.band',
      text: ({ view }) => view.band,
      facet: {
        options: (context, items) => bandOptions(context, shownBands(items.map(({ view }) => view.bandId))),
        of: ({ view }) => [String(view.bandId)],
      },
    },
    attr: {
      title: 'filter.attribute',
      text: ({ card }, context) => attributeText([card.attribute], context),
      sort: { by: ({ card }) => CARD_ATTRIBUTES.indexOf(card.attribute) },
      facet: {
        options: (context, items) =>
          attributeOptions(
            context,
            items.map(({ card }) => card.attribute),
          ),
        of: ({ card }) => [card.attribute],
      },
    },
    rarity: {
      title: 'filter.rarity',
      isNumber: true,
      text: ({ card }) => starText(card.rarity),
      csv: ({ card }) => card.rarity,
      sort: { descending: true, by: ({ card }) => card.rarity },
      facet: {
        options: ({ words: { t } }) =>
          RARITIES.map((stars) => ({
            value: String(stars),
            label: t('card.stars', { count: stars }),
            short: `${stars}★`,
          })),
        of: ({ card }) => [String(card.rarity)],
      },
    },
    char: {
      title: 'page.character',
      text: ({ view }) => view.character,
      sort: { by: ({ card }) => card.characterId },
      facet: {
        look: 'select',
        options: (context) => characterOptions(context, true),
        of: ({ card }) => [String(card.characterId)],
      },
    },
    /** With the band, as a fact. */
    person: {
      title: 'page.character',
      text: ({ view }) => joinWords(view.character, view.band),
      path: ({ card }) => `/info/characters/${card.characterId}`,
    },
    server: serverField<CardItem>(({ servers }) => servers, 'select'),
    type: {
      title: 'card.type',
      isFileOnly: () => true,
      text: ({ card }, { words }) =>
        isCardType(card.type) ? words.t(`card.typeOf.${card.type}`) : card.type,
      facet: {
        look: 'select',
        options: optionsOf(CARD_TYPES, (type) => `card.typeOf.${type}`),
        of: ({ card }) => [card.type],
      },
    },
    skill: {
      title: 'card.skill',
      isNumber: true,
      text: (item, { words }) => {
        const percent = skillPercent(item);
        return percent === null ? null : words.format.percent(percent);
      },
      csv: skillPercent,
      sort: { label: 'card.skillValue', descending: true, by: skillPercent },
      facet: {
        look: 'select',
        options: optionsOf(SKILL_GROUPS, (group) => `card.skillOf.${group}`),
        of: ({ skill }) => skill?.groups ?? [],
      },
    },
    effect: {
      title: 'card.effect',
      facet: {
        look: 'select',
        options: optionsOf(SKILL_TRAITS, (trait) => `card.effectOf.${trait}`),
        of: ({ skill }) => skill?.traits ?? [],
      },
    },
    mine: {
      title: 'card.mine',
      facet: {
        isPersonal: true,
        options: (context) =>
          context.mine.hasProfile ? optionsOf(OWNERSHIPS, (mine) => `card.mineOf.${mine}`)(context) : [],
        of: ({ id }, _chosen, { mine: { owned, excluded } }) => [
          owned.has(id) ? 'owned' : 'missing',
          ...(excluded.has(id) ? ['excluded'] : []),
        ],
      },
    },
    owned: {
      title: 'card.mineOf.owned',
      isFileOnly: () => true,
      csv: ({ id }, { mine }) => (mine.owned.has(id) ? 1 : 0),
    },
    release: releaseField<CardItem>(({ card }) => card.releasedAt),
    power: statField('power.title', ({ power }) => power),
    performance: statField('stat.performance', ({ stats }) => stats[0]),
    technique: statField('stat.technique', ({ stats }) => stats[1]),
    visual: statField('stat.visual', ({ stats }) => stats[2]),
    'power-untrained': untrainedSort('power.title', sum),
    'performance-untrained': untrainedSort('stat.performance', (stats) => stats[0]),
    'technique-untrained': untrainedSort('stat.technique', (stats) => stats[1]),
    'visual-untrained': untrainedSort('stat.visual', (stats) => stats[2]),
    /** The pick of the same key sorts by its bonus. */
    event: { title: 'card.bonus', sort: { descending: true, by: () => null } },
    ...serverColumns<CardItem>(({ servers }) => servers),
  },
  columns: [
    'card',
    'id',
    'char',
    'attr',
    'rarity',
    'type',
    'release',
    'power',
    ...STATS,
    'skill',
    ...SERVERS,
    'owned',
  ],
  sorts: [
    'release',
    'id',
    'power',
    ...STATS,
    'power-untrained',
    'performance-untrained',
    'technique-untrained',
    'visual-untrained',
    'skill',
    'rarity',
    'attr',
    'char',
    'event',
  ],
  facets: ['band', 'attr', 'rarity', 'char', 'server', 'type', 'skill', 'effect', 'mine'],
  picks: [EVENT_PICK],
  facts: ['name', 'person', 'attr', 'rarity', 'type'],
  summary: ['rarity', 'attr', 'char', 'band', 'release'],
  reads: ['server', 'event'],
  page: {
    art: 'panel',
    ratio: 8 / 5,
    below: 60,
    hasFactsAside: true,
    artText: ({ view }, { words }) => words.t('card.artOf', { title: view.title }),
  },
  tile: {
    shape: { phone: 58, wide: 80, ratio: 1, lines: 20, first: 60 },
    look: 'plain',
    lines: (item, context) => [
      [
        { text: item.view.character, look: 'name' },
        bonusWord(item, context) ?? { text: String(item.id), look: 'quiet', isSpare: true },
      ],
    ],
  },
  row: {
    wide: { width: 300, height: () => 72 },
    lines: (item, { words: { t, format } }) => {
      const percent = skillPercent(item);
      return [
        [{ text: `${item.view.character} · ${item.view.band}` }],
        [
          {
            text: joinWords(
              `#${item.id}`,
              t('card.powerOf', { power: format.integer(item.power) }),
              percent === null ? null : t('card.skillOfCard', { percent: format.percent(percent) }),
            ),
          },
        ],
      ];
    },
    end: bonusWord,
  },
  looks: {
    key: 'art',
    title: 'card.training',
    options: [
      { value: 'trained', label: 'card.artKind.after_training' },
      { value: 'normal', label: 'card.artKind.normal' },
    ],
  },
});
